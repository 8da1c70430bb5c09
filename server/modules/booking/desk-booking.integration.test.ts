import { beforeEach, describe, expect, it } from 'vitest';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aChildOf, aWalkIn } from '#server/modules/customers/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { changeStatus } from '#server/modules/providers/index.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { bookFor } from './builders.ts';
import { appOfFile } from './testing/app-of-file.ts';
import type { AtWork } from './testing/desk.ts';
import { aDesk } from './testing/desk.ts';

const CREATE = `mutation($p: Id!, $input: NewReservationInput!) {
  createReservation(providerId: $p, input: $input) { id orderId customerId status totalCents } }`;
const CREATE_MANY = `mutation($p: Id!, $input: NewReservationsInput!) {
  createReservations(providerId: $p, input: $input) { id customerId } }`;
const SEARCH = `query($p: Id!, $q: String, $id: Id, $first: Int) { searchCustomers(providerId: $p, q: $q, id: $id, first: $first) {
  id firstname lastname email phone visits lastOfferId isBlacklisted carer { id firstname } } }`;
const BOOKABLE = `query($p: Id!) { getBookableAtDesk(providerId: $p) { today timeZone offers { id name people { id } } } }`;
const TIMES = `query($p: Id!, $offer: Id!, $person: Id, $date: String!, $minutes: Int) {
  getFreeTimesAtDesk(providerId: $p, offerId: $offer, resourceId: $person, date: $date, durationMinutes: $minutes) { time start } }`;
const NEXT_DATE = `query($p: Id!, $offer: Id!, $person: Id, $date: String!, $minutes: Int, $room: ReservationThingInput) {
  getNextFreeDateAtDesk(providerId: $p, offerId: $offer, resourceId: $person, date: $date, durationMinutes: $minutes, room: $room) }`;

let app: TestApp;
let providerId: number;
let anna: number;
let bruno: number;
let offerId: number;
let owner: AtWork;
let made = 0;

appOfFile((opened) => {
  app = opened;
});
beforeEach(async () => {
  const desk = await aDesk(app, { provider: { notificationEmail: 'desk@example.it' } });
  ({ owner, anna, bruno } = desk);
  ({ providerId, offerId } = desk.offer);
});

/** A collaborator who is Anna of the staff. */
async function annaHerself() {
  const her = await worksAt(app, providerId, 'collaborator');
  await app.pool.query('update resources set person_id = $2 where id = $1', [anna, her.personId]);
  return her;
}

const AT = '2026-11-10T10:00';
type Asked = { actor?: typeof owner; key?: string };
const call = (document: string, variables: object, { actor = owner, key }: Asked = {}) =>
  app.ask(
    document,
    { p: providerId, ...variables },
    { actor, locale: 'it', idempotencyKey: key ?? `desk ${(made += 1)}` },
  );

interface Created {
  id: number;
  orderId: number;
  customerId: number;
  status: string;
  totalCents: number;
}
async function create(input: object, asked: Asked = {}): Promise<Created> {
  const given = { offerId, start: AT, customer: { walkIn: {} }, ...input };
  const { data, errors } = await call(CREATE, { input: given }, asked);
  expect(errors).toBeUndefined();
  return data?.['createReservation'] as Created;
}
async function refusal(input: object, asked: Asked = {}) {
  const given = { offerId, start: AT, customer: { walkIn: {} }, ...input };
  const { errors } = await call(CREATE, { input: given }, asked);
  const { code, affected } = errors?.[0] ?? {};
  return { code, affected };
}
async function search(q: string, asked: Asked = {}) {
  const { data, errors } = await call(SEARCH, { q }, asked);
  expect(errors).toBeUndefined();
  return data?.['searchCustomers'] as { id: number; firstname: string; visits: number }[];
}
async function freeTimes(asked: object): Promise<{ time: string; start: string }[]> {
  const { data } = await call(TIMES, { offer: offerId, ...asked });
  return (data?.['getFreeTimesAtDesk'] ?? []) as { time: string; start: string }[];
}
const names = async (q: string, asked: Asked = {}) => (await search(q, asked)).map((one) => one.firstname);

