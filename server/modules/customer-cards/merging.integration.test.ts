import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { bookForCustomer, calendarBookings } from '#server/modules/booking/index.ts';
import { aChildOf, aCustomer } from '#server/modules/customers/builders.ts';
import {
  customersPersonalData,
  findCustomers,
  knownCustomers,
  setCare,
} from '#server/modules/customers/index.ts';
import { aMembership, aPassOf } from '#server/modules/memberships/builders.ts';
import { usePass } from '#server/modules/memberships/index.ts';
import { aWallet } from '#server/modules/payments/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { mergingAt } from './testing/merging-steps.ts';

const DAY_MS = 86_400_000;
const LIST = 'query($p: Id!, $q: String) { getCustomers(providerId: $p, search: $q) { total items { id } } }';
const BLACKLIST =
  'mutation($p: Id!, $id: Id!, $input: BlacklistingInput!) { setCustomerBlacklisted(providerId: $p, id: $id, input: $input) }';
const WITHHOLD =
  'mutation($p: Id!, $id: Id!) { setCustomerContentBlocked(providerId: $p, id: $id, isContentBlocked: true) }';
const EDIT = `mutation($p: Id!, $id: Id!, $version: Int!, $input: CustomerInput!) {
  editCustomer(providerId: $p, id: $id, version: $version, input: $input) }`;
const ARCHIVE = 'mutation($p: Id!, $ids: [Id!]!) { archiveCustomers(providerId: $p, ids: $ids) }';
const NOTE = `mutation($p: Id!, $id: Id!, $input: CustomerNoteInput!) {
  addCustomerNote(providerId: $p, customerId: $id, input: $input) }`;
const TAG =
  'mutation($p: Id!, $input: CustomerTagInput!) { createCustomerTag(providerId: $p, input: $input) }';
const SET_TAGS =
  'mutation($p: Id!, $id: Id!, $tags: [Id!]!) { setCustomerTags(providerId: $p, id: $id, tagIds: $tags) }';

let app: TestApp;
let at: Awaited<ReturnType<typeof mergingAt>>;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  at = await mergingAt(app);
});

const listed = async (q?: string) => {
  const { items } = (await at.ask(LIST, { q })) as { items: { id: number }[] };
  return items.map(({ id }) => id);
};
const tagged = async (id: number, ...names: string[]) => {
  const ids: number[] = [];
  for (const name of names) {
    const { rows } = await app.pool.query<{ id: number }>(
      'select id from customer_tags where provider_id = $1 and name = $2',
      [at.providerId, name],
    );
    const known = rows[0]?.id;
    ids.push(
      known === undefined
        ? ((await at.ask(TAG, { input: { name, color: '#336655' } })) as unknown as number)
        : Number(known),
    );
  }
  await at.ask(SET_TAGS, { id, tags: ids });
};
const noted = (id: number, text: string, isHealth = false) => at.ask(NOTE, { id, input: { text, isHealth } });
const tagsOf = async (id: number) => (await at.card(id)).tags.map(({ name }) => name);
const notesOf = async (id: number) => (await at.card(id)).notes.map(({ text }) => text);
const twoWhoComeAtOnce = async () => {
  const { rows } = await app.pool.query<{ table: string; column: string }>(`
    select c.conrelid::regclass::text as table, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname <> 'provider_id'
    where c.contype = 'f' and c.confrelid = 'customers'::regclass order by 1, 2`);
  return rows.map(({ table, column }) => `${table}.${column}`);
};

