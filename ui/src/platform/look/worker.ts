import program from 'muster.wasm?url';

/** What the program exports: see `look/src/lib.rs`. */
interface Program {
  memory: WebAssembly.Memory;
  room(length: number): number;
  call(): number;
  answered(): number;
}

/** What the program asks the browser: see `look/src/host.rs`. */
const host = {
  now: () => Date.now(),
  random: () => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0,
};

async function load(): Promise<Program> {
  const response = await fetch(new URL(program, import.meta.url));
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const { instance } = await WebAssembly.instantiate(await response.arrayBuffer(), { host });
  return instance.exports as unknown as Program;
}

/** The program; begun anew once it broke off, as its memory is in no known state then. */
let loaded = load();

async function answer(request: unknown): Promise<unknown> {
  const { memory, room, call, answered } = await loaded;
  const asked = new TextEncoder().encode(JSON.stringify(request));
  try {
    const at = room(asked.length);
    new Uint8Array(memory.buffer, at, asked.length).set(asked);
    const length = call();
    return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answered(), length)));
  } catch (error) {
    loaded = load();
    throw error;
  }
}

self.onmessage = async ({ data: { id, request } }: MessageEvent<{ id: number; request: unknown }>) => {
  try {
    self.postMessage({ id, ...((await answer(request)) as object) });
  } catch (error) {
    self.postMessage({ id, broken: String(error) });
  }
};