async function stored(id: number) {
  const { rows } = await app.pool.query(
    `select r.status, r.note, r.walk_in_email as "walkInEmail", r.resource_id::int as "resourceId", r.person_id as "personId",
       extract(epoch from r.ends_at - r.starts_at) / 60 as minutes, r.price_cents as cents, o.price_cents as "orderCents", c.firstname, c.email
     from reservations r join orders o on o.id = r.order_id join customers c on c.id = r.customer_id where r.id = $1`,
    [id],
  );
  return { ...rows[0], minutes: Number(rows[0]?.minutes) };
}
const count = async (table: string) =>
  Number(
    (await app.pool.query(`select count(*) from ${table} where provider_id = $1`, [providerId])).rows[0]
      .count,
  );
async function mailsTo(recipient: string) {
  await app.jobs.drain();
  const { rows } = await app.pool.query('select kind from mails where provider_id = $1 and recipient = $2', [
    providerId,
    recipient,
  ]);
  return rows.map(({ kind }) => kind);
}

describe('booking at the desk', () => {
  it('writes a walk-in down: nobody’s log-in, a name of its own, and a confirmation where they asked for it', async () => {
    const made = await create({ customer: { walkIn: { name: null, email: 'passa@example.it' } } });
    expect(made).toMatchObject({ status: 'A' });
    expect(await stored(made.id)).toMatchObject({
      walkInEmail: 'passa@example.it',
      personId: null,
      firstname: 'Cliente di passaggio',
      email: null,
    });
    expect(await mailsTo('passa@example.it')).toEqual(['reservation-confirmed']);
    const second = await create({ start: '2026-11-10T12:00' });
    expect(second.customerId).not.toBe(made.customerId);
    expect((await app.pool.query("select from people where email = 'passa@example.it'")).rowCount).toBe(0);
  });

  it('says whose booking is in the way, and until when', async () => {
    await create({ resourceId: anna, start: '2026-11-10T16:00', customer: { walkIn: { name: 'Zita' } } });
    const { errors } = await call(CREATE, {
      input: { offerId, resourceId: anna, start: '2026-11-10T16:15', customer: { walkIn: {} } },
    });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/c’è già Zita, fino alle 1[67]:\d\d/),
      code: 'reservationInvalidCapacity',
    });
  });

  it('takes walk-ins of whom nothing is known for one card, and one who leaves the same e-mail for the same', async () => {
    const nobody = await create({ start: '2026-11-10T12:00' });
    const sameDay = await create({ start: '2026-11-10T14:00' });
    const later = await create({ start: '2026-11-16T12:00' });
    expect(sameDay.customerId).not.toBe(nobody.customerId);
    expect(later.customerId).toBe(nobody.customerId);
    const customer = { walkIn: { name: null, email: 'ancora@example.it' } };
    const first = await create({ customer, start: '2026-11-11T12:00' });
    const second = await create({
      customer: { walkIn: { name: null, email: 'Ancora@example.it' } },
      start: '2026-11-11T15:00',
    });
    expect(second.customerId).toBe(first.customerId);
    expect(first.customerId).not.toBe(nobody.customerId);
    const named = await create({
      customer: { walkIn: { name: 'Zoe', email: 'ancora@example.it' } },
      start: '2026-11-12T15:00',
    });
    expect(named.customerId).not.toBe(first.customerId);
  });

  it('books a known one and a child in care, with minutes, price and note as agreed', async () => {
    const carerId = await aWalkIn(app.work(), { providerId, firstname: 'Mara', email: 'mara@example.it' });
    const childId = await aChildOf(app.work(), { providerId, carerId });
    const agreed = { durationMinutes: 25, priceCents: 1234, note: 'Porta le\nstampelle', resourceId: bruno };
    const made = await create({ customer: { id: childId }, ...agreed });
    expect(made).toMatchObject({ customerId: childId, totalCents: 1234 });
    expect(await stored(made.id)).toMatchObject({
      minutes: 25,
      cents: 1234,
      orderCents: 1234,
      note: 'Porta le\nstampelle',
      resourceId: bruno,
      firstname: 'Leo',
    });
    expect(await mailsTo('mara@example.it')).toEqual(['reservation-confirmed']);
    await create({ customer: { id: carerId }, start: '2026-11-11T10:00' });
    expect(await search('mara')).toMatchObject([{ id: carerId, visits: 0, lastOfferId: offerId }]);
  });

  it('tells nobody but the provider when it is asked to', async () => {
    const customerId = await aWalkIn(app.work(), { providerId, email: 'zitto@example.it' });
    await create({ customer: { id: customerId }, tellsCustomer: false });
    expect(await mailsTo('zitto@example.it')).toEqual([]);
    expect(await mailsTo('desk@example.it')).toEqual(['owner-new-booking']);
  });

  it('writes a new customer down with the booking, or neither', async () => {
    const newcomer = {
      firstname: 'Nora',
      lastname: 'Élan',
      phone: '+39 333 1234567',
      email: 'nora@example.it',
    };
    const before = await count('customers');
    expect(await refusal({ customer: { new: newcomer }, start: '2026-11-10T03:00' })).toEqual({
      code: 'rulesAgainst',
      affected: ['overruling'],
    });
    expect(await count('customers')).toBe(before);
    const made = await create({ customer: { new: newcomer } });
    expect(await stored(made.id)).toMatchObject({ firstname: 'Nora', email: 'nora@example.it' });
    expect(await refusal({ customer: { new: newcomer }, start: '2026-11-10T15:00' })).toEqual({
      code: 'alreadyAssigned',
      affected: ['email'],
    });
    expect(await count('customers')).toBe(before + 1);
  });

  it('warns of somebody who is not received, and books them when told again', async () => {
    const customerId = await aWalkIn(app.work(), { providerId });
    await app.pool.query('update customers set blacklisted = true where id = $1', [customerId]);
    expect(await refusal({ customer: { id: customerId } })).toEqual({
      code: 'invalidCustomer',
      affected: ['customer'],
    });
    expect(await create({ customer: { id: customerId }, despiteBlacklist: true })).toMatchObject({
      status: 'A',
    });
  });

  it('does one thing for one form, however often it is sent', async () => {
    const key = `once ${(made += 1)}`;
    const [one, two] = await Promise.all([create({}, { key }), create({}, { key })]);
    expect(two).toEqual(one);
    expect(await count('reservations')).toBe(1);
    expect(await count('customers')).toBe(1);
    const { errors } = await app.ask(
      CREATE,
      { p: providerId, input: { offerId, start: AT, customer: { walkIn: {} } } },
      { actor: owner },
    );
    expect(errors?.[0]).toMatchObject({ code: 'invalidInput', affected: ['Idempotency-Key'] });
  });

  it('books what is not on sale, and without notice: what happens at the desk happens', async () => {
    await changeStatus(app.work(), providerId, { isLocked: true }, 'system:test');
    await app.pool.query('update services set published = false where provider_id = $1', [providerId]);
    await app.pool.query('update providers set reservation_offset_minutes = 2880 where id = $1', [
      providerId,
    ]);
    const today = app.clock.now().toISOString().slice(0, 10);
    const [first] = await freeTimes({ person: null, date: today });
    expect(await create({ start: first?.start })).toMatchObject({ status: 'A' });
  });

  it.each([
    [{ customer: {} }, ['customer.id']],
    [{ customer: { walkIn: {}, id: 1 } }, ['customer.id']],
    [{ customer: { new: { phone: 'abc' } } }, ['customer.new.phone']],
    [{ customer: { walkIn: { email: 'no' } } }, ['customer.walkIn.email']],
    [{ durationMinutes: 0 }, ['durationMinutes']],
    [{ priceCents: -1 }, ['priceCents']],
    [{ note: 'x'.repeat(2001) }, ['note']],
    [{ start: '' }, ['start']],
  ])('refuses %j at its field', async (input, affected) => {
    expect(await refusal(input)).toEqual({ code: 'invalidInput', affected });
  });

  it('takes a time that rules speak against when told why, and keeps both in the history', async () => {
    const late = { start: '2026-11-10T22:05', resourceId: anna };
    const { errors } = await call(CREATE, { input: { offerId, customer: { walkIn: {} }, ...late } });
    expect(errors?.[0]).toMatchObject({ code: 'rulesAgainst', extensions: { against: ['closed'] } });
    const made = await create({ ...late, overruling: { reason: 'Torna da un viaggio' } });
    const { rows } = await app.pool.query(
      "select after from audit_entries where provider_id = $1 and subject = 'reservation' and subject_id = $2",
      [providerId, made.id],
    );
    expect(rows).toMatchObject([{ after: { overruled: ['closed'], why: 'Torna da un viaggio' } }]);
    expect((await refusal({ ...late, overruling: { reason: 'Ancora' } })).code).toBe(
      'reservationInvalidCapacity',
    );
  });

  it('records a visit that is over without a mail', async () => {
    const customerId = await aWalkIn(app.work(), { providerId, email: 'ieri@example.it' });
    const yesterday = new Date(app.clock.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    const overruling = { reason: 'Dimenticata ieri' };
    await create({ customer: { id: customerId }, start: `${yesterday}T10:00`, overruling });
    expect(await mailsTo('ieri@example.it')).toEqual([]);
  });

  it('takes no place twice, whoever asks', async () => {
    await create({ resourceId: anna });
    expect((await refusal({ resourceId: anna })).code).toBe('reservationInvalidCapacity');
    await create({ resourceId: bruno });
    expect((await refusal({})).code).toBe('reservationInvalidCapacity');
  });
});

