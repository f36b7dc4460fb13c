import type { GroupExchange } from '../src/bindings/GroupExchange';

/** The answer of an exchange that moved nothing. */
export const NOTHING_NEW: GroupExchange = {
  name: 'Our table',
  received: 0,
  sent: 0,
  refused: 0,
  joined: 0,
  photos: 0,
  photos_missing: 0,
  unread: [],
  unread_more: 0,
  key: 'only',
  left_out: [],
  failed: null,
};
