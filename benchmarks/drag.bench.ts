/**
 * The calendar's week of 20 people and 2,000 bookings in a browser: how soon another week is painted after its data has come, and the frames while a
 * booking is dragged for three seconds, beside the frames of an empty page under the same hand.
 */
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { addDays } from '#contracts/time.ts';
import { openHttpServer } from '#server/http-server.ts';
import { openSessionDoor } from '../e2e/setup/session-door.ts';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { loadCenter } from './calendar.bench.ts';
import { openBenchApp } from './setup/bench-app.ts';
import type { Figure } from './setup/figures-page.ts';

const SECONDS = 3;
const TURNS = 6;
const GOAL = { paintedMs: 200, frames: 55 };

/** What the page notes of itself. */
interface Frames {
  /** Of requestAnimationFrame, in milliseconds. */
  at: number[];
  /** Milliseconds of tasks above fifty. */
  long: number[];
}

export async function run(): Promise<Figure[]> {
  buildWebIfStale();
  const app = await openBenchApp({ connections: 4 });
  const { providerId, monday } = await loadCenter(app);
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: true });
  const address = (await server.fastify.listen({ port: 0, host: 'localhost' }))
    .replace('127.0.0.1', 'localhost')
    .replace('[::1]', 'localhost');
  const door = await openSessionDoor(app);
  const browser = await chromium.launch({
    executablePath: findBrowser()?.path ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      timezoneId: 'Europe/Rome',
      bypassCSP: true,
    });
    const empty = await framesWhile(page, () => wander(page, { x: 400, y: 300 }));
    const wanted = {
      email: 'frames@example.it',
      password: 'Bosco-2424!',
      at: { providerId, role: 'owner' },
      area: 'business',
      isSignedIn: true,
    };
    const answer = await page.request.post(door.address, { data: wanted });
    if (!answer.ok()) throw new Error(await answer.text());
    // The database may have been asked for none of it before
    for (const week of [-7, 0]) {
      await page.goto(
        `${address}/it/business/${providerId}/calendar?view=week&date=${addDays(monday, week)}`,
      );
      await page.waitForFunction('globalThis.earlyClick === null');
    }
    const drawn = await drawnIn(page);
    const painted: number[] = [];
    for (let turn = 0; turn < TURNS; turn += 1)
      painted.push(await paintedAfterData(page, turn % 2 === 0 ? 'Precedente' : 'Successivo'));
    const box = await page.locator('[data-column] [data-booking]').nth(40).boundingBox();
    if (!box) throw new Error('No booking is in view');
    const from = { x: box.x + box.width / 2, y: box.y + 8 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 8, from.y + 12, { steps: 4 });
    if ((await page.locator('[data-fit]').count()) === 0) throw new Error('Nothing is dragged');
    const dragged = await framesWhile(page, () => wander(page, from));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    const median = painted.toSorted((one, other) => one - other)[TURNS / 2] ?? 0;
    const what = `of a week of 20 people with 2,000 bookings, ${drawn}`;
    const frames = perSecond(dragged);
    const longest = Math.max(0, ...dragged.long);
    return [
      {
        what: `another week ${what}, painted after its data has come, median`,
        product: median,
        floor: null,
        unit: 'ms',
        goal: `at most ${GOAL.paintedMs} ms`,
        isReached: median <= GOAL.paintedMs,
      },
      {
        what: `frames a second while a booking ${what}, is dragged; the longest task ${longest.toFixed(0)} ms`,
        product: frames,
        floor: perSecond(empty),
        unit: 'a second',
        goal: `at least ${GOAL.frames}`,
        isReached: frames >= GOAL.frames,
      },
    ];
  } finally {
    await browser.close();
    door.close();
    await server.close();
    await app.end();
  }
}

/** What stands in the page: what has no lane of its own is folded, what is out of view is not there. */
async function drawnIn(page: Page): Promise<string> {
  const blocks = await page.locator('[data-column] [data-booking]').count();
  const folds = await page.locator('[data-column] [data-fold]').count();
  return `${blocks.toLocaleString('en')} of them and ${folds} folds in the page`;
}

/** Moves the pointer in a circle, as a hand that looks for a place, for the seconds that are measured. */
async function wander(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const until = performance.now() + SECONDS * 1000;
  for (let step = 0; performance.now() < until; step += 1) {
    await page.mouse.move(x + 260 * Math.sin(step / 25), y + 120 * Math.sin(step / 12));
    await new Promise((resolve) => setTimeout(resolve, 4));
  }
}

// In the page: what it is asked to run there comes as text, since this program knows no browser's names.
const NOTE_FRAMES = `{
  const noted = { at: [], long: [], isOver: false };
  globalThis.noted = noted;
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) if (!noted.isOver) noted.long.push(duration); })
    .observe({ type: 'longtask' });
  const frame = (at) => { noted.at.push(at); if (!noted.isOver) requestAnimationFrame(frame); };
  requestAnimationFrame(frame);
}`;
const NOTED = `(noted.isOver = true, { at: noted.at, long: noted.long })`;

async function framesWhile(page: Page, act: () => Promise<void>): Promise<Frames> {
  await page.evaluate(NOTE_FRAMES);
  await act();
  return page.evaluate<Frames>(NOTED);
}

function perSecond({ at }: Frames): number {
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  return ((at.length - 1) * 1000) / (last - first);
}

/** Notes when the frame begins after the first one with other bookings: by then that one is painted. */
const NOTE_PAINT = `{
  performance.clearResourceTimings();
  performance.setResourceTimingBufferSize(2000);
  const first = () => document.querySelector('[data-column] a')?.getAttribute('href');
  const before = first();
  globalThis.paintedAt = null;
  const look = () => {
    if (first() === undefined || first() === before) requestAnimationFrame(look);
    else requestAnimationFrame((at) => (globalThis.paintedAt = at));
  };
  requestAnimationFrame(look);
}`;
const PAINTED_AFTER = `paintedAt - Math.max(...performance.getEntriesByType('resource')
  .filter(({ name, responseEnd }) => /calendar|graphql/.test(name) && responseEnd < paintedAt).map(({ responseEnd }) => responseEnd))`;

/** Goes to another week. @returns milliseconds from the last byte of its data until it is painted */
async function paintedAfterData(page: Page, arrow: string): Promise<number> {
  await page.evaluate(NOTE_PAINT);
  await page.getByRole('link', { name: arrow }).first().click();
  await page.waitForFunction('paintedAt !== null');
  return page.evaluate<number>(PAINTED_AFTER);
}

if (import.meta.main)
  for (const { what, product, floor } of await run())
    console.log(product.toFixed(1).padStart(7), floor?.toFixed(1) ?? '', what);