describe('several at once', () => {
  const rows = (starts: string[], more: object = {}) => starts.map((start) => ({ offerId, start, ...more }));

  it('books the same hour of some weeks for one customer', async () => {
    const customerId = await aWalkIn(app.work(), { providerId });
    const starts = ['2026-11-10T10:00', '2026-11-17T10:00', '2026-11-24T10:00'];
    const { data } = await call(CREATE_MANY, { input: { customer: { id: customerId }, rows: rows(starts) } });
    expect(data?.['createReservations']).toHaveLength(3);
    expect(await count('reservations')).toBe(3);
  });

  it('books none when one clashes, and names each that does', async () => {
    await create({ resourceId: anna, start: '2026-11-17T10:00' });
    const starts = ['2026-11-10T10:00', '2026-11-17T10:00', '2026-11-24T03:00'];
    const input = {
      customer: { new: { firstname: 'Nessuno' } },
      rows: rows(starts, { resourceId: anna }),
    };
    const { errors } = await call(CREATE_MANY, { input });
    expect(errors?.[0]).toMatchObject({
      code: 'reservationInvalidCapacity',
      inputs: [
        { code: 'reservationInvalidCapacity', affected: ['rows.1'] },
        { code: 'rulesAgainst', affected: ['rows.2'] },
      ],
    });
    expect(await count('reservations')).toBe(1);
    expect(await search('nessuno')).toEqual([]);
  });

  it('two of one call do not take one place', async () => {
    const input = { customer: { walkIn: {} }, rows: rows([AT, '2026-11-10T10:15'], { resourceId: anna }) };
    const { errors } = await call(CREATE_MANY, { input });
    expect(errors?.[0]?.inputs).toEqual([{ code: 'reservationInvalidCapacity', affected: ['rows.1'] }]);
    expect(await count('reservations')).toBe(0);
  });
});

