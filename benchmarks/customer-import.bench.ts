/**
 * A list of 10,000 customers brought to a center: by the operations of its screen, the file by HTTP, the jobs worked off in this process
 * one after the other. A third of the rows have an e-mail alone, a third a phone, a third both; the same list is brought again afterwards. Wall clock, one run.
 */
import { openHttpServer } from '#server/http-server.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { openBenchApp, screenDocument } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';

const ROWS = 10_000;
const GOAL_S = 10;
const LIST = listOf(ROWS);

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 4 });
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  try {
    const address = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
    const work = app.jobs.work();
    const providerId = await aProvider(work);
    const owner = { email: 'owner@example.it', providerId, role: 'owner', language: 'it' } as const;
    const { personId } = await invitePerson(work, { ...owner, actor: 'system:bench' });
    await app.jobs.drain();
    const ask = askAs(app, { providerId, personId });
    const first = await bring(app, address, ask);
    if (first.counts.new !== ROWS) throw new Error(`Of ${ROWS} rows: ${JSON.stringify(first.counts)}`);
    const again = await bring(app, address, ask);
    if (again.counts.unchanged !== ROWS) throw new Error(`Brought again: ${JSON.stringify(again.counts)}`);
    const figure = (what: string, product: number, floor: number | null): Figure => ({
      what: `${ROWS.toLocaleString('en')} customers ${what}`,
      product,
      floor,
      unit: 's',
      goal: `at most ${GOAL_S} s`,
      isReached: product <= GOAL_S,
    });
    return [
      figure('read, checked and written', first.allS, await bareRows(app)),
      figure('until they are checked', first.checkedS, null),
      figure('who are there already, until they are checked', again.checkedS, null),
    ];
  } finally {
    await server.close();
    await app.end();
  }
}

function listOf(count: number): string {
  const rows = Array.from({ length: count }, (_, n) => {
    const email = n % 3 === 1 ? '' : `cliente.${n}@esempio.it`;
    const phone = n % 3 === 0 ? '' : `333 ${String(1_000_000 + n)}`;
    return `Nome${n};Cognome${n % 700};${email};${phone}`;
  });
  return ['Nome;Cognome;E-mail;Telefono', ...rows].join('\n');
}

/** Asks with what the screen of that name sends, as the owner. */
type Ask = <T>(name: string, variables?: object) => Promise<T>;

function askAs(app: BenchApp, { providerId, personId }: { providerId: number; personId: number }): Ask {
  const actor = anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] });
  let asked = 0;
  return async <T>(name: string, variables: object = {}): Promise<T> => {
    asked += 1;
    const context = app.contextOf({
      requestId: `bench-${asked}`,
      locale: 'it',
      address: 'x',
      idempotencyKey: `import ${asked}`,
      actor,
    });
    const { data, errors } = await app.executor.run(
      { query: screenDocument(name), variables: { providerId, ...variables } },
      context,
    );
    if (errors) throw new Error(errors[0]?.message);
    // Each of these documents asks for one thing
    return Object.values(data as Record<string, T>)[0] as T;
  };
}

interface Counts {
  new: number;
  unchanged: number;
}
interface Shown {
  version: number;
  summary: { state: string; counts: Counts };
}

/** One list from its upload to its end, or to its check where nothing is to be written. Seconds from the moment the file is there. */
async function bring(
  app: BenchApp,
  address: string,
  ask: Ask,
): Promise<{ counts: Counts; checkedS: number; allS: number }> {
  const upload = await ask<{ uploadId: number; presignedUrl: string }>('RequestCustomerImport', {
    fileName: 'clienti.csv',
  });
  const { pathname, search } = new URL(upload.presignedUrl);
  const put = await fetch(`${address}${pathname}${search}`, {
    method: 'PUT',
    headers: { 'content-type': 'text/csv' },
    body: LIST,
  });
  if (!put.ok) throw new Error(`The upload answers ${put.status}`);
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const input = { from: 'file', fileName: 'clienti.csv', uploadId: upload.uploadId };
  const { id } = await ask<{ id: number }>('CreateCustomerImport', { input });
  await app.jobs.drain();
  const checkedS = seconds();
  const { version, summary } = await ask<Shown>('CustomerImport', { id });
  if (summary.state !== 'checked') throw new Error(`The list is ${summary.state}`);
  if (summary.counts.new === 0) return { counts: summary.counts, checkedS, allS: checkedS };
  await ask('StartCustomerImport', { id, version });
  await app.jobs.drain();
  const allS = seconds();
  const { summary: end } = await ask<Shown>('CustomerImport', { id });
  if (end.state !== 'done') throw new Error(`The list is ${end.state}`);
  return { counts: end.counts, checkedS, allS };
}

/** As many customers with a name and a phone, straight through the driver in one statement. */
async function bareRows(app: BenchApp): Promise<number> {
  const providerId = await aProvider(app.jobs.work());
  const began = performance.now();
  await app.pool.query(
    `insert into customers (provider_id, firstname, lastname, phone, recorded, created_at)
     select $1, 'Nome' || n, 'Cognome' || n % 700, '+39333' || 1000000 + n, '{firstname,lastname,phone}', now() from generate_series(1, $2) n`,
    [providerId, ROWS],
  );
  return (performance.now() - began) / 1000;
}
