import type { Settings } from '../../bindings/Settings';
import type { Started } from '../../bindings/Started';
import { CHANGES } from '../../bindings/topics';
import type { Answer, Command, Platform, Request } from '../index';
import { Fault } from '../index';
import { keep, kept } from './kept';
import { line } from './line.svelte';
import { type Got, outbox, send } from './outbox';

/** How the page looks on this phone; the host's settings are the host's. */
const LOOKS = 'looks';

/** What says the same as the answer to a command that was carried out before. */
const READ_AGAIN: Partial<Record<Command, Command>> = {
  night_tap: 'campaign_night',
  night_undo: 'campaign_night',
  night_redo: 'campaign_night',
  tap_play: 'play',
  book_step: 'campaign',
  undo_step: 'campaign',
  tell_result: 'tournament',
  step_out: 'tournament',
  hand_in_squad: 'tournament_squad',
  undo_play: 'play',
  redo_play: 'play',
};

/**
 * Taps that several make at once. Each is judged by the rules as things are when it arrives, so that it doesn't say how many
 * there were before; what is undone must be what was seen.
 */
const TOGETHER: readonly Command[] = ['night_tap', 'tap_play'];

/** The host of a phone at the table: the program on the computer, by HTTP. */
export const guest: Platform = {
  async call(name, language, request) {
    if (name === 'change_settings') return look(request as Request<'change_settings'>) as never;
    const answer = await (CHANGES[name].length > 0
      ? change(name, language, request)
      : read(name, language, request));
    return (name === 'start' ? mine(answer as Started) : answer) as never;
  },
  askOpen: async () => null,
  askFolder: async () => null,
  askOpenMany: async () => [],
  askSave: async () => null,
  onDrop: () => () => {},
  onClose: () => () => {},
  setMenu: () => {},
  setTheme: () => {},
  setTitle(title) {
    document.title = title;
  },
  apart: async () => false,
  onElsewhere: (run) => line.follow((command) => command !== null && run(command)),
  reveal: async () => {},
  openFile: async () => {},
};

async function change<C extends Command>(name: C, language: string, request: Request<C>): Promise<unknown> {
  const together = TOGETHER.includes(name) ? { taps: null, entries: null } : {};
  const got = await outbox.put(name, language, { ...request, ...together });
  if ('answer' in got) return got.answer;
  // What was counted is read anew, whatever became of it.
  if (name === 'take_back_change') return { done: true } satisfies Answer<'take_back_change'>;
  const again = READ_AGAIN[name];
  if (again === undefined) return null;
  const { id, mission, reveal, player } = request as unknown as Record<string, unknown>;
  return read(again, language, { id, mission, reveal, player } as unknown as Request<typeof again>);
}

/** Reads; while the host is away, waits until it is back. */
async function read<C extends Command>(name: C, language: string, request: Request<C>): Promise<unknown> {
  for (;;) {
    try {
      const got: Got = await send({ id: null, name, language, request });
      line.found();
      return 'answer' in got ? got.answer : null;
    } catch (error) {
      if (error instanceof Fault || line.out) throw error;
      line.lost();
      await line.again();
    }
  }
}

/** The host's settings, as far as a guest gets them. */
let theirs: Settings | null = null;

/** The host's settings with how the page looks on this phone. */
function settingsWith(looks: Partial<Settings>): Settings {
  return { ...(theirs as Settings), theme: null, text_size: null, ...looks };
}

/** The host's state as this phone shows it: in its own language and theme. */
function mine(started: Started): Started {
  theirs = started.settings;
  const looks = kept<Partial<Settings>>(LOOKS, {});
  const known = started.languages.map((language) => language.id);
  const language = [looks.language, guessed(), started.language].find((one) => one && known.includes(one));
  return { ...started, language: language ?? 'en', settings: settingsWith(looks) };
}

/** The phone's language, if the program speaks it. */
function guessed(): string | null {
  for (const tag of navigator.languages ?? []) {
    const [language = '', ...parts] = tag.split('-');
    if (language === 'zh') {
      return parts.some((part) => ['Hant', 'TW', 'HK', 'MO'].includes(part)) ? 'zh-Hant' : 'zh-Hans';
    }
    if (language === 'en' || language === 'hu') return language;
  }
  return null;
}

function look({ change }: Request<'change_settings'>): Answer<'change_settings'> {
  const looks = { ...kept<Partial<Settings>>(LOOKS, {}), ...change };
  keep(LOOKS, looks);
  return settingsWith(looks);
}