describe('finding a customer', () => {
  beforeEach(async () => {
    for (const [firstname, lastname, phone, email] of [
      ['Niccolò', 'D’Angelo', '+39 333 12.34.567', 'nico@example.it'],
      ['Anna Maria', 'Rossi', '0039 02 555', null],
      ['Rosa', 'Bianchi', '347 111', 'anna.b@example.org'],
      ['Ирина', null, '+44 20 7946', null],
    ] as const)
      await aWalkIn(app.work(), { providerId, firstname, lastname, phone, email });
  });

  it.each([
    ['nic', ['Niccolò']],
    ['NICCOLO', ['Niccolò']],
    ['dangelo', ['Niccolò']],
    ["d'angelo nic", ['Niccolò']],
    ['ang', ['Niccolò']],
    ['ros', ['Rosa', 'Anna Maria']],
    ['ros mar', ['Anna Maria']],
    ['maria', ['Anna Maria']],
    ['333 123', ['Niccolò']],
    ['+39333', ['Niccolò']],
    ['0039 333', ['Niccolò']],
    ['02 5', ['Anna Maria']],
    ['+39347', ['Rosa']],
    ['20 79', ['Ирина']],
    ['+44 20', ['Ирина']],
    ['ири', ['Ирина']],
    ['anna.b@', ['Rosa']],
    ['nico@example.it', ['Niccolò']],
    ['zzz', []],
    ['', []],
    ["' | '", []],
    [String.raw`\':* & !x`, []],
  ])('%s finds %j', async (q, found) => {
    expect(await names(q)).toEqual(found);
  });

  it('finds the own customers alone, and those of own bookings for a collaborator', async () => {
    const other = await aProvider(app.work());
    await aWalkIn(app.work(), { providerId: other, firstname: 'Rosalba' });
    expect(await names('ros')).toEqual(['Rosa', 'Anna Maria']);
    const actor = await annaHerself();
    expect(await names('ros', { actor })).toEqual([]);
    const [rosa] = await search('rosa');
    await bookFor(app, { providerId, offerId, customerId: rosa?.id ?? 0, at: AT });
    await app.pool.query('update reservations set resource_id = $2 where provider_id = $1', [
      providerId,
      anna,
    ]);
    await app.pool.query('update holds set resource_id = $2, main_resource_id = $2 where provider_id = $1', [
      providerId,
      anna,
    ]);
    expect(await names('ros', { actor })).toEqual(['Rosa']);
    const { data } = await call(SEARCH, { id: rosa?.id }, { actor });
    expect(data?.['searchCustomers']).toMatchObject([{ id: rosa?.id, lastOfferId: offerId }]);
    const stranger = await worksAt(app, other, 'owner');
    const { errors } = await call(SEARCH, { q: 'ros' }, { actor: stranger });
    expect(errors?.[0]?.code).toBe('notFound');
  });
});

