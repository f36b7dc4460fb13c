import { basename, dirname, join } from 'node:path';
import { cleanup } from '@testing-library/svelte';
import { afterAll, afterEach, beforeEach } from 'vitest';
import type { GameView } from '../../src/bindings/GameView';
import type { Answer, Command, Request } from '../../src/platform';
import { MemoryPlatform } from '../../src/platform/memory';
import { GAME } from './draft';
import { readScenes, type Scenes, writeScenes } from './file';
import { Recorder, rewrite } from './recorder';
import { Replay, type Teller, Unrecorded } from './replay';

const RECORDING = process.env.MUSTER_RECORD === '1';

/** The current test's session. */
let scene: Scene | undefined;
let number = 0;

/** A test's session: its requests, and those without a recorded answer. */
class Scene {
  readonly missing: Unrecorded[] = [];
  // Pages remember squads by id, so ids must differ between tests.
  private readonly mark = `~${++number}`;
  private draws = 0;
  private asked = performance.now();

  constructor(readonly teller: Teller) {}

  /** Waits until the page has asked for nothing for a while. */
  async quiet(): Promise<void> {
    const last = performance.now() + 3_000;
    while (performance.now() < Math.min(this.asked + 400, last))
      await new Promise((done) => setTimeout(done, 50));
  }

  tell(command: Command, request: unknown): unknown {
    this.asked = performance.now();
    // An unmounted page may still send requests; rejects those of another test.
    const others = /^id-\d+~\d+$/;
    const asked = rewrite(this.plain(command, request), (text) => {
      if (!others.test(text)) return text;
      if (!text.endsWith(this.mark)) throw new Error(`${text} is of another test`);
      return text.slice(0, -this.mark.length);
    });
    try {
      const answer = this.teller.tell(command, asked);
      return rewrite(answer, (text) => (/^id-\d+$/.test(text) ? `${text}${this.mark}` : text));
    } catch (error) {
      if (error instanceof Unrecorded) this.missing.push(error);
      throw error;
    }
  }

  /** A request without its random parts: the turn, and the seed. A tournament's follows from its id. */
  private plain(command: Command, request: unknown): unknown {
    const { turn: _, ...asked } = JSON.parse(JSON.stringify(request ?? {}));
    if (command === 'random_squad') {
      this.draws += 1;
      asked.seed = this.draws;
    }
    if (command === 'step_tournament' && ['pair', 'deal'].includes(asked.step?.do)) {
      this.draws += 1;
      asked.step.seed = this.draws;
    }
    return asked;
  }
}

function present(): Scene {
  if (!scene) throw new Error('recorded() was not called for these tests');
  return scene;
}

/** Sends a request to the program, apart from the page's own. */
export async function really<C extends Command>(name: C, request: Request<C>): Promise<Answer<C>> {
  return present().tell(name, request) as Answer<C>;
}

/** A host that replays recorded answers, except those a test overrides. */
export class RecordedPlatform extends MemoryPlatform {
  private readonly answered: { name: Command; answer: unknown }[] = [];

  protected override async otherwise<C extends Command>(name: C, request: Request<C>): Promise<Answer<C>> {
    // Every answer is immediate, so there is nothing to stop.
    if (name === 'stop_work') return {} as Answer<C>;
    const answer = await really(name, request);
    this.answered.push({ name, answer });
    return answer;
  }

  /** The program's answers to one command. */
  told<C extends Command>(name: C): Answer<C>[] {
    return this.answered.filter((a) => a.name === name).map((a) => a.answer as Answer<C>);
  }
}

/** The made-up game as pages see it. */
export const gameView = (game = GAME): Promise<GameView> => really('game', { game });

/**
 * Answers the tests of this file from `recorded/`, each with a session of its own on one of the games in
 * `app/tests/data`. With MUSTER_RECORD=1 the program answers instead, and the answers are recorded.
 */
export function recorded(game = GAME): void {
  let path = '';
  let known: Scenes = new Map();
  let names: string[] = [];
  const made: Scenes = new Map();
  let recorder: Recorder | undefined;

  const end = async () => {
    await recorder?.close();
    recorder = undefined;
  };
  beforeEach(({ task }) => {
    const name = nameOf(task);
    if (!path) {
      path = recordingOf(task.file.filepath);
      known = readScenes(path);
      names = testsOf(task.file);
    }
    recorder = RECORDING ? new Recorder(game) : undefined;
    if (recorder) made.set(name, recorder.steps);
    scene = new Scene(recorder ?? new Replay(known.get(name) ?? []));
  });
  afterEach(async () => {
    // How far a page comes before its test ends depends on timing: a recording holds all of it.
    if (recorder) await present().quiet();
    // Leaving a page saves, which still belongs to its test.
    cleanup();
    await new Promise((done) => setTimeout(done, 0));
    const [missing] = present().missing;
    scene = undefined;
    await end();
    if (missing) throw missing;
  });
  afterAll(async () => {
    await end();
    if (!RECORDING) return;
    const kept = [...known].filter(([name]) => names.includes(name) && !made.has(name));
    writeScenes(path, game, new Map([...kept, ...made]));
  });
}

/** The path of a test file's recording. */
function recordingOf(test: string): string {
  return join(dirname(test), 'recorded', basename(test).replace(/\.test\.ts$/, '.json'));
}

interface Task {
  name: string;
  suite?: Task | undefined;
  tasks?: Task[];
}

function nameOf(task: Task): string {
  return task.suite ? `${nameOf(task.suite)} > ${task.name}` : task.name;
}

function testsOf(task: Task): string[] {
  return (task.tasks ?? []).flatMap((one) => (one.tasks ? testsOf(one) : [nameOf(one)]));
}
