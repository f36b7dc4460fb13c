import type { Settings } from '../../bindings/Settings';
import type { Started } from '../../bindings/Started';
import type { WireError } from '../../bindings/WireError';
import { NO_SETTINGS } from '../../lib/desk.svelte';
import { spoken } from '../../lib/spoken';
import { Fault, type Platform, type Request } from '../index';

/** What the worker says. */
interface Said {
  id: number;
  answer?: unknown;
  error?: WireError;
  broken?: string;
}

/** The program, as WebAssembly in a worker: its answers may take a while, and the page goes on meanwhile. */
const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (why: Error) => void }>();
let last = 0;

worker.onmessage = ({ data }: MessageEvent<Said>) => {
  const { resolve, reject } = waiting.get(data.id) ?? {};
  waiting.delete(data.id);
  if (data.error) reject?.(new Fault(data.error));
  else if (data.broken !== undefined) reject?.(new Error(data.broken));
  else resolve?.(data.answer);
};

/** How the page looks. As all else here, it is kept until the page is closed. */
let looks: Settings = NO_SETTINGS;

/** The host of a page that keeps nothing: the program in the page itself. */
export const look: Platform = {
  looksOnly: true,
  async call(name, language, request) {
    if (name === 'change_settings') {
      looks = { ...looks, ...(request as Request<'change_settings'>).change } as Settings;
      return looks as never;
    }
    const answer = await new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, request: { name, language, request } });
    });
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
  onElsewhere: () => () => {},
  reveal: async () => {},
  openFile: async () => {},
};

/** The program's state in the reader's language and colours. */
function mine(started: Started): Started {
  const language = looks.language ?? spoken(navigator.languages ?? []) ?? started.language;
  return { ...started, language, settings: looks };
}
