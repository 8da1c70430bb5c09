import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiSchema } from '#server/app.ts';
import type { Row } from './access-table.ts';
import { ACCESS, DOORS_TO_OPERATIONS } from './access-table.ts';
import type { ActorName } from './actors.ts';
import { ACTORS } from './actors.ts';
import { call } from './call.ts';
import { operationsOf } from './documents.ts';
import { routesOf } from './routes.ts';
import type { Args } from './things/thing.ts';
import type { Member, Town } from './town.ts';
import { openTown } from './town.ts';
import { watchTables } from './watch.ts';

let town: Town;
let changedTables: () => Promise<string[]>;

beforeAll(async () => {
  town = await openTown();
  changedTables = await watchTables(town.app.pool);
});
afterAll(() => town.close());

const EVERY_ACTOR = Object.keys(ACTORS) as ActorName[];
const ROWS = ACCESS.map((row): [string, Row] => [`${row.operation} · ${row.thing.called}`, row]);
const kindOf = new Map([...operationsOf(apiSchema())].map(([name, { kind }]) => [name, kind]));
const changes = ({ operation }: Row) =>
  kindOf.get(operation) === 'mutation' || operation.startsWith('POST') || operation.startsWith('PUT');

const memberOf = (name: ActorName): Member => {
  const member = town.members.get(name);
  if (!member) throw new Error(`Nobody is ${name}`);
  return member;
};

/** One refused try. @returns what is wrong with the refusal, as text; nothing when it is right */
async function tryInVain(row: Row, me: Member, args: Args, unknown?: Args): Promise<string[]> {
  await changedTables();
  const answer = await call(row, me.browser, args);
  const faults = (await changedTables()).map((table) => `changed ${table}`);
  if (!row.isAnsweredAlike && !answer.isRefused) faults.push(`got in: ${answer.text.slice(0, 300)}`);
  if (answer.status >= 500) faults.push(`fault: ${answer.text.slice(0, 300)}`);
  if (unknown) {
    const forNothing = await call(row, me.browser, { ...args, ...unknown });
    if (forNothing.status !== answer.status || forNothing.text !== answer.text)
      faults.push(
        `tells that it exists: ${answer.status} ${answer.text.slice(0, 300)} is not ${forNothing.status} ${forNothing.text.slice(0, 300)}`,
      );
  }
  return faults;
}

describe('every operation and route has its row', () => {
  const known = new Set([...ACCESS.map(({ operation }) => operation), ...DOORS_TO_OPERATIONS]);
  const advice = 'say who may in server/testing/access/access-table.ts, one line each';

  it('of the schema', () => {
    expect(
      [...kindOf.keys()].filter((name) => !known.has(name)),
      advice,
    ).toEqual([]);
  });

  it('of the server', async () => {
    expect(
      (await routesOf(town.http.fastify)).filter((route) => !known.has(route)),
      advice,
    ).toEqual([]);
  });

  it('and no row stands for what does not exist', async () => {
    const existing = new Set([...kindOf.keys(), ...(await routesOf(town.http.fastify))]);
    expect([...known].filter((operation) => !existing.has(operation))).toEqual([]);
  });
});

describe('somebody else’s', () => {
  it.each(ROWS.filter(([, { thing }]) => thing.others))('%s', async (_name, row) => {
    const faults: string[] = [];
    for (const name of EVERY_ACTOR) {
      if (row.others.includes(name)) continue;
      const me = memberOf(name);
      for (const args of (await row.thing.others?.(town, me)) ?? []) {
        for (const fault of await tryInVain(row, me, args, row.thing.unknown))
          faults.push(`${name}, ${JSON.stringify(args).slice(0, 200)}: ${fault}`);
      }
    }
    expect(faults, faults.join('\n')).toEqual([]);
  });
});

describe('one’s own, by who may not', () => {
  it.each(ROWS.filter(([, { thing, own }]) => thing.mine && own.length < EVERY_ACTOR.length))(
    '%s',
    async (_name, row) => {
      const faults: string[] = [];
      for (const name of EVERY_ACTOR) {
        if (row.own.includes(name) || !row.thing.mine) continue;
        const me = changes(row) ? await town.newcomer(ACTORS[name]) : memberOf(name);
        for (const fault of await tryInVain(row, me, await row.thing.mine(town, me)))
          faults.push(`${name}: ${fault}`);
      }
      expect(faults, faults.join('\n')).toEqual([]);
    },
  );
});

describe('one’s own, by who may', () => {
  it.each(ROWS.filter(([, { thing, own }]) => thing.mine && own.length > 0))('%s', async (_name, row) => {
    const faults: string[] = [];
    for (const name of row.own) {
      const me = changes(row) || row.isAfterStepUp ? await town.newcomer(ACTORS[name]) : memberOf(name);
      const answer = await call(row, me.browser, (await row.thing.mine?.(town, me)) ?? {});
      if (answer.isRefused) faults.push(`${name} was refused: ${answer.status} ${answer.text.slice(0, 300)}`);
    }
    expect(faults, faults.join('\n')).toEqual([]);
  });
});

describe('without a fresh proof of who it is', () => {
  it.each(ROWS.filter(([, { isAfterStepUp }]) => isAfterStepUp))('%s', async (_name, row) => {
    const faults: string[] = [];
    for (const name of row.own) {
      const me = await town.newcomer(ACTORS[name]);
      const args = (await row.thing.mine?.(town, me)) ?? {};
      await town.app.pool.query('update login_sessions set stepped_up_at = null where person_id = $1', [
        me.personId,
      ]);
      for (const fault of await tryInVain(row, me, args)) faults.push(`${name}: ${fault}`);
    }
    expect(faults, faults.join('\n')).toEqual([]);
  });
});