describe('what points to a customer', () => {
  /** Columns that no module moves, and what the merge does with them. */
  const OWN: Record<string, string> = {
    'customers.cared_for_by': 'who cares for whom is settled by the merge itself, under the locks of both',
    'customers.merged_into': 'whoever had been merged before points to the kept one by the merge itself',
    'customer_contacts.customer_id': 'the merged card keeps its own for an undo; the kept one gets copies',
    'customer_merges.kept_id': 'the story of merges is not rewritten',
    'customer_merges.merged_id': 'the story of merges is not rewritten',
  };
  /** Tables that are written only under the lock of the customer's row. */
  const LOCKED = ['customer_tagged', 'customer_field_values'];

  it('is moved by the owner of its table, every foreign key of the database', async () => {
    const moved = app.deps.customerRows.map(({ table }) => `${table}.customer_id`);
    expect(await twoWhoComeAtOnce()).toEqual([...moved, ...Object.keys(OWN)].toSorted());
  });

  it('is written for who stands, in every table that is written without the lock', async () => {
    const { rows } = await app.pool.query<{ table: string }>(
      "select tgrelid::regclass::text as table from pg_trigger where tgfoid = 'customer_that_stands'::regproc order by 1",
    );
    const moved = app.deps.customerRows.map(({ table }) => table);
    expect(rows.map(({ table }) => table)).toEqual(
      moved.filter((table) => !LOCKED.includes(table)).toSorted(),
    );
  });
});