describe('orders of a customer', () => {
  const numberOf = async (customerId: number, asked: Asked = {}) => {
    const document = 'query($p: Id!, $id: Id) { searchCustomers(providerId: $p, id: $id) { ordersNumber } }';
    const { data } = await call(document, { id: customerId }, asked);
    return data?.['searchCustomers'];
  };

  it('are counted as there are, at this provider, for who sees all', async () => {
    const [busy, idle] = [
      await aWalkIn(app.work(), { providerId, firstname: 'Ida' }),
      await aWalkIn(app.work(), { providerId, firstname: 'Ivo' }),
    ];
    for (const hour of ['10', '12', '14'])
      await create({ customer: { id: busy }, start: `2026-11-10T${hour}:00`, resourceId: anna });
    const { rows } = await app.pool.query<{ n: number }>(
      'select count(*)::int as n from orders where provider_id = $1 and customer_id = $2',
      [providerId, busy],
    );
    expect(rows).toEqual([{ n: 3 }]);
    expect(await numberOf(busy)).toEqual([{ ordersNumber: 3 }]);
    expect(await numberOf(idle)).toEqual([{ ordersNumber: 0 }]);
    expect(await numberOf(busy, { actor: await annaHerself() })).toEqual([{ ordersNumber: null }]);
    const { data } = await app.ask(
      'query($p: Id!) { getProviderGeneralInformation(id: $p) { ordersNumber } }',
      { p: providerId },
      { actor: owner },
    );
    expect(data?.['getProviderGeneralInformation']).toEqual({ ordersNumber: 3 });
  });
});

