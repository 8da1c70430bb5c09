// `npm run bench [-- engine booking …]`: measures every promised figure, or those named, beside its floor; writes docs/figures.md.
import type { Section } from './setup/figures-page.ts';
import { figuresTable, number, tableOf, writeSection } from './setup/figures-page.ts';

const SECTIONS: Record<string, () => Promise<Section>> = {
  engine: async () => {
    const { run } = await import('./engine.bench.ts');
    const rows = (await run()).map((row) => [
      row.input,
      number(row.slots),
      number(row.productMicroseconds),
      number(row.floorMicroseconds),
      number(row.ratio, 2),
      number(row.recordedFloorMs, 4),
      number(row.recordedCalComMs, 2),
    ]);
    return {
      title: 'Free times: the engine',
      explanation:
        'Process time, medians, answers checked equal. Goal: at most twice the floor on every input.',
      table: tableOf(
        ['Input', 'Slots', 'Product µs', 'Floor µs', 'Ratio', 'Recorded floor ms', 'Recorded peer ms'],
        rows,
      ),
    };
  },
  booking: async () => {
    const { run } = await import('./booking.bench.ts');
    return { title: 'Through HTTP and GraphQL', explanation: '', table: figuresTable(await run()) };
  },
  graphql: async () => {
    const { run } = await import('./graphql.bench.ts');
    return {
      title: 'Hostile documents',
      explanation: `Chains, diamonds and rings of fragments, undefined names, aliases, variables, huge lists and the like, generated, up to 20,000 characters.
They are parsed and checked in the server's process, not run; a process of its own asks for \`/healthz\` meanwhile. The floor is
the same with nobody else asking. Then they come by HTTP, without the limit an address has.`,
      table: figuresTable(await run()),
    };
  },
  orders: async () => {
    const { run } = await import('./my-orders.bench.ts');
    return {
      title: 'Own orders',
      explanation:
        'The API in process, every field of the specification; the floor is the bare page and count, prepared, in parallel.',
      table: figuresTable(await run()),
    };
  },
  reservations: async () => {
    const { run } = await import('./reservations.bench.ts');
    return {
      title: 'The list of reservations',
      explanation:
        'The API in process, as the screen asks; the floor is ten rows with their names, prepared, unfiltered and uncounted.',
      table: figuresTable(await run()),
    };
  },
  customers: async () => {
    const { run } = await import('./customers.bench.ts');
    return {
      title: 'Customers found',
      explanation:
        'The API in process, as list and desk ask; the floor is ten rows by name, prepared, unsearched and uncounted.',
      table: figuresTable(await run()),
    };
  },
  prepaid: async () => {
    const { run } = await import('./prepaid.bench.ts');
    return {
      title: 'Paid with a pass',
      explanation: `The API in process, as the screens ask. The floor of a booking that a pass pays is the same booking paid on site, by the same person, in turns
with it; that of a page is twenty passes with their customers, prepared, without their uses and uncounted. Other programs were busy on the machine.`,
      table: figuresTable(await run()),
    };
  },
  customerImport: async () => {
    const { run } = await import('./customer-import.bench.ts');
    return {
      title: 'A list of customers',
      explanation:
        'From the uploaded file to the last row, the jobs in process one after the other; the floor is one statement that writes as many customers, without their people.',
      table: figuresTable(await run()),
    };
  },
  today: async () => {
    const { run } = await import('./today.bench.ts');
    return {
      title: 'The first screen of the day',
      explanation:
        'The API in process, as the screen asks, the engine’s gaps with it; the floor is the rows of today’s bookings with their names, prepared.',
      table: figuresTable(await run()),
    };
  },
  planning: async () => {
    const { run } = await import('./planning.bench.ts');
    return {
      title: 'Changes with consequences',
      explanation:
        'In process, under the locks; the floor is one plain read of those bookings with their names.',
      table: figuresTable(await run()),
    };
  },
  calendar: async () => {
    const { run } = await import('./calendar.bench.ts');
    return {
      title: 'The calendar',
      explanation: `The screen’s own document through the API in process: a range that was not read before, by a process that knows nobody of the center, or its
customers, and one that was, as every open screen reads it again. The floor is one prepared statement for the same bookings with their names as one value, of another range each time, asked in turns
with it.`,
      table: figuresTable(await run()),
    };
  },
  drag: async () => {
    const { run } = await import('./drag.bench.ts');
    return {
      title: 'The calendar in a browser',
      explanation:
        'Headless Chromium without a graphics card, on the machine that serves it; the floor is an empty page under the same hand.',
      table: figuresTable(await run()),
    };
  },
  live: async () => {
    const { run } = await import('./live.bench.ts');
    return {
      title: 'Told as it happens',
      explanation: `Sockets and server in one process; the floor hands on what the database tells to as many sockets, without asking who they are. Bookings and
changes are measured in turns with and without the triggers that tell them, somebody listening.`,
      table: figuresTable(await run()),
    };
  },
  chat: async () => {
    const { run } = await import('./chat.bench.ts');
    return {
      title: 'Chat',
      explanation:
        'The API in process, as the screens ask; the floor is the bare statement, prepared. Other programs were busy on the machine.',
      table: figuresTable(await run()),
    };
  },
  identity: async () => {
    const [sessionCheck, signIn] = [
      await import('./session-check.bench.ts'),
      await import('./sign-in.bench.ts'),
    ];
    return {
      title: 'Who asks',
      explanation: `The check of a session comes before every call of somebody signed in; in process, its floor is the bare look-up of the token through
the same pool. The rest goes through HTTP. Pairs are a known and an unknown e-mail one after the other, in an order of chance; guesses
come from as many addresses, 32 at a time, while the person comes in from home.`,
      table: figuresTable([...(await sessionCheck.run()), ...(await signIn.run())]),
    };
  },
  mails: async () => {
    const { run } = await import('./letters.bench.ts');
    return {
      title: 'Letters while the mail service hangs',
      explanation:
        'A real SMTP server in the same process, over which two conversations never end; fsync on.',
      table: figuresTable(await run()),
    };
  },
  search: async () => {
    const { run } = await import('./search.bench.ts');
    const rows = (await run()).map((row) => [
      row.what,
      number(row.p50Ms, 2),
      number(row.p99Ms, 2),
      number(row.worstMs, 1),
      row.goalP99Ms === null ? '' : number(row.goalP99Ms),
      row.note,
    ]);
    return {
      title: 'Search over 100,000 providers',
      explanation: '',
      table: tableOf(['What', 'p50 ms', 'p99 ms', 'Worst ms', 'Goal p99 ms', 'Note'], rows),
    };
  },
  page: async () => {
    const { run } = await import('./page.bench.ts');
    return {
      title: 'A page',
      explanation: 'The floor is React’s `renderToString` of the same markup, made of bare elements.',
      table: figuresTable(await run()),
    };
  },
  jobs: async () => {
    const { run } = await import('./jobs.bench.ts');
    return {
      title: 'Jobs in a bad night',
      explanation: 'Two processes, one of them killed without a warning.',
      table: figuresTable(await run()),
    };
  },
  start: async () => {
    const { run } = await import('./start.bench.ts');
    const rows = (await run()).map(({ what, product, floor, unit }) => [
      what,
      `${number(product, 0)} ${unit}`,
      number(floor, 0),
      number(product / floor, 1),
    ]);
    return {
      title: 'A start',
      explanation: `By the program behind \`npm start\`, on a database that is there, with the compiled files of the start before. The floor is a
Fastify with one JSON route. Medians of five.`,
      table: tableOf(['What', 'Product', 'Floor', 'Ratio'], rows),
    };
  },
};

// Before any screen's documents are read: they bring React, which is another one in development.
process.env['NODE_ENV'] ??= 'production';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in SECTIONS));
if (unknown.length > 0)
  throw new Error(`There is no ${unknown.join(', ')}; there are ${Object.keys(SECTIONS).join(', ')}`);
for (const [name, measure] of Object.entries(SECTIONS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = performance.now();
  const section = await measure();
  writeSection(section);
  console.log(`\n${section.title}, in ${number((performance.now() - began) / 1000, 0)} s\n${section.table}`);
}