describe('a merge', () => {
  it('moves credit by movements, and back what is left of it', async () => {
    const [kept, merged] = [await at.named('Piera'), await at.named('Pierina')];
    const { providerId } = at;
    const takenBy = at.owner.personId;
    for (const customerId of [kept, merged]) await aWallet(app.work(), { providerId, customerId, takenBy });
    const held = async (): Promise<number[][]> => {
      const { rows } = await app.pool.query<{ balance: number; gift: number }>(
        'select balance_cents as balance, gift_cents as gift from wallets where provider_id = $1 order by customer_id = $2 desc',
        [providerId, kept],
      );
      return rows.map(({ balance, gift }) => [balance, gift]);
    };
    const id = await at.merge(kept, merged);
    expect(await held()).toEqual([
      [5000, 1000],
      [0, 0],
    ]);
    await at.undo(id);
    expect(await held()).toEqual([
      [2500, 500],
      [2500, 500],
    ]);
  });

  it('moves a pass with its entries, which the kept card uses, and gives it back', async () => {
    const [kept, merged] = [await at.named('Piera'), await at.named('Pierina')];
    const { providerId } = at;
    const membership = await aMembership(app.work(), { providerId });
    const takenBy = at.owner.personId;
    const { passId } = await aPassOf(app.work(), membership, { customerId: merged, takenBy });
    const first = await at.book(merged, '2026-11-10T10:00');
    const use = (orderId: number) =>
      app.work().transaction((tx) => usePass(tx, { providerId, orderId, passId, actor: 'x' }));
    await use(first.orderId);
    const id = await at.merge(kept, merged);
    const holder = async () =>
      (await app.pool.query('select customer_id as id from passes where id = $1', [passId])).rows;
    expect(await holder()).toEqual([{ id: kept }]);
    const second = await at.book(kept, '2026-11-11T10:00');
    expect(await use(second.orderId)).toEqual({ used: 1 });
    await at.undo(id);
    expect(await holder()).toEqual([{ id: merged }]);
  });

  it('moves bookings, orders, notes and tags, fills what is missing, and goes back whole', async () => {
    const kept = await at.named('Marta', { phone: '333 1111111' });
    const merged = await at.named('Martina', {
      lastname: 'Lodi',
      phone: '+39 333 2222222',
      email: `marta-${kept}@example.it`,
      further: [{ kind: 'phone', value: '+39 333 1111111', label: 'casa' }],
    });
    await at.book(kept, '2026-11-10T09:00');
    const moved = await at.book(merged, '2026-11-10T11:00');
    await noted(kept, 'del primo');
    await noted(merged, 'del secondo');
    await noted(merged, 'allergia', true);
    await tagged(kept, 'VIP', 'Yoga');
    await tagged(merged, 'Yoga', 'Studente');
    const before = [await at.card(kept), await at.card(merged)];
    const people = await app.pool.query(
      'select person_id from reservations where provider_id = $1 order by id',
      [at.providerId],
    );

    const id = await at.merge(kept, merged);
    expect(await at.card(kept)).toMatchObject({
      firstname: 'Marta',
      lastname: null,
      phone: '333 1111111',
      email: `marta-${kept}@example.it`,
      // The same number with its country is the same number
      further: [{ kind: 'phone', value: '+39 333 2222222', label: null }],
      tags: [{ name: 'Studente' }, { name: 'VIP' }, { name: 'Yoga' }],
      notes: [{ text: 'del secondo' }, { text: 'del primo' }],
      healthNotes: 1,
      merge: { id, firstname: 'Martina' },
      history: expect.arrayContaining([{ action: 'mergeCustomers' }]) as unknown,
    });
    expect(await at.customersOf('reservations')).toEqual([kept, kept]);
    expect(await at.customersOf('orders')).toEqual([kept, kept]);
    const after = await app.pool.query(
      'select person_id from reservations where provider_id = $1 order by id',
      [at.providerId],
    );
    expect(after.rows).toEqual(people.rows);
    // An old link leads to the kept one; lists leave the merged one out, what it was called finds the kept one
    expect((await at.card(merged)).id).toBe(kept);
    expect(await listed()).toEqual([kept]);
    expect(await listed('martina')).toEqual([kept]);
    expect(await listed('2222222')).toEqual([kept]);
    expect(await listed('333 2222222')).toEqual([kept]);

    const later = await at.book(kept, '2026-11-10T13:00');
    await noted(kept, 'venuta dopo');
    await at.undo(id);
    const again = [await at.card(kept), await at.card(merged)];
    const same = ({
      firstname,
      lastname,
      email,
      phone,
      further,
      tags,
      healthNotes,
    }: (typeof again)[number]) => ({ firstname, lastname, email, phone, further, tags, healthNotes });
    expect(again.map(same)).toEqual(before.map(same));
    expect(await notesOf(kept)).toEqual(['venuta dopo', 'del primo']);
    expect(await notesOf(merged)).toEqual(['del secondo']);
    expect(await at.customersOf('orders')).toEqual([kept, merged, kept].toSorted((a, b) => a - b));
    const { rows } = await app.pool.query<{ id: number; customer: number }>(
      'select id, customer_id as customer from reservations where id = any($1) order by id',
      [[moved.reservationId, later.reservationId]],
    );
    expect(rows.map(({ customer }) => Number(customer))).toEqual([merged, kept]);
    expect(again[0]).toMatchObject({ merge: null });
    expect(again[0]?.history.map(({ action }) => action)).toContain('undoCustomerMerge');
    expect(await listed()).toHaveLength(2);
  });

  it('leaves what was changed since with the kept one, also a tag and the main e-mail', async () => {
    const [kept, merged] = [
      await at.named('Ilva'),
      await at.named('Ilvia', { email: `ilva-${at.anna}@example.it` }),
    ];
    await tagged(merged, 'Mattina');
    const id = await at.merge(kept, merged);
    const { version } = await at.card(kept);
    await at.ask(EDIT, {
      id: kept,
      version,
      input: { firstname: 'Ilva', email: `new-${at.anna}@example.it`, phone: '333 9999999' },
    });
    await at.ask(SET_TAGS, { id: kept, tags: [] });
    await at.undo(id);
    expect(await at.card(kept)).toMatchObject({ email: `new-${at.anna}@example.it`, phone: '333 9999999' });
    expect(await at.card(merged)).toMatchObject({ email: `ilva-${at.anna}@example.it` });
    expect(await tagsOf(merged)).toEqual(['Mattina']);
    // A booking with the old e-mail finds who had it again
    const booking = await aConfirmedReservation(app, {
      offerId: at.offerId,
      email: `ilva-${at.anna}@example.it`,
    });
    expect(booking.providerId).toBe(at.providerId);
    expect(await at.customersOf('reservations')).toEqual([merged]);
  });

  it('binds the kept one to the log-in of the merged one, and refuses two', async () => {
    const [one, other] = [
      await aCustomer(app.work(), { providerId: at.providerId, email: `one-${at.anna}@example.it` }),
      await aCustomer(app.work(), { providerId: at.providerId, email: `two-${at.anna}@example.it` }),
    ];
    expect(await at.saidOf(at.merge(one, other))).toContain('Ognuna delle due schede ha una sua e-mail');
    const walkIn = await at.named('Senza posta');
    await at.merge(walkIn, one);
    await aConfirmedReservation(app, { offerId: at.offerId, email: `one-${at.anna}@example.it` });
    expect(await at.customersOf('reservations')).toEqual([walkIn]);
    expect(await at.card(walkIn)).toMatchObject({
      email: `one-${at.anna}@example.it`,
      firstname: 'Senza posta',
    });
  });

  it('is seen at once in a calendar that was read before, and so is its undoing', async () => {
    const asked = {
      providerId: at.providerId,
      resourceIds: [at.anna],
      from: new Date('2026-11-09T00:00Z'),
      to: new Date('2026-11-16T00:00Z'),
      withCancelled: false,
    };
    const shown = async () => {
      const kept = await calendarBookings(app.work(), asked);
      // A transaction reads anew
      expect(kept).toEqual(await app.work().transaction((tx) => calendarBookings(tx, asked)));
      return kept.map(({ customer, isFirstVisit }) => [customer, isFirstVisit]);
    };
    const [kept, merged] = [await at.named('Tenuta'), await at.named('Unita')];
    await at.book(kept, '2026-11-10T10:00');
    await at.book(merged, '2026-11-11T10:00');
    const apart = [
      ['Tenuta', true],
      ['Unita', true],
    ];
    expect(await shown()).toEqual(apart);
    const id = await at.merge(kept, merged);
    expect(await shown()).toEqual([
      ['Tenuta', true],
      ['Tenuta', false],
    ]);
    await at.undo(id);
    expect(await shown()).toEqual(apart);
  });

  it('is not received where one of both was not, and says why', async () => {
    const [kept, merged] = [await at.named('Ugo'), await at.named('Ugone')];
    await at.ask(BLACKLIST, { id: merged, input: { isBlacklisted: true, reason: 'Non paga' } });
    const id = await at.merge(kept, merged);
    expect(await at.card(kept)).toMatchObject({ isBlacklisted: true, blacklistReason: 'Non paga' });
    await at.undo(id);
    expect(await at.card(kept)).toMatchObject({ isBlacklisted: false, blacklistReason: null });
    expect(await at.card(merged)).toMatchObject({ isBlacklisted: true, blacklistReason: 'Non paga' });
    // Said again by somebody, it stays
    const again = await at.merge(kept, merged);
    await at.ask(BLACKLIST, { id: kept, input: { isBlacklisted: true, reason: 'Ha gridato' } });
    await at.undo(again);
    expect(await at.card(kept)).toMatchObject({ isBlacklisted: true, blacklistReason: 'Ha gridato' });
  });

  it('is withheld courses where one of both was, and no more once it is undone', async () => {
    const [kept, merged] = [await at.named('Aperta'), await at.named('Chiusa')];
    await at.ask(WITHHOLD, { id: merged });
    const id = await at.merge(kept, merged);
    expect(await at.card(kept)).toMatchObject({ isContentBlocked: true });
    await at.undo(id);
    expect(await at.card(kept)).toMatchObject({ isContentBlocked: false });
    expect(await at.card(merged)).toMatchObject({ isContentBlocked: true });
  });

  it('is current where one of both is', async () => {
    const [kept, merged] = [await at.named('Archivio'), await at.named('Attivo')];
    await at.ask(ARCHIVE, { ids: [kept] });
    const id = await at.merge(kept, merged);
    expect(await listed()).toEqual([kept]);
    await at.undo(id);
    expect(await listed()).toEqual([merged]);
  });

  it('takes care along, and neither makes a chain nor somebody who cares for themselves', async () => {
    const { providerId } = at;
    const [mother, twin] = [await at.named('Madre'), await at.named('Madre due')];
    const child = await aChildOf(app.work(), { providerId, carerId: twin });
    const id = await at.merge(mother, twin);
    expect((await at.card(child)).carer?.id).toBe(mother);
    await at.undo(id);
    expect((await at.card(child)).carer?.id).toBe(twin);

    const other = await at.named('Bimbo doppio');
    await setCare(app.work(), { providerId, customerId: other }, { carerId: mother, relation: 'parent' });
    expect(await at.saidOf(at.merge(other, twin))).toContain('si occuperebbe di qualcun altro');
    const two = await at.merge(child, other);
    expect((await at.card(child)).carer?.id).toBe(twin);
    await at.undo(two);
    expect((await at.card(other)).carer?.id).toBe(mother);
    // Somebody in the care of their own double
    const three = await at.merge(other, mother);
    expect(await at.card(other)).toMatchObject({ carer: null, inCare: [] });
    await at.undo(three);
    expect((await at.card(other)).carer?.id).toBe(mother);
  });

  it('is refused where both come to the same start, and for oneself, a stranger and who is merged', async () => {
    const [one, other] = [await at.named('Pari'), await at.named('Paro')];
    await at.book(one, '2026-11-10T09:00');
    await at.book(other, '2026-11-10T12:00');
    // As two places of one start would be
    await app.pool.query(
      'update reservations set starts_at = (select starts_at from reservations where customer_id = $1 limit 1) where customer_id = $2',
      [one, other],
    );
    expect(await at.saidOf(at.merge(one, other))).toContain('stessa ora');
    await app.pool.query(
      "update reservations set starts_at = starts_at + interval '3 hours' where customer_id = $1",
      [other],
    );
    expect(await at.saidOf(at.merge(one, one))).toBe('invalidInput');
    const elsewhere = await mergingAt(app);
    expect(await at.saidOf(at.merge(one, await elsewhere.named('Altrove')))).toBe('notFound');
    await at.merge(one, other);
    expect(await at.saidOf(at.merge(await at.named('Terzo'), other))).toContain('già stata unita');
  });

  it('wants a fresh proof, and is for who may merge', async () => {
    const [one, other] = [await at.named('Uno'), await at.named('Due')];
    const [stale, collaborator] = [await at.works('manager', 16), await at.works('collaborator')];
    expect(await at.saidOf(at.merge(one, other, stale))).toBe('stepUpNeeded');
    expect(await at.saidOf(at.merge(one, other, collaborator))).toBe('NotAuthorizedException');
    const id = await at.merge(one, other, await at.works('manager'));
    expect(await at.saidOf(at.undo(id, stale))).toBe('stepUpNeeded');
    expect(await at.card(one, await at.works('director'))).toMatchObject({ merge: { id } });
  });

  it('is undone once, within thirty days, the latest first', async () => {
    const [a, b, c] = [await at.named('A'), await at.named('B'), await at.named('C')];
    await at.book(a, '2026-11-10T09:00');
    const first = await at.merge(b, a);
    const second = await at.merge(c, b);
    expect((await at.card(a)).id).toBe(c);
    expect(await at.customersOf('reservations')).toEqual([c]);
    expect(await at.saidOf(at.undo(first))).toContain('Annulla prima');
    await at.undo(second);
    expect((await at.card(a)).id).toBe(b);
    expect(await at.customersOf('reservations')).toEqual([b]);
    await at.undo(first);
    expect(await at.customersOf('reservations')).toEqual([a]);
    expect(await at.saidOf(at.undo(first))).toContain('già stata annullata');
    const third = await at.merge(b, a);
    const fourth = await at.merge(b, c);
    expect(await at.saidOf(at.undo(third))).toContain('Annulla prima');
    await at.undo(fourth);
    const now = app.clock.now();
    app.clock.set(new Date(now.getTime() + 30 * DAY_MS));
    try {
      const owner = await at.works('owner');
      expect((await at.card(b, owner)).merge).toBeNull();
      expect(await at.saidOf(at.undo(third, owner))).toContain('30 giorni');
    } finally {
      app.clock.set(now);
    }
  });

  it('holds for what arrives later: a booking, a note, a list of customers, a form of before', async () => {
    const { providerId } = at;
    const [kept, merged] = [
      await at.named('Resto', { phone: '333 5551111' }),
      await at.named('Vado', { phone: '333 5552222' }),
    ];
    const { version } = await at.card(merged);
    await at.merge(kept, merged);
    const desk = { actor: 'system:test', language: 'it', channel: 'Business' } as const;
    const request = { offerId: at.offerId, providerId, customerId: merged, resourceId: null, onlyBook: true };
    await bookForCustomer(app.work(), app.deps, { ...request, dateTimeFrom: '2026-11-10T15:00' }, desk);
    await noted(merged, 'scritta dopo');
    expect(await at.customersOf('reservations')).toEqual([kept]);
    expect(await at.customersOf('orders')).toEqual([kept]);
    expect(await notesOf(kept)).toEqual(['scritta dopo']);
    const asked = { email: null, phoneDigits: '393335552222', notes: null, firstname: null, lastname: null };
    const [known] = await knownCustomers(app.work(), providerId, [asked]);
    expect(known?.map(({ id }) => id)).toEqual([kept]);
    const found = { providerId, first: 5, withContacts: true, among: null };
    expect(await findCustomers(app.work(), { ...found, q: 'vado' })).toMatchObject([{ id: kept }]);
    expect(await findCustomers(app.work(), { ...found, q: { id: merged } })).toMatchObject([{ id: kept }]);
    const input = { firstname: 'Tardi' };
    expect(await at.saidOf(at.ask(EDIT, { id: merged, version, input }))).toBe('notFound');
    expect(await at.saidOf(at.ask(BLACKLIST, { id: merged, input: { isBlacklisted: true } }))).toBe(
      'notFound',
    );
  });

  it('is in the export of whom it concerns, and goes with their account', async () => {
    const email = `export-${at.anna}@example.it`;
    const kept = await at.named('Carta');
    const merged = await aCustomer(app.work(), { providerId: at.providerId, email });
    await app.pool.query("update customers set phone = '333 7770000' where id = $1", [merged]);
    await app.pool.query(
      "update customers set phone = '333 7771111', recorded = '{firstname,phone}' where id = $1",
      [kept],
    );
    await noted(merged, 'da esportare');
    await at.merge(kept, merged);
    const { rows } = await app.pool.query<{ id: number }>(
      'select person_id as id from customers where id = $1',
      [kept],
    );
    const personId = Number(rows[0]?.id);
    const subject = { personId, addresses: [email] };
    const told = JSON.stringify(await customersPersonalData.export(app.work(), app.deps, subject));
    for (const known of ['da esportare', '333 7770000', '333 7771111', 'Carta', email])
      expect(told).toContain(known);
    await customersPersonalData.erase(app.work(), subject);
    const left = await app.pool.query(
      `select id, email, firstname, phone, (select count(*)::int from customer_contacts f where f.customer_id = c.id) as further
        from customers c where id = any($1) order by id`,
      [[kept, merged]],
    );
    // What the center wrote down itself stays with it
    expect(left.rows).toMatchObject([
      { email: '', firstname: 'Carta', phone: '333 7771111', further: 0 },
      { email: '', firstname: null, phone: null, further: 0 },
    ]);
  });
});