describe('who may', () => {
  it('a collaborator books with themselves, for own customers and walk-ins', async () => {
    const actor = await annaHerself();
    const { data } = await call(BOOKABLE, {}, { actor });
    expect(data?.['getBookableAtDesk']).toMatchObject({
      timeZone: 'Europe/Rome',
      offers: [{ id: offerId, people: [{ id: anna }] }],
    });
    const made = await create({}, { actor });
    expect(await stored(made.id)).toMatchObject({ resourceId: anna });
    expect(
      await create({ customer: { id: made.customerId }, start: '2026-11-10T12:00' }, { actor }),
    ).toMatchObject({
      customerId: made.customerId,
    });
    expect(await refusal({ resourceId: bruno }, { actor })).toEqual({
      code: 'reservationInvalidResources',
      affected: ['resourceId'],
    });
    const strange = await aWalkIn(app.work(), { providerId });
    expect((await refusal({ customer: { id: strange } }, { actor })).code).toBe('errorUserNotFound');
    expect((await refusal({ customer: { new: { firstname: 'Ugo' } } }, { actor })).code).toBe(
      'NotAuthorizedException',
    );
    expect((await refusal({ priceCents: 1 }, { actor })).code).toBe('NotAuthorizedException');
    expect((await refusal({ overruling: { reason: 'x' } }, { actor })).code).toBe('NotAuthorizedException');
    const nobody = await worksAt(app, providerId, 'collaborator');
    expect((await refusal({}, { actor: nobody })).code).toBe('NotAuthorizedException');
  });

  const letThem = (rules: { acts: boolean; sees: boolean }) =>
    app.pool.query(
      'update providers set collaborators_act_on_own = $2, collaborators_see_contacts = $3 where id = $1',
      [providerId, rules.acts, rules.sees],
    );

  it('a collaborator books nothing where the owner forbids it, and still finds own customers', async () => {
    const actor = await annaHerself();
    const { customerId } = await create({}, { actor });
    await letThem({ acts: false, sees: true });
    expect((await refusal({ start: '2026-11-10T12:00' }, { actor })).code).toBe('NotAuthorizedException');
    expect((await call(BOOKABLE, {}, { actor })).errors?.[0]?.code).toBe('NotAuthorizedException');
    expect((await call(SEARCH, { id: customerId }, { actor })).data?.['searchCustomers']).toMatchObject([
      { id: customerId },
    ]);
    expect(await create({ start: '2026-11-10T12:00' })).toMatchObject({ id: expect.any(Number) });
  });

  it('a contact that the owner hides is answered to no collaborator, nor found by', async () => {
    const actor = await annaHerself();
    const contacts = { email: 'canarino@example.it', phone: '+39 333 9876543' };
    const customerId = await aWalkIn(app.work(), { providerId, firstname: 'Zoe', ...contacts });
    await create({ customer: { id: customerId }, resourceId: anna });
    await letThem({ acts: true, sees: false });
    for (const asked of [
      { q: 'zoe' },
      { q: 'canarino@example.it' },
      { q: '3339876543' },
      { id: customerId },
    ]) {
      const answer = JSON.stringify(await call(SEARCH, asked, { actor }));
      expect(answer).not.toContain('canarino');
      expect(answer).not.toContain('9876543');
      expect(answer.includes(`"id":${customerId}`)).toBe('id' in asked || asked.q === 'zoe');
      expect(JSON.stringify(await call(SEARCH, asked))).toContain('canarino');
    }
    await letThem({ acts: true, sees: true });
    expect(JSON.stringify(await call(SEARCH, { q: 'zoe' }, { actor }))).toContain('canarino');
  });

  it('nothing of another provider can be booked', async () => {
    const other = await aProvider(app.work());
    const colleague = await aColleague(app.work(), { providerId: other });
    const theirs = await anOffer(app.work(), { providerId: other, people: [colleague] });
    const customerId = await aWalkIn(app.work(), { providerId: other });
    expect((await refusal({ offerId: theirs.offerId })).code).toBe('reservationInvalidService');
    expect((await refusal({ resourceId: colleague })).code).toBe('reservationInvalidResources');
    expect((await refusal({ customer: { id: customerId } })).code).toBe('errorUserNotFound');
    const { errors } = await call(TIMES, { offer: theirs.offerId, person: null, date: '2026-11-10' });
    expect(errors?.[0]?.code).toBe('reservationInvalidService');
  });
});

describe('free times at the desk', () => {
  const times = async (more: object = {}) => {
    return (await freeTimes({ person: anna, date: '2026-11-10', ...more })).map(({ time }) => time);
  };

  it('leave out what is taken, and what is too long', async () => {
    expect(await times()).toContain('10:00');
    await create({ resourceId: anna });
    expect(await times()).not.toContain('10:00');
    expect(await times({ person: null })).toContain('10:00');
    expect(await times({ minutes: 1440 })).toEqual([]);
  });

  it('lead to the next date that has some, of a person, with other minutes and in a room', async () => {
    const next = async (more: object = {}) => {
      const asked = { offer: offerId, person: anna, date: '2026-11-10', ...more };
      return (await call(NEXT_DATE, asked)).data?.['getNextFreeDateAtDesk'];
    };
    expect(await next()).toBe('2026-11-11');
    await app.pool.query(
      `insert into holidays (provider_id, resource_id, starts_local, ends_local, is_whole_day)
         values ($1, $2, '2026-11-11 00:00', '2026-11-13 00:00', true)`,
      [providerId, anna],
    );
    expect(await next()).toBe('2026-11-13');
    expect(await next({ person: null })).toBe('2026-11-11');
    expect(await next({ minutes: 1440 })).toBeNull();
    expect(await next({ room: { resourceId: bruno } })).toBeNull();
  });
});
