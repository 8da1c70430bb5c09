import { eachDetail, IMPORTED_DETAIL_NAMES } from '#contracts/customer-details.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { fillCustomersAtOnce, getCustomer } from '#server/modules/customers/index.ts';
import { runAudit } from '#server/run-audit.ts';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { mergingAt } from './testing/merging-steps.ts';

// The lock of the customers' rows, and of the row of the merge, carries all of these: each is run without it too, where it must end otherwise.

const LOCKS_CUSTOMERS = /from "customers".* for update/is;
const LOCKS_THE_MERGE = /from customer_merges .* for update/is;
const MOVES_BOOKINGS = /^\s*update reservations set customer_id/i;
const WRITES_A_NOTE = /^insert into "customer_notes"/i;
const NOTE = `mutation($p: Id!, $id: Id!, $input: CustomerNoteInput!) {
  addCustomerNote(providerId: $p, customerId: $id, input: $input) }`;
const MERGED = 'Una delle due schede è già stata unita a un’altra. Riapri l’elenco dei clienti.';
const UNDONE = 'Questa unione è già stata annullata.';

interface Ground {
  app: TestApp;
  statements: Statements;
  at: Awaited<ReturnType<typeof mergingAt>>;
}

/** Two who come at once, and what came of it. */
interface Race {
  name: string;
  run(ground: Ground): Promise<unknown>;
  ends: unknown;
}

const races: Race[] = [
  {
    name: 'the same merge twice: one is made',
    async run({ statements, at }) {
      const [one, other] = [await at.named('Uno'), await at.named('Due')];
      const merge = () => at.saidOf(at.merge(one, other));
      return statements.meet(LOCKS_CUSTOMERS, merge, merge);
    },
    ends: ['done', MERGED],
  },
  {
    name: 'merges in opposite directions: the first stands',
    async run({ statements, at }) {
      const [one, other] = [await at.named('Uno'), await at.named('Due')];
      const heard = await statements.meet(
        LOCKS_CUSTOMERS,
        () => at.saidOf(at.merge(one, other)),
        () => at.saidOf(at.merge(other, one)),
      );
      return [...heard, (await at.card(other)).id === one];
    },
    ends: ['done', MERGED, true],
  },
  {
    name: 'a booking for the merged one at the desk: it is of the kept one',
    async run({ statements, at }) {
      const [kept, merged] = [await at.named('Uno'), await at.named('Due')];
      await at.book(merged, '2026-11-10T09:00');
      await statements.meet(
        MOVES_BOOKINGS,
        () => at.merge(kept, merged),
        () => at.book(merged, '2026-11-10T12:00'),
      );
      return [await at.customersOf('reservations'), await at.customersOf('orders')].map((ids) =>
        ids.map((id) => id === kept),
      );
    },
    ends: [
      [true, true],
      [true, true],
    ],
  },
  {
    name: 'a note that was written a moment before: it goes over too',
    async run({ statements, at }) {
      const [kept, merged] = [await at.named('Uno'), await at.named('Due')];
      await statements.meet(
        WRITES_A_NOTE,
        () => at.ask(NOTE, { id: merged, input: { text: 'Appena scritta' } }),
        () => at.merge(kept, merged),
      );
      return (await at.customersOf('customer_notes')).map((id) => id === kept);
    },
    ends: [true],
  },
  {
    name: 'a list of customers that knows something of the merged one: the kept one has it',
    async run({ app, statements, at }) {
      const { providerId } = at;
      const [kept, merged] = [await at.named('Uno'), await at.named('Due')];
      const filled = {
        id: merged,
        firstname: null,
        lastname: null,
        ...eachDetail(() => null, IMPORTED_DETAIL_NAMES),
        isBlacklisted: false,
        blacklistReason: null,
        email: null,
        phone: '+39 333 1234567',
      };
      const [, changed] = await statements.meet(
        MOVES_BOOKINGS,
        () => at.merge(kept, merged),
        () =>
          app.work().transaction((tx) => fillCustomersAtOnce(tx, { providerId, language: 'it' }, [filled])),
      );
      return [changed.has(merged), (await getCustomer(app.work(), providerId, kept))?.phone];
    },
    ends: [true, '+39 333 1234567'],
  },
  {
    name: 'the same undo twice: one is made, and its tags come back once',
    async run({ statements, at }) {
      const [kept, merged] = [await at.named('Uno'), await at.named('Due')];
      const id = await at.merge(kept, merged);
      const undo = () => at.saidOf(at.undo(id));
      return statements.meet(LOCKS_THE_MERGE, undo, undo);
    },
    ends: ['done', UNDONE],
  },
];

let app: TestApp;
afterEach(() => app.close());

async function ground(rowLocks: boolean): Promise<Ground> {
  app = await openTestApp({ environment: { DATABASE_CONNECTIONS: '8' } });
  return { app, statements: new Statements(app, { rowLocks }), at: await mergingAt(app) };
}

describe.each(races)('$name', ({ run, ends }) => {
  it('with the lock, and nobody is broken off', async () => {
    const given = await ground(true);
    expect(await run(given)).toEqual(ends);
    expect(given.statements.brokenOff()).toEqual([]);
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  });

  it('not without it', async () => {
    const given = await ground(false);
    const ended = await run(given);
    const broken = [ended, given.statements.brokenOff(), await runAudit(app.pool, app.clock.now())];
    expect(broken).not.toEqual([ends, [], []]);
  });
});

it('an online booking of the merged one, whose e-mail the kept one takes, is of the kept one', async () => {
  // That the person goes from one row to the other is a lock of its own
  const { statements, at } = await ground(true);
  const email = 'race@example.it';
  const kept = await at.named('Resta');
  const merged = await aCustomer(app.work(), { providerId: at.providerId, email });
  await at.book(merged, '2026-11-10T09:00');
  await statements.meet(
    MOVES_BOOKINGS,
    () => at.merge(kept, merged),
    () => aConfirmedReservation(app, { offerId: at.offerId, email }),
  );
  expect(await at.customersOf('reservations')).toEqual([kept, kept]);
  expect(statements.brokenOff()).toEqual([]);
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
});
