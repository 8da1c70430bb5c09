// `node card-processor.ts <database> <where events go> <seed>`: the card processor, in a process of its own. It is told what to do over HTTP.
import { Pool } from 'pg';
import { startSimulator } from '#server/adapters/card-payments/simulator/start-simulator.ts';
import { chance } from '#server/testing/chance.ts';
import type { ProcessorReady } from './message.ts';

const [databaseUrl = '', webhookUrl = '', seed = '1'] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 8 });
const clock = { now: () => new Date() };
const { address, keys } = await startSimulator({ pool, clock, webhookUrl, chance: chance(Number(seed)) });
process.send?.({ address: `http://${address.host}:${address.port}`, keys } satisfies ProcessorReady);
process.once('disconnect', () => process.exit());
