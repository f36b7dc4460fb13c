import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createInterface } from 'node:readline';
import type { Plugin } from 'vite';

/**
 * Runs the real program behind the pages in an ordinary browser, for development: `npm run dev` answers
 * requests at `/__muster` with `app/examples/bridge.rs`. Not part of any build. `MUSTER_DATA` names the data
 * folder.
 */
export function bridge(): Plugin {
  let program: ChildProcessWithoutNullStreams | undefined;
  let next = 0;
  const waiting = new Map<number, (line: string) => void>();

  function start(): ChildProcessWithoutNullStreams {
    const folder = process.env.MUSTER_DATA ?? '../target/dev-data';
    const target = process.env.CARGO_TARGET_DIR ?? '../target';
    const child = spawn(`${target}/debug/examples/bridge`, [folder]);
    createInterface({ input: child.stdout }).on('line', (line) => {
      const { id } = JSON.parse(line) as { id: number };
      waiting.get(id)?.(line);
      waiting.delete(id);
    });
    child.stderr.on('data', (data) => process.stderr.write(data));
    child.on('exit', () => {
      program = undefined;
    });
    return child;
  }

  function ask(call: object): Promise<string> {
    program ??= start();
    const id = next++;
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      program?.stdin.write(`${JSON.stringify({ ...call, id })}\n`);
    });
  }

  return {
    name: 'muster-bridge',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/__muster', (request: IncomingMessage, response: ServerResponse) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', async () => {
          response.setHeader('content-type', 'application/json');
          response.end(await ask(JSON.parse(body)));
        });
      });
    },
  };
}
