import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '#server/testing/chance.ts';
import type { EndState } from './check/end-state.ts';
import { readEndState } from './check/read-end-state.ts';
import type { Stretch } from './check/waits.ts';
import { Customers } from './customers.ts';
import { DeskBook } from './desk-record.ts';
import { Desks } from './desk.ts';
import { Book } from './record.ts';
import type { ServerProcess } from './server-process.ts';
import type { AfterKill } from './taken-up-again.ts';
import { TakenUpAgain } from './taken-up-again.ts';
import type { World } from './world.ts';

/** The one check comes this long after the last start. */
export const RESUMED_WITHIN_MS = 60_000;
/** Until then, who still waits for an answer asks on. */
const PATIENCE_MS = 20_000;
const SHORTEST_LIFE_MS = 1_500;
const LONGEST_LIFE_MS = 12_000;
const LONGEST_PAUSE_MS = 2_000;
const FAILING_SHARE = 0.5;

export interface KillsResult {
  end: EndState;
  book: Book;
  deskBook: DeskBook;
  kills: readonly AfterKill[];
  /** When no process was there. */
  downs: readonly Stretch[];
  /** How long the starts took, in milliseconds. */
  starts: readonly number[];
  lostAnswers: number;
  checkedAt: number;
}

/**
 * Kills the world's servers, one at a time and at moments of chance, while customers book and pay, desks act and half of what the processor
 * answers goes wrong; then looks, once, a minute after the last start.
 */
export async function killAgainAndAgain(
  world: World,
  options: { kills: number; seed: number; say: (line: string) => void },
): Promise<KillsResult> {
  const { servers, processor, mail, town, address } = world;
  const { seed, say } = options;
  const random = chance(seed);
  const book = new Book();
  const deskBook = new DeskBook();
  const after = new TakenUpAgain();
  const downs: Stretch[] = [];
  const starts: number[] = [];
  for (const server of servers) await server.start();
  after.watch(await world.databaseUrl());
  await processor.failIn(FAILING_SHARE);
  const customers = new Customers({ address, town, processor, mail, book, seed });
  const desks = new Desks({ address, desks: town.desks, book: deskBook, seed });
  for (let number = 1; number <= options.kills; number += 1) {
    await sleep(SHORTEST_LIFE_MS + random() * (LONGEST_LIFE_MS - SHORTEST_LIFE_MS));
    const server = oneOf(servers, random());
    const { jobs, killedAt } = await after.noteKill();
    await server.kill();
    if (servers.length === 1) await after.pause();
    if (number === options.kills) {
      customers.stop();
      desks.stop();
      await processor.failIn(0);
    }
    await sleep(random() * LONGEST_PAUSE_MS);
    const began = Date.now();
    await server.start();
    const readyAt = Date.now();
    starts.push(readyAt - began);
    if (servers.length === 1) {
      downs.push({ from: killedAt, to: readyAt });
      after.watch(await world.databaseUrl());
    }
    const told = `${book.count('placed')} booked, ${book.count('paid')} paid, ${book.count('cancelled')} cancelled, ${deskBook.acts} acts at desks`;
    say(
      `  kill ${number}: ${jobs} jobs left behind, ready after ${((readyAt - began) / 1000).toFixed(1)} s; ${told}`,
    );
  }
  await sleep(PATIENCE_MS);
  await Promise.all([customers.goHome(), desks.goHome()]);
  await sleep(RESUMED_WITHIN_MS - PATIENCE_MS);
  const checkedAt = Date.now();
  await after.pause();
  const known = {
    bookings: book.bookings,
    deskBookings: deskBook.bookings,
    deliveries: mail.deliveries(),
    kills: after.kills.map(({ killedAt }) => killedAt),
  };
  const end = await readEndState(
    { databaseUrl: await world.databaseUrl(), processorUrl: world.processorUrl },
    known,
  );
  const lostAnswers = customers.lostAnswers + desks.lostAnswers;
  return { end, book, deskBook, kills: after.kills, downs, starts, lostAnswers, checkedAt };
}

function oneOf(servers: readonly ServerProcess[], random: number): ServerProcess {
  const server = servers[Math.floor(random * servers.length)];
  if (!server) throw new Error('A world has a server');
  return server;
}
