import { invoke } from '@tauri-apps/api/core';
import { listen } from '@tauri-apps/api/event';
import { getCurrentWebview } from '@tauri-apps/api/webview';
import { getCurrentWindow } from '@tauri-apps/api/window';
import { open, save } from '@tauri-apps/plugin-dialog';
import { openPath, revealItemInDir } from '@tauri-apps/plugin-opener';
import type { WireError } from '../bindings/WireError';
import { type Command, Fault, type MenuGroup, type Platform } from './index';

/** The host in the desktop window. */
export const tauri: Platform = {
  async call(name, language, request) {
    try {
      return await invoke('call', { name, language, request });
    } catch (error) {
      throw fault(error);
    }
  },
  async askOpen(title, filters) {
    return await open({ title, filters, multiple: false, directory: false });
  },
  async askFolder(title) {
    return await open({ title, multiple: false, directory: true });
  },
  async askOpenMany(title, filters) {
    return (await open({ title, filters, multiple: true, directory: false })) ?? [];
  },
  async askSave(title, defaultPath, filters) {
    return await save({ title, defaultPath, filters });
  },
  onDrop(drop, hover) {
    const ending = getCurrentWebview().onDragDropEvent(({ payload }) => {
      hover(payload.type === 'enter' || payload.type === 'over');
      if (payload.type === 'drop') drop(payload.paths);
    });
    return () => void ending.then((end) => end());
  },
  onClose(run) {
    if (!listens) void getCurrentWindow().onCloseRequested(whenAllAreDone);
    listens = true;
    closing.add(run);
    return () => closing.delete(run);
  },
  setMenu(groups) {
    making = making.then(() => makeMenu(groups)).catch(() => undefined);
  },
  setTheme(theme) {
    void getCurrentWindow().setTheme(theme);
  },
  setTitle(title) {
    void getCurrentWindow().setTitle(title);
  },
  async apart(shown, language, theme) {
    try {
      await invoke('apart', { shown, language, theme });
      return true;
    } catch (error) {
      throw fault(error);
    }
  },
  onElsewhere(run) {
    const ending = listen<Command>('carried-out', ({ payload }) => run(payload));
    return () => void ending.then((end) => end());
  },
  async reveal(path) {
    await revealItemInDir(path);
  },
  async openFile(path) {
    await openPath(path);
  },
};

/**
 * Functions to run before the window closes. One listener awaits all of them: with several, the first to
 * finish would close the window.
 */
const closing = new Set<() => Promise<void>>();
let listens = false;
/** Menus are built one at a time, so that the last one requested wins. */
let making: Promise<unknown> = Promise.resolve();

async function whenAllAreDone(): Promise<void> {
  await Promise.allSettled([...closing].map((run) => run()));
}

/** The actions of the menu bar's items, by menu and position. */
let entries: MenuGroup['items'][] = [];
let hears = false;

/** Has the host build the menu bar from one description; the host reports a chosen item by its position. */
async function makeMenu(groups: MenuGroup[]): Promise<void> {
  if (!hears) {
    hears = true;
    void listen<string>('menu-chosen', ({ payload }) => {
      const [group = -1, item = -1] = payload.split('.').map(Number);
      entries[group]?.[item]?.run();
    });
  }
  await invoke('menu', {
    language: document.documentElement.lang,
    groups: groups.map(({ label, items }) => ({
      label,
      items: items.map(({ label, press }) => ({ label, press })),
    })),
  });
  entries = groups.map(({ items }) => items);
}

function fault(error: unknown): unknown {
  const wire = error as Partial<WireError>;
  return typeof wire?.code === 'string' ? new Fault(wire as WireError) : error;
}
