import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { bookFor } from '#server/modules/booking/builders.ts';
import { cancelReservation } from '#server/modules/booking/index.ts';
import { call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aChildOf, aWalkIn, foundByBooking } from '#server/modules/customers/builders.ts';
import { changeCustomer } from '#server/modules/customers/index.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import { NO_BROWSER } from '#server/modules/identity/testing/sign-in-steps.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aFullLife, PASSWORD } from './testing/a-full-life.ts';
import type { FullLife } from './testing/a-full-life.ts';

let app: TestApp;
let http: HttpServer;
let made = 0;

beforeAll(async () => {
  app = await openTestApp({ environment: { SIGN_UPS_PER_ADDRESS_PER_HOUR: '1000' } });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await http.close();
  await app.close();
});

// Each life writes to us, from one address
beforeEach(() => app.pool.query('delete from request_counts'));

const NOBODY = { firstname: null, lastname: null, email: null, phone: null, further: [] };

/** Somebody with an account and a booking as a guest, which is off; `name` stands in whatever they typed. */
async function aLife(): Promise<FullLife & { name: string; customerId: number; offerId: number }> {
  const name = `clorinda${(made += 1)}x`;
  const life = await aFullLife(app, name);
  const { providerId, reservationId } = life;
  const actor = `person:${life.personId}`;
  await cancelReservation(app.work(), app.deps, { providerId, reservationId, actor });
  await app.jobs.drain();
  const { rows } = await app.pool.query<{ customerId: number; offerId: number }>(
    'select customer_id as "customerId", offer_id as "offerId" from reservations where id = $1',
    [reservationId],
  );
  return { ...life, name, customerId: rows[0]?.customerId ?? 0, offerId: rows[0]?.offerId ?? 0 };
}

const customerOf = async (id: number) =>
  (
    await app.pool.query(
      'select person_id, email, firstname, lastname, phone, cared_for_by from customers where id = $1',
      [id],
    )
  ).rows[0];

/** Who sees the bookings of a customer, and their orders. */
const readersOf = async (customerId: number) =>
  (
    await app.pool.query(
      `select r.person_id as booking, o.person_id as order, r.note from reservations r
         join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.customer_id = $1 order by r.id`,
      [customerId],
    )
  ).rows;

/** Books at the desk and calls it off, so that nothing stands in the way of leaving. */
async function aVisit({ providerId, offerId }: { providerId: number; offerId: number }, customerId: number) {
  const { reservationId } = await bookFor(app, { providerId, offerId, customerId, at: '2026-11-12T10:00' });
  await app.pool.query("update reservations set note = 'asked for the quiet room' where id = $1", [
    reservationId,
  ]);
  await cancelReservation(app.work(), app.deps, { providerId, reservationId, actor: 'system:test' });
  await app.jobs.drain();
  return reservationId;
}

async function leave({ actor }: FullLife): Promise<void> {
  const DELETE = 'mutation ($password: String!) { deleteMyAccount(password: $password) { status } }';
  const sessions = { ...NO_BROWSER, set: () => undefined };
  const { errors } = await app.ask(DELETE, { password: PASSWORD }, { actor, sessions });
  expect(errors).toBeUndefined();
  await app.jobs.drain();
}

async function exportOf({ token }: FullLife) {
  const response = await http.fastify.inject({
    url: '/account/export',
    headers: { cookie: `radura_session=${token}`, 'accept-language': 'en' },
  });
  expect(response.statusCode).toBe(200);
  return response.json();
}