describe('likely doubles', () => {
  it('share a phone, an address or the whole name, and are nobody archived, merged or of others', async () => {
    const one = await at.named('Nicolò', { lastname: 'De Rossi', phone: '333 4443333' });
    const samePhone = await at.named('Altro', { phone: '+39 3334443333' });
    const sameName = await at.named('NICOLO', { lastname: 'de rossi' });
    await at.named('Nicolò', { lastname: 'Rossi' });
    const byFurther = await at.named('Terza', {
      phone: '02 123456',
      email: `doppia-${one}@example.it`,
      further: [{ kind: 'phone', value: '333 4443333', label: null }],
    });
    const archived = await at.named('Nicolò', { lastname: 'De Rossi' });
    await at.ask(ARCHIVE, { ids: [archived] });
    const elsewhere = await mergingAt(app);
    await elsewhere.named('Nicolò', { lastname: 'De Rossi', phone: '333 4443333' });
    const ids = async (of: number) => (await at.card(of)).doubles.map(({ id }) => id);
    expect(await ids(one)).toEqual([samePhone, sameName]);
    expect(await ids(byFurther)).toEqual([one, samePhone]);
    await at.merge(one, samePhone);
    expect(await ids(one)).toEqual([sameName]);
    const collaborator = await at.works('collaborator');
    await app.pool.query('update resources set person_id = $2 where id = $1', [
      at.anna,
      collaborator.personId,
    ]);
    await at.book(one, '2026-11-11T09:00');
    expect(await at.card(one, collaborator)).toMatchObject({ doubles: [], merge: null });
  });
});
