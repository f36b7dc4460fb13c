import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The built pages. */
const PAGES = resolve('dist');
const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** A stub of the window's host: passes commands to the program and ignores everything else. */
const HOST = `<script>
  const here = { label: 'main', windowLabel: 'main' };
  window.__TAURI_INTERNALS__ = {
    metadata: { currentWindow: here, currentWebview: here },
    transformCallback: () => 0,
    invoke: async (command, asked) => {
      if (command !== 'call') return null;
      const body = JSON.stringify(asked);
      const { answer, error } = await (await fetch('/call', { method: 'POST', body })).json();
      if (error) throw error;
      return answer;
    },
  };
</script>`;

/** Serves the built pages to an ordinary browser, with the program (app/examples/bridge.rs) behind them. */
export class Pages {
  private constructor(
    private readonly server: Server,
    private readonly end: () => void,
    readonly address: string,
  ) {}

  static async serve(program: string, data: string): Promise<Pages> {
    const child = spawn(program, [data]);
    const waiting: ((line: string) => void)[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.(line));
    const server = createServer(async (request, response) => {
      if (request.method === 'POST') {
        let asked = '';
        for await (const chunk of request) asked += chunk;
        const line = new Promise<string>((answered) => waiting.push(answered));
        child.stdin.write(`${asked}\n`);
        response.end(await line);
        return;
      }
      const file = join(PAGES, request.url === '/' ? 'index.html' : (request.url ?? ''));
      if (!existsSync(file)) return void response.writeHead(404).end();
      response.setHeader('content-type', KINDS[extname(file)] ?? 'application/octet-stream');
      const text = readFileSync(file);
      response.end(file.endsWith('index.html') ? text.toString().replace('<head>', `<head>${HOST}`) : text);
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return new Pages(server, () => child.kill(), `http://127.0.0.1:${port}/`);
  }

  close(): void {
    this.server.close();
    this.end();
  }
}
