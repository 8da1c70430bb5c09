// `node ask-again.ts <address> <times>`: asks for a page over one connection, one time after the other, from a process of its own.
import { Agent, get } from 'node:http';

const [address = '', times = '1'] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

for (let turn = 0; turn < Number(times); turn += 1) {
  await new Promise<void>((resolve, reject) => {
    const asked = get(address, { agent, headers: { 'accept-encoding': 'identity' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${address} answered ${answer.statusCode}`));
      answer.resume().once('end', resolve);
    });
    asked.once('error', reject);
  });
}
agent.destroy();