describe('who leaves', () => {
  it('takes along what they typed; what the provider wrote down stays, without a link to them', async () => {
    const life = await aLife();
    const { providerId, customerId, personId } = life;
    const of = { providerId, customerId, language: 'it' as const };
    const { rows } = await app.pool.query<{ version: number; email: string; lastname: string }>(
      'select version, email, lastname from customers where id = $1',
      [customerId],
    );
    const [{ version, email, lastname } = { version: 0, email: '', lastname: '' }] = rows;
    const form = { ...NOBODY, email, lastname, firstname: 'Dina', phone: '02 123456' };
    await changeCustomer(app.work(), { ...of, version }, form);
    await aVisit(life, customerId);
    await leave(life);
    expect(await customerOf(customerId)).toEqual({
      person_id: null,
      email: '',
      firstname: 'Dina',
      lastname: null,
      phone: '02 123456',
      cared_for_by: null,
    });
    expect(await readersOf(customerId)).toEqual([
      { booking: null, order: null, note: null },
      { booking: null, order: null, note: 'asked for the quiet room' },
    ]);
    const { rows: theirs } = await app.pool.query(
      'select id from reservations where person_id = $1 union all select id from orders where person_id = $1',
      [personId],
    );
    expect(theirs).toEqual([]);
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
    // Somebody new with that e-mail is somebody else to the provider.
    const contact = { email: life.email, firstname: null, lastname: null, phone: null };
    const newPerson = await aPerson(app.work(), { email: life.email });
    expect(await foundByBooking(app.work(), { providerId, personId: newPerson, ...contact })).not.toBe(
      customerId,
    );
  });

  it('leaves further addresses that the provider wrote down, whatever else they typed', async () => {
    const life = await aLife();
    const { providerId, customerId } = life;
    const { rows } = await app.pool.query<{
      version: number;
      email: string;
      firstname: string;
      lastname: string;
    }>('select version, email, firstname, lastname from customers where id = $1', [customerId]);
    const [{ version, ...before } = { version: 0, email: '', firstname: null, lastname: null }] = rows;
    const further = [{ kind: 'email', value: 'dina@lavoro.example', label: 'lavoro' } as const];
    const of = { providerId, customerId, version, language: 'it' as const };
    await changeCustomer(app.work(), of, { ...before, phone: `+${life.phone}`, further });
    await leave(life);
    expect(await customerOf(customerId)).toEqual({
      person_id: null,
      email: '',
      firstname: null,
      lastname: null,
      phone: null,
      cared_for_by: null,
    });
    const { rows: left } = await app.pool.query(
      'select value from customer_contacts where customer_id = $1',
      [customerId],
    );
    expect(left).toEqual([{ value: 'dina@lavoro.example' }]);
  });

  it('leaves a row that the provider may fill anew, without becoming theirs again', async () => {
    const life = await aLife();
    const { providerId, customerId } = life;
    await leave(life);
    const { rows } = await app.pool.query<{ version: number }>(
      'select version from customers where id = $1',
      [customerId],
    );
    const of = { providerId, customerId, version: rows[0]?.version ?? 0, language: 'it' as const };
    await changeCustomer(app.work(), of, { ...NOBODY, firstname: 'Dina' });
    expect(await customerOf(customerId)).toMatchObject({ person_id: null, email: null, firstname: 'Dina' });
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  });

  it('leaves the bookings of a child in their care to the provider, and nobody reads its mails', async () => {
    const life = await aLife();
    const { providerId, customerId, personId } = life;
    const child = await aChildOf(app.work(), { providerId, carerId: customerId });
    await aVisit(life, child);
    expect(await readersOf(child)).toMatchObject([{ booking: personId, order: personId }]);
    await leave(life);
    expect(await readersOf(child)).toEqual([
      { booking: null, order: null, note: 'asked for the quiet room' },
    ]);
    expect(await customerOf(child)).toMatchObject({ firstname: 'Leo', cared_for_by: customerId });
    // Nothing of the carer's was the provider's own: as before there were any, the row of nobody stays linked.
    expect(await customerOf(customerId)).toMatchObject({ person_id: personId, email: '', firstname: null });
    const again = { providerId, offerId: life.offerId, customerId: child, at: '2026-11-13T10:00' };
    const { reservationId } = await bookFor(app, again);
    await app.jobs.drain();
    const { rows } = await app.pool.query(
      'select kind from mails where provider_id = $1 and subject_id = $2 and kind like $3',
      [providerId, reservationId, 'reservation-%'],
    );
    expect(rows).toEqual([]);
  });
});

