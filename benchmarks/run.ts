// `npm run bench`: measures every promised figure beside its floor and writes docs/figures.md.
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';
import { run as runBooking } from './booking.bench.ts';
import { run as runEngine } from './engine.bench.ts';
import { run as runMyOrders } from './my-orders.bench.ts';
import { run as runPage } from './page.bench.ts';
import { run as runSearch } from './search.bench.ts';
import { run as runSessionCheck } from './session-check.bench.ts';
import { run as runSignIn } from './sign-in.bench.ts';
import { run as runStart } from './start.bench.ts';

const number = (value: number, digits = 1): string => value.toLocaleString('en', { maximumFractionDigits: digits });
const table = (head: string[], rows: string[][]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const engine = await runEngine();
const engineTable = table(
  ['Input', 'Slots', 'Product µs', 'Floor µs', 'Ratio', 'Recorded floor ms', 'Recorded peer ms'],
  engine.map((row) => [row.input, number(row.slots), number(row.productMicroseconds), number(row.floorMicroseconds), number(row.ratio, 2), number(row.recordedFloorMs, 4), number(row.recordedCalComMs, 2)]),
);
const booking = await runBooking();
const bookingTable = table(
  ['What', 'Product', 'Floor', 'Ratio', 'Goal', 'Reached'],
  booking.map((row) => [row.what, `${number(row.product)} ${row.unit}`, number(row.floor), number(row.product / row.floor, 2), row.goal, row.isReached ? 'yes' : 'not yet']),
);
const myOrders = await runMyOrders();
const myOrdersTable = table(
  ['What', 'Product', 'Floor', 'Ratio', 'Goal', 'Reached'],
  myOrders.map((row) => [row.what, `${number(row.product)} ${row.unit}`, number(row.floor), number(row.product / row.floor, 2), row.goal, row.isReached ? 'yes' : 'not yet']),
);
const identity = [...(await runSessionCheck()), ...(await runSignIn())];
const identityTable = table(
  ['What', 'Product', 'Floor', 'Ratio', 'Goal', 'Reached', 'Note'],
  identity.map(({ what, product, floor, unit, goal, isReached, note }) => [
    what,
    `${number(product, 2)} ${unit}`,
    floor === null ? '' : number(floor, 2),
    floor === null ? '' : number(product / floor, 2),
    goal,
    isReached ? 'yes' : 'not yet',
    note,
  ]),
);
const search = await runSearch();
const searchTable = table(
  ['What', 'p50 ms', 'p99 ms', 'Worst ms', 'Goal p99 ms', 'Note'],
  search.map((row) => [row.what, number(row.p50Ms, 2), number(row.p99Ms, 2), number(row.worstMs, 1), row.goalP99Ms === null ? '' : number(row.goalP99Ms), row.note]),
);

const rendering = await runPage();
const renderingTable = table(
  ['What', 'Product', 'Floor', 'Ratio', 'Goal', 'Reached'],
  rendering.map(({ what, product, floor, unit, goal, isReached }) => [
    what,
    `${number(product, 2)} ${unit}`,
    floor === null ? '' : number(floor, 2),
    floor === null ? '' : number(product / floor, 1),
    goal,
    isReached === null ? '' : isReached ? 'yes' : 'not yet',
  ]),
);
const start = await runStart();
const startTable = table(
  ['What', 'Product', 'Floor', 'Ratio'],
  start.map(({ what, product, floor, unit }) => [what, `${number(product, 0)} ${unit}`, number(floor, 0), number(product / floor, 1)]),
);

const page = `# Figures

Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench\`, on ${cpus().length} cores shared with the load generator. Each figure stands beside its
floor from the same run: the smallest program that gives the same answer. Read the ratios.

## Free times: the engine

Process time, medians, answers checked equal. Goal: at most twice the floor on every input.

${engineTable}

## Through HTTP and GraphQL

${bookingTable}

## Own orders

The API in process, every field of the specification; the floor is the bare page and count, prepared, in parallel.

${myOrdersTable}

## Who asks

The check of a session comes before every call of somebody signed in; in process, its floor is the bare look-up of the token through
the same pool. The rest goes through HTTP. Pairs are a known and an unknown e-mail one after the other, in an order of chance; guesses
come from as many addresses, 32 at a time, while the person comes in from home.

${identityTable}

## Search over 100,000 providers

${searchTable}

## A page

The floor is React's \`renderToString\` of the same markup, made of bare elements.

${renderingTable}

## A start

By the program behind \`npm start\`, on a database that is there, with the compiled files of the start before. The floor is a
Fastify with one JSON route. Medians of five.

${startTable}
`;
writeFileSync(join(PROJECT_ROOT, 'docs/figures.md'), page);
console.log(page);
