import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { workerData } from 'node:worker_threads';

/**
 * The program beside a test that waits for it: a line goes in, a line comes out, and a bell rings for each.
 * A recording has to be made without time going by, for there will be none when it is played.
 */
const { port, bell, bridge, folder } = workerData;
const child = spawn(bridge, [folder], { stdio: ['pipe', 'pipe', 'inherit'] });

function tell(line) {
  port.postMessage(line);
  Atomics.add(bell, 0, 1);
  Atomics.notify(bell, 0);
}

createInterface({ input: child.stdout }).on('line', tell);
child.on('error', ({ message }) => tell(JSON.stringify({ broken: message })));
child.on('exit', () => {
  tell(JSON.stringify({ broken: 'it ended' }));
  port.close();
});
port.on('message', (line) => (line === null ? child.stdin.end() : child.stdin.write(`${line}\n`)));
