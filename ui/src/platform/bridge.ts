import type { WireError } from '../bindings/WireError';
import { Fault, type Platform } from './index';

/**
 * Runs the pages in an ordinary browser, with the real program behind the development server. Not part of any
 * build.
 */
export const bridge: Platform = {
  async call(name, language, request) {
    const body = JSON.stringify({ name, language, request });
    const response = await fetch('/__muster', { method: 'POST', body });
    const { answer, error } = (await response.json()) as { answer?: unknown; error?: WireError };
    if (error) throw new Fault(error);
    return answer as never;
  },
  askOpen: async (title) => window.prompt(title),
  askFolder: async (title) => window.prompt(title),
  askOpenMany: async (title) => window.prompt(title)?.split('|') ?? [],
  askSave: async (title, name) => window.prompt(title, `/tmp/${name}`),
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
