import type { GroupExchange } from '../src/bindings/GroupExchange';

/** What an exchange in which nothing moved says. */
export const NOTHING_NEW: GroupExchange = {
  name: 'Our table',
  received: 0,
  sent: 0,
  refused: 0,
  joined: 0,
  photos: 0,
  photos_missing: 0,
  unread: [],
  failed: null,
};
