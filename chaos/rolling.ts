import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { chance } from '#server/testing/chance.ts';
import { BOOK, OFFERS, SLOTS } from './documents.ts';
import type { World } from './world.ts';

const REQUESTS_A_SECOND = 8;
const BETWEEN_MS = 2_000;
const LONGEST_ANSWER_MS = 15_000;
const DAY_MS = 86_400_000;

export interface RollingResult {
  restarts: number;
  requests: number;
  /** What failed, one line each. */
  failed: readonly string[];
  /** The longest that a process took to end, in milliseconds. */
  longestStop: number;
}

/** Restarts two processes in turn, as an operator does, while people look and book. */
export async function restartInTurn(
  world: World,
  options: { restarts: number; seed: number; say: (line: string) => void },
): Promise<RollingResult> {
  for (const server of world.servers) await server.start();
  const traffic = new Traffic(world, options.seed);
  await sleep(BETWEEN_MS);
  let longestStop = 0;
  for (let number = 1; number <= options.restarts; number += 1) {
    const server = world.servers[number % world.servers.length];
    if (!server) throw new Error('A world has a server');
    const stopMs = await server.stop();
    await server.start();
    await sleep(BETWEEN_MS);
    longestStop = Math.max(longestStop, stopMs);
    options.say(
      `  restart ${number}: ended after ${(stopMs / 1000).toFixed(1)} s; ${traffic.requests} requests, ${traffic.failed.length} failed`,
    );
  }
  await traffic.end();
  return { restarts: options.restarts, requests: traffic.requests, failed: traffic.failed, longestStop };
}

/** Eight requests a second of several kinds, each sent whether or not those before were answered. */
class Traffic {
  requests = 0;
  readonly failed: string[] = [];
  readonly #world: World;
  readonly #random: () => number;
  readonly #timer: NodeJS.Timeout;
  readonly #open = new Set<Promise<void>>();

  constructor(world: World, seed: number) {
    this.#world = world;
    this.#random = chance(seed);
    this.#timer = setInterval(() => this.#send(), 1000 / REQUESTS_A_SECOND);
  }

  async end(): Promise<void> {
    clearInterval(this.#timer);
    await Promise.all(this.#open);
  }

  #send(): void {
    this.requests += 1;
    const [name, sent] = this.#request();
    const done = this.#judge(name, sent).finally(() => this.#open.delete(done));
    this.#open.add(done);
  }

  async #judge(name: string, sent: Promise<Response>): Promise<void> {
    try {
      const answer = await sent;
      const body = await answer.text();
      const isFault = answer.status >= 400 || body.includes('errorSomethingWentWrong');
      if (isFault)
        this.failed.push(
          `${name}: ${answer.status} ${answer.headers.get('x-from') ?? ''} ${body.slice(0, 120)}`,
        );
    } catch (error) {
      this.failed.push(`${name}: ${String(error)}`);
    }
  }

  /** Half of them look at pages, a quarter asks the API, a quarter books. */
  #request(): [name: string, sent: Promise<Response>] {
    const { offers } = this.#world.town;
    const { offerId, providerId } = offers[Math.floor(this.#random() * offers.length)] ?? {
      offerId: 0,
      providerId: 0,
    };
    const kind = this.#random();
    if (kind < 0.25) return ['home page', this.#fetch('/it')];
    if (kind < 0.5) return ['provider page', this.#fetch(`/it/provider/${providerId}`)];
    const at =
      Math.ceil(Date.now() / DAY_MS) * DAY_MS + 4 * DAY_MS + Math.floor(this.#random() * 600) * 3_600_000;
    const startsAt = new Date(at).toISOString();
    if (kind < 0.6) return ['offers', this.#ask(OFFERS, { id: providerId })];
    if (kind < 0.75) return ['free times', this.#ask(SLOTS, { offer: offerId, date: startsAt.slice(0, 10) })];
    const email = `rolling-${randomUUID()}@example.it`;
    return ['booking', this.#ask(BOOK, { offer: offerId, at: startsAt, email, onlyBook: true })];
  }

  #ask(query: string, variables: object): Promise<Response> {
    return this.#fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
  }

  #fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(this.#world.address + path, { ...init, signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
  }
}
