/**
 * A provider's page as the server renders it: process time for each, beside a bare React render of the same markup, and what
 * JavaScript the page brings along.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ReactNode } from 'react';
import { PROJECT_ROOT } from '#server/config.ts';
import { openHttpServer } from '#server/http-server.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { Work } from '#server/kernel/work.ts';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { WANTED_PAGE_KB, pageWeightKb } from '../scripts/web-build/page-weight.ts';
import { openBenchApp } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';

const PAGES = 400;
const ROUNDS = 5;

export async function run(): Promise<Figure[]> {
  buildWebIfStale();
  const app = await openBenchApp();
  const providerId = await aFullProvider(app.jobs.work());
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: true });
  const address = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const page = `${address}/it/provider/${providerId}`;
  try {
    const markup = await markupOf(page);
    const bare = await bareRender(markup);
    await askAgain(page, PAGES);
    const product: number[] = [];
    const floor: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      product.push(await processMs(() => askAgain(page, PAGES)));
      floor.push(
        await processMs(async () => {
          for (let turn = 0; turn < PAGES; turn += 1) bare();
        }),
      );
    }
    const kilobytes = pageWeightKb(markup);
    return [
      {
        what: `a provider's page of ${Math.round(markup.length / 1000)} kB: loaders, rendering and HTTP, process time a page`,
        product: median(product) / PAGES,
        floor: median(floor) / PAGES,
        unit: 'ms',
        goal: '',
        isReached: null,
      },
      {
        what: 'its JavaScript, gz',
        product: kilobytes,
        floor: null,
        unit: 'kB',
        goal: `at most ${WANTED_PAGE_KB} kB`,
        isReached: kilobytes <= WANTED_PAGE_KB,
      },
    ];
  } finally {
    await server.close();
    await app.end();
  }
}

/** Six services of three offers each, two people, as in the demo town's larger centers. */
async function aFullProvider(work: Work): Promise<number> {
  const providerId = await aProvider(work, {
    name: 'Corte Verde',
    phone: '+39 051 0000000',
    categories: ['spa', 'massage-center'],
  });
  const people = [
    await aColleague(work, { providerId, name: 'Anna Verdi' }),
    await aColleague(work, { providerId, name: 'Bruno Neri' }),
  ];
  for (const resourceId of people) await worksEveryDay(work, { providerId, resourceId });
  for (const service of ['Massaggi', 'Viso', 'Corpo', 'Percorsi', 'Corsi', 'Consulenze']) {
    const { serviceId } = await anOffer(work, {
      providerId,
      people,
      service: { name: service },
      name: `${service} breve`,
      durationMinutes: 30,
    });
    for (const length of ['normale', 'lungo'])
      await anOffer(work, { providerId, people, serviceId, name: `${service} ${length}` });
  }
  return providerId;
}

async function markupOf(page: string): Promise<string> {
  const answer = await fetch(page);
  const markup = await answer.text();
  if (!markup.includes('Corte Verde')) throw new Error(`${page} answered ${answer.status}`);
  return markup;
}

/** React is loaded by the server first, so that both sides run the same build of it. */
async function bareRender(markup: string): Promise<() => string> {
  const { renderToString }: { renderToString(node: ReactNode): string } = await import('react-dom/server');
  const { markupAsElements } = await import('./setup/markup-as-elements.ts');
  const elements = markupAsElements(markup);
  const render = () => renderToString(elements);
  const [ours, theirs] = [plainMarkup(markup), plainMarkup(render())];
  if (ours !== theirs) throw new Error('The two pages differ');
  return render;
}

/** Without React's own marks, and without the preload of a picture, which it writes whenever it renders one. */
function plainMarkup(markup: string): string {
  return markup.replace(/<!--.*?-->|<!DOCTYPE html>|<link rel="preload" as="image"[^>]*>/gs, '');
}

const askAgain = (page: string, times: number) =>
  promisify(execFile)(process.execPath, [
    join(PROJECT_ROOT, 'benchmarks/setup/ask-again.ts'),
    page,
    String(times),
  ]);

/** What this process spent meanwhile; whoever asks is another one, and so is the database. */
async function processMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

if (import.meta.main) console.table(await run());
