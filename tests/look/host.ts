import { createReadStream, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, normalize } from 'node:path';
import { LOOK } from './program';

/** The folder's place on the host: no page may count on lying at its root. */
const PLACE = '/somewhere/else/';

const KINDS: Record<string, string> = {
  css: 'text/css',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  png: 'image/png',
  ttf: 'font/ttf',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
};

/** A host of static files: it knows files and their kinds, and nothing else. */
export class Host {
  private constructor(
    private readonly server: Server,
    /** The paths that were asked for. */
    readonly asked: string[],
  ) {}

  static async open(): Promise<Host> {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host');
      asked.push(pathname);
      const name = pathname.startsWith(PLACE) ? normalize(pathname.slice(PLACE.length) || 'index.html') : '';
      const file = join(LOOK, name);
      const there =
        name !== '' && !name.startsWith('..') && statSync(file, { throwIfNoEntry: false })?.isFile();
      response.writeHead(there ? 200 : 404, {
        'content-type': KINDS[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
      });
      if (there) createReadStream(file).pipe(response);
      else response.end();
    });
    await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
    return new Host(server, asked);
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}${PLACE}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