const NOTICES = `query ($providerId: Id!) { getNotices(providerId: $providerId) {
  items { kind booking { id } colleague { id } customer { id name isOpen } } } }`;
const CARD = `query ($providerId: Id!, $id: Id!) { getCustomer(providerId: $providerId, id: $id) {
  firstname lastname email phone birthday taxCode archivedAt notes { text } tags { name } erasure { answer } history { action } } }`;
const ERASE = 'mutation ($providerId: Id!, $id: Id!) { eraseCustomer(providerId: $providerId, id: $id) }';
const KEEP = 'mutation ($providerId: Id!, $id: Id!) { keepCustomer(providerId: $providerId, id: $id) }';

describe('what a provider keeps of who has left', () => {
  /** Somebody with a note of the provider's and, where given, a first name, who has left. */
  async function gone({ firstname = null }: { firstname?: string | null } = {}) {
    const life = await aLife();
    const { providerId, customerId: id } = life;
    const people = {
      owner: await worksAt(app, providerId, 'owner'),
      director: await worksAt(app, providerId, 'director'),
      manager: await worksAt(app, providerId, 'manager'),
      collaborator: await worksAt(app, providerId, 'collaborator'),
    };
    await app.pool.query(
      "insert into customer_notes (provider_id, customer_id, text, is_health, written_at) values ($1, $2, 'Beve tè verde', false, now())",
      [providerId, id],
    );
    if (firstname !== null)
      await app.pool.query("update customers set firstname = $2, recorded = '{firstname}' where id = $1", [
        id,
        firstname,
      ]);
    await leave(life);
    const told = async (who: keyof typeof people) =>
      (
        await call<{ items: { kind: string; customer: object | null }[] }>(
          app,
          NOTICES,
          { providerId },
          { actor: people[who] },
        )
      ).items.filter(({ kind }) => kind === 'erasureAsked');
    const act = (document: string, who: keyof typeof people = 'owner') =>
      call(app, document, { providerId, id }, { actor: people[who], idempotencyKey: randomUUID() });
    return {
      ...life,
      id,
      told,
      act,
      card: () => call(app, CARD, { providerId, id }, { actor: people.owner }),
    };
  }

  it('is told to owner and director, by what the provider wrote down alone', async () => {
    const { id, name, phone, told } = await gone({ firstname: 'Dina' });
    const notice = { kind: 'erasureAsked', customer: { id, name: 'Dina', isOpen: true } };
    for (const who of ['owner', 'director'] as const) {
      expect(await told(who)).toMatchObject([notice]);
      expect(JSON.stringify(await told(who))).not.toMatch(new RegExp(`${name}|${phone}`));
    }
    expect(await told('manager')).toEqual([]);
    expect(await told('collaborator')).toEqual([]);
    await app.jobs.drain();
    expect(await told('owner')).toHaveLength(1);
  });

  it('names nobody where it wrote a note alone', async () => {
    const { id, told, card } = await gone();
    expect(await told('owner')).toMatchObject([{ customer: { id, name: '', isOpen: true } }]);
    expect(await card()).toMatchObject({ firstname: null, erasure: { answer: null } });
    expect(await customerOf(id)).toMatchObject({ person_id: null });
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  });

  it('is nothing to decide where nothing was written down', async () => {
    const life = await aLife();
    const { providerId } = life;
    const owner = await worksAt(app, providerId, 'owner');
    await leave(life);
    const { items } = await call<{ items: { kind: string }[] }>(
      app,
      NOTICES,
      { providerId },
      { actor: owner },
    );
    expect(items.filter(({ kind }) => kind === 'erasureAsked')).toEqual([]);
  });

  it('may be kept, which ends the task, and erased later', async () => {
    const { id, told, act, card } = await gone({ firstname: 'Dina' });
    await expect(act(KEEP, 'manager')).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await act(KEEP);
    expect(await told('director')).toMatchObject([{ customer: { id, name: 'Dina', isOpen: false } }]);
    expect(await card()).toMatchObject({ firstname: 'Dina', erasure: { answer: 'kept' } });
    await expect(act(KEEP)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    await act(ERASE);
    expect(await card()).toMatchObject({ firstname: null, erasure: { answer: 'erased' } });
  });

  it('is erased whole, but for visits and payments', async () => {
    const { id, told, act, card, reservationId } = await gone({ firstname: 'Dina' });
    // As the desk may have typed them at a visit
    await app.pool.query(
      `update reservations set visitor = 'Dina', visitor_phone = '333', walk_in_email = 'dina@example.com',
        unproved_contact = '{"email":"dina@example.com"}', note = 'asked for the quiet room' where id = $1`,
      [reservationId],
    );
    await expect(act(ERASE, 'manager')).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await act(ERASE);
    expect(await card()).toMatchObject({
      firstname: null,
      lastname: null,
      email: null,
      phone: null,
      notes: [],
      tags: [],
      archivedAt: expect.any(String),
      erasure: { answer: 'erased' },
      history: [{ action: 'eraseCustomer' }],
    });
    expect(await told('owner')).toMatchObject([{ customer: { id, name: '', isOpen: false } }]);
    const { rows } = await app.pool.query(
      'select id, num_nonnulls(visitor, visitor_phone, walk_in_email, unproved_contact, note) as typed from reservations where customer_id = $1',
      [id],
    );
    expect(rows).toEqual([{ id: reservationId, typed: 0 }]);
    await expect(act(ERASE)).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  });

  it('leaves whoever was merged into it and still has an account', async () => {
    const { id, act, providerId } = await gone({ firstname: 'Dina' });
    const { customerId: other } = await aLife();
    const { rows } = await app.pool.query<{ id: number }>(
      `insert into customers (provider_id, person_id, firstname, recorded, merged_into)
        select $1, person_id, 'Elsa', '{firstname}', $2 from customers where id = $3 returning id`,
      [providerId, id, other],
    );
    await act(ERASE);
    const left = await app.pool.query(
      'select firstname, person_id is not null as "isTheirs" from customers where id = $1',
      [rows[0]?.id],
    );
    expect(left.rows).toEqual([{ firstname: 'Elsa', isTheirs: true }]);
    // No merge of the product's stands behind it
    await app.pool.query('delete from customers where id = $1', [rows[0]?.id]);
  });

  it('cannot be asked of who still has an account', async () => {
    const { providerId, customerId: id } = await aLife();
    const actor = await worksAt(app, providerId, 'owner');
    for (const document of [ERASE, KEEP])
      await expect(
        call(app, document, { providerId, id }, { actor, idempotencyKey: randomUUID() }),
      ).rejects.toMatchObject({ code: 'changedMeanwhile' });
  });
});

describe('the export', () => {
  it('holds the bookings made for somebody in care, with who came, and what providers wrote down', async () => {
    const life = await aLife();
    const { providerId, customerId } = life;
    const child = await aChildOf(app.work(), { providerId, carerId: customerId });
    const reservationId = await aVisit(life, child);
    const walkIn = await aWalkIn(app.work(), { providerId, firstname: 'Ubaldo' });
    await aVisit(life, walkIn);
    const told = await exportOf(life);
    const leo = { firstname: 'Leo', lastname: null };
    expect(told.reservations).toMatchObject([
      { reservationId: life.reservationId },
      { reservationId, for: leo, note: 'asked for the quiet room' },
    ]);
    expect(told.reservations[0]).not.toHaveProperty('for');
    expect(told.orders).toHaveLength(2);
    expect(told.customerOf).toMatchObject([
      { customerId, further: [], inYourCare: [{ customerId: child, ...leo, youAreTheir: 'parent' }] },
    ]);
    expect(JSON.stringify(told)).not.toContain('Ubaldo');
  });
});
