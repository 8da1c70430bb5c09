// `node probe.ts <address>`: asks over one connection, again and again, from a process of its own, until told to stop over the
// channel to its parent; then answers how long each answer took, in milliseconds.
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const [address = ''] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const waits: number[] = [];
const stop = new AbortController();
process.once('message', () => stop.abort());

while (!stop.signal.aborted) {
  const asked = performance.now();
  await new Promise<void>((resolve, reject) => {
    const request = get(address, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    request.once('error', reject);
  });
  waits.push(performance.now() - asked);
  await sleep(1);
}
agent.destroy();
process.send?.(waits, () => process.exit());
