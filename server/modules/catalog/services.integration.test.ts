import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import { outcomeOf } from '#server/modules/booking/testing/race-track.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { MOST_OFFERS } from '#contracts/validation/offering.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { MOST_SERVICES } from './rules/most-services.ts';
import { BAD_TEXTS } from '#server/testing/bad-inputs.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { removeServices } from './use-cases/services/change-status.ts';

const SERVICE = `id name version isActive isPublished isArchived group { id name } periodStartDate
  offers { id name priceCents duration capacity vatTreatment isActive people needs { units resourceIds names } }`;
const LIST = `query($p: Id!, $search: String, $standing: String, $time: String, $groupId: Id, $sort: String, $isDescending: Boolean, $page: Int) {
  getSubServices(providerId: $p, search: $search, standing: $standing, time: $time, groupId: $groupId, sort: $sort, isDescending: $isDescending, page: $page) { total page pages items { ${SERVICE} } } }`;
const ONE = `query($p: Id!, $id: Id!) { getSubService(providerId: $p, id: $id) { ${SERVICE} } }`;
const CREATE = `mutation($p: Id!, $input: SubServiceInput!) { createSubService(providerId: $p, input: $input) { ${SERVICE} } }`;
const EDIT = `mutation($p: Id!, $id: Id!, $version: Int!, $input: SubServiceInput!, $acts: [HurtActInput!]) { editSubService(providerId: $p, id: $id, version: $version, input: $input, acts: $acts) { ${SERVICE} } }`;
const TOGGLE = `mutation($p: Id!, $ids: [Id!]!, $active: Boolean, $published: Boolean) { toggleSubServices(providerId: $p, ids: $ids, active: $active, published: $published) { ${SERVICE} } }`;
const ARCHIVE = `mutation($p: Id!, $ids: [Id!]!) { archiveSubServices(providerId: $p, ids: $ids) { ${SERVICE} } }`;
const RESTORE = `mutation($p: Id!, $ids: [Id!]!) { restoreSubServices(providerId: $p, ids: $ids) { ${SERVICE} } }`;
const DELETE =
  'mutation($p: Id!, $ids: [Id!]!, $acts: [HurtActInput!]) { deleteSubServices(providerId: $p, ids: $ids, acts: $acts) }';
const ORDER = 'query($p: Id!) { getServiceOrder(providerId: $p) { name } }';
const REORDER =
  'mutation($p: Id!, $id: Id!, $beforeId: Id) { reorderSubServices(providerId: $p, id: $id, beforeId: $beforeId) }';
const ADD_GROUP =
  'mutation($p: Id!, $input: ServiceGroupInput!) { createServiceGroup(providerId: $p, input: $input) { id name color } }';
const EDIT_GROUP =
  'mutation($p: Id!, $id: Id!, $input: ServiceGroupInput!) { editServiceGroup(providerId: $p, id: $id, input: $input) { id name color } }';
const DELETE_GROUP = 'mutation($p: Id!, $id: Id!) { deleteServiceGroup(providerId: $p, id: $id) { id } }';
const REORDER_GROUPS =
  'mutation($p: Id!, $id: Id!, $beforeId: Id) { reorderServiceGroups(providerId: $p, id: $id, beforeId: $beforeId) { id } }';
const RESOURCES = 'query($p: Id!) { getServiceResources(providerId: $p) { id name kind quantity } }';
const PUBLIC_LIST =
  'query($p: Id!) { getSubservicesForBooking(providerId: $p) { id name offers { id name priceCents } } }';

interface Service {
  id: number;
  name: string;
  version: number;
  isActive: boolean;
  isPublished: boolean;
  isArchived: boolean;
  group: { id: number; name: string } | null;
  offers: {
    id: number;
    name: string;
    priceCents: number;
    duration: number;
    vatTreatment: string | null;
    people: number[];
    needs: object[];
    isActive: boolean;
  }[];
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

let providerId: number;
let anna: number;
let room: number;
let owner: ReturnType<typeof anActor>;
let made = 0;
beforeEach(async () => {
  providerId = await aProvider(app.work());
  anna = await aColleague(app.work(), { providerId, name: 'Anna' });
  room = await anEquipment(app.work(), { providerId, quantity: 2 });
  owner = await works('owner');
});

async function works(role: BusinessRole): Promise<ReturnType<typeof anActor>> {
  const invitation = {
    email: `${role}-${(made += 1)}@example.it`,
    providerId,
    role,
    language: 'it',
    actor: 'system:test',
  } as const;
  const { personId } = await invitePerson(app.work(), invitation);
  return anActor({ personId, providerRoles: [{ providerId, role }] });
}

/** As the owner unless told otherwise, each call with a key of its own. */
async function ask<T>(document: string, variables: object = {}, actor = owner): Promise<T> {
  const { data, errors } = await app.ask(
    document,
    { p: providerId, ...variables },
    { actor, idempotencyKey: `key ${(made += 1)}` },
  );
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code, affected: error.affected });
  return Object.values(data as Record<string, T>)[0] as T;
}

const offer = (more: object = {}) => ({
  name: 'Un’ora',
  priceCents: 6000,
  durationMinutes: 60,
  people: [anna],
  ...more,
});
const create = (name: string, more: object = {}, offers: object[] = [offer()]) =>
  ask<Service>(CREATE, { input: { name, offers, ...more } });
const list = (filters: object = {}, actor = owner) =>
  ask<{ total: number; pages: number; items: Service[] }>(LIST, filters, actor);
const namesOf = async (filters: object = {}) => (await list(filters)).items.map(({ name }) => name);
const orderOf = async (actor = owner) =>
  (await ask<{ name: string }[]>(ORDER, {}, actor)).map(({ name }) => name);
const publicNames = async () => (await ask<{ name: string }[]>(PUBLIC_LIST)).map(({ name }) => name);
const inputOf = ({ name, offers }: Service, more: object = {}) => ({
  name,
  offers: offers.map(({ id, name: offerName, priceCents, duration, people }) => ({
    id,
    name: offerName,
    priceCents,
    durationMinutes: duration,
    people,
  })),
  ...more,
});

describe('a service', () => {
  it('is added with its offers, at the end of the list, and stands on the public page at once', async () => {
    await create('Primo');
    const made = await create('Massaggi', { description: 'Con olio.' }, [
      offer(),
      offer({ name: 'Mezz’ora', priceCents: 3500, durationMinutes: 30, needs: [{ resourceIds: [room] }] }),
    ]);
    expect(made.offers).toMatchObject([
      { name: 'Un’ora', people: [anna] },
      { name: 'Mezz’ora', needs: [{ units: 1, resourceIds: [room], names: ['Sala grande'] }] },
    ]);
    expect(await namesOf()).toEqual(['Primo', 'Massaggi']);
    expect(await publicNames()).toEqual(['Primo', 'Massaggi']);
  });

  it('is saved with all the offers it may have, each done by thirty people with thirty things', async () => {
    const many = Array.from({ length: 30 });
    const people = await Promise.all(many.map(() => aColleague(app.work(), { providerId })));
    const things = await Promise.all(many.map(() => anEquipment(app.work(), { providerId })));
    const needs = things.map((resourceId) => ({ units: 1, resourceIds: [resourceId] }));
    const offers = Array.from({ length: MOST_OFFERS }, () =>
      offer({ description: '', prepareMinutes: 0, cleanupMinutes: 0, capacity: 1, people, needs }),
    );
    const service = await create('Giornata intera', {}, offers);
    expect(service.offers).toHaveLength(MOST_OFFERS);
    expect(service.offers.at(-1)?.people).toHaveLength(people.length);
    expect(service.offers.at(-1)?.needs).toHaveLength(things.length);
  });

  it('stands on the public page, also as the last of all that a center may have', async () => {
    await app.pool.query(
      `with s as (
         insert into services (provider_id, name, position) select $1, 'Servizio ' || n, n from generate_series(1, $2) n returning id),
       o as (
         insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
         select $1, id, 'Un’ora', 3000, 60, 0 from s returning id)
       insert into offer_people (provider_id, offer_id, resource_id) select $1, id, $3 from o`,
      [providerId, MOST_SERVICES - 1, anna],
    );
    await create('Ultimo');
    await expect(create('Uno di troppo')).rejects.toMatchObject({ code: 'cannotUpdate' });
    const names = await publicNames();
    expect(names).toHaveLength(MOST_SERVICES);
    expect(names.at(-1)).toBe('Ultimo');
  });

  it('is written over with its offers: changed, added, left out; the history has it before and after', async () => {
    const service = await create('Massaggi', {}, [offer(), offer({ name: 'Mezz’ora' })]);
    const [first] = service.offers;
    const input = {
      name: 'Massaggi nuovi',
      offers: [
        { ...offer({ priceCents: 7000 }), id: first?.id },
        offer({ name: 'Due ore', durationMinutes: 120 }),
      ],
    };
    const edited = await ask<Service>(EDIT, { id: service.id, version: service.version, input });
    expect(edited.version).toBe(service.version + 1);
    expect(edited.offers.map(({ id, name, priceCents }) => [id === first?.id, name, priceCents])).toEqual([
      [true, 'Un’ora', 7000],
      [false, 'Due ore', 6000],
    ]);
    const { rows } = await app.pool.query(
      "select before->>'name' as before, after->>'name' as after, actor from audit_entries where action = 'editSubService' and subject_id = $1",
      [service.id],
    );
    expect(rows).toEqual([
      { before: 'Massaggi', after: 'Massaggi nuovi', actor: `person:${owner.personId}` },
    ]);
  });

  it('of two who save one form, the second is told that the first has changed it', async () => {
    const service = await create('Massaggi');
    await ask(EDIT, {
      id: service.id,
      version: service.version,
      input: inputOf(service, { name: 'Del primo' }),
    });
    const second = ask(EDIT, {
      id: service.id,
      version: service.version,
      input: inputOf(service, { name: 'Del secondo' }),
    });
    await expect(second).rejects.toMatchObject({ code: 'changedMeanwhile' });
    expect(await namesOf()).toEqual(['Del primo']);
  });

  it('is taxed as its center until an offer says otherwise, and as its center again once it says so', async () => {
    const made = await create('Massaggi', {}, [offer(), offer({ vatTreatment: 'healthExempt' })]);
    const treatments = ({ offers }: Service) => offers.map(({ vatTreatment }) => vatTreatment);
    expect(treatments(made)).toEqual([null, 'healthExempt']);
    const edit = (of: Service, vat: object) => {
      const { offers, ...input } = inputOf(of);
      const variables = { id: of.id, version: of.version };
      return ask<Service>(EDIT, {
        ...variables,
        input: { ...input, offers: offers.map((one) => ({ ...one, ...vat })) },
      });
    };
    const left = await edit(made, {});
    expect(treatments(left)).toEqual([null, 'healthExempt']);
    const chosen = await edit(left, { vatTreatment: 'reduced' });
    expect(treatments(chosen)).toEqual(['reduced', 'reduced']);
    expect(treatments(await edit(chosen, { vatTreatment: null }))).toEqual([null, null]);
  });

  it('of two at the same moment one is saved', async () => {
    const service = await create('Massaggi');
    const saves = ['A', 'B'].map((name) =>
      ask(EDIT, { id: service.id, version: service.version, input: inputOf(service, { name }) }),
    );
    const ends = await Promise.allSettled(saves);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it.each<[string, object, string]>([
    ['no name', { name: ' ' }, 'name'],
    ['no offers', { offers: [] }, 'offers'],
    [
      'a price below zero',
      { offers: [{ name: 'x', priceCents: -1, durationMinutes: 60 }] },
      'offers.0.priceCents',
    ],
    [
      'more that must come than can',
      { offers: [{ name: 'x', priceCents: 0, durationMinutes: 60, capacity: 2, minimumCapacity: 3 }] },
      'offers.0.minimumCapacity',
    ],
    [
      'activity for members of what is no sports body',
      {
        offers: [{ name: 'x', priceCents: 0, durationMinutes: 60, vatTreatment: 'membersOutOfScope' }],
      },
      'offers.0.vatTreatment',
    ],
    [
      'a treatment that follows from a regime',
      { offers: [{ name: 'x', priceCents: 0, durationMinutes: 60, vatTreatment: 'forfettario' }] },
      'offers.0.vatTreatment',
    ],
    [
      'an end before the beginning',
      { periodStartDate: '2026-12-02', periodEndDate: '2026-12-01' },
      'periodEndDate',
    ],
    ['a day that there is not', { periodStartDate: '2026-02-30' }, 'periodStartDate'],
    [
      'a person that the provider does not have',
      { offers: [{ name: 'x', priceCents: 0, durationMinutes: 60, people: [999_999_999] }] },
      'offers.0.people',
    ],
    ['a group that the provider does not have', { groupId: 999_999_999 }, 'groupId'],
    ...[
      'http://[',
      'https://:',
      'https://%',
      '/\\\\evil.example/x.png',
      '//evil.example/x.png',
      'javascript:alert(1)',
      'data:image/png;base64,AA==',
      'https://u:p@evil.example/x.png',
    ].map((imageUrl) => [`a picture at ${imageUrl}`, { imageUrl }, 'imageUrl'] as [string, object, string]),
    [
      'an offer of another service',
      { offers: [{ id: 999_999_999, name: 'x', priceCents: 0, durationMinutes: 60 }] },
      'offers',
    ],
  ])('with %s is refused by the name of the field, and nothing is saved', async (_name, wrong, field) => {
    await expect(create('Giusto', wrong)).rejects.toMatchObject({
      code: expect.stringMatching(/^(invalidInput|invalidStartDateBeforeEndDate)$/),
      affected: expect.arrayContaining([field]),
    });
    expect((await list()).total).toBe(0);
  });
});

it('are so many at most that searches and pages which read them all stay quick', async () => {
  await app.pool.query(
    "insert into services (provider_id, name) select $1, 'Servizio ' || n from generate_series(1, 499) n",
    [providerId],
  );
  const last = await create('Il cinquecentesimo');
  await expect(create('Uno di troppo')).rejects.toMatchObject({ code: 'cannotUpdate' });
  expect((await list()).total).toBe(500);
  await ask(DELETE, { ids: [last.id] });
  await create('Al suo posto');
});

describe('a key', () => {
  it('stands for one service or group: with another one it is refused, not answered as if that had been done', async () => {
    const groups = await ask<{ id: number; name: string }[]>(ADD_GROUP, {
      input: { name: 'Corpo', color: '#1f5c49' },
    });
    const both = await ask<{ id: number; name: string }[]>(ADD_GROUP, {
      input: { name: 'Viso', color: '#884422' },
    });
    const [corpo, viso] = [groups[0]?.id, both.find(({ name }) => name === 'Viso')?.id];
    const [first, second] = [await create('Primo'), await create('Secondo')];
    const form = { version: 1, input: { name: 'Nuovo', offers: [offer()] } };
    for (const [document, one, other] of [
      [EDIT, { id: first.id, ...form }, { id: second.id, ...form }],
      [
        EDIT_GROUP,
        { id: corpo, input: { name: 'Nome', color: '#000000' } },
        { id: viso, input: { name: 'Nome', color: '#000000' } },
      ],
      [DELETE_GROUP, { id: corpo }, { id: viso }],
    ] as const) {
      const sent = (variables: object) =>
        app.ask(
          document,
          { p: providerId, ...variables },
          { actor: owner, idempotencyKey: 'one key of two things' },
        );
      expect((await sent(one)).errors).toBeUndefined();
      expect((await sent(other)).errors).toMatchObject([{ code: 'idempotencyMismatch' }]);
    }
  });
});

describe('standings', () => {
  it('switched off, unpublished, or archived it leaves the public page, and comes back', async () => {
    const { id } = await create('Massaggi');
    for (const [away, back] of [
      [() => ask(TOGGLE, { ids: [id], active: false }), () => ask(TOGGLE, { ids: [id], active: true })],
      [() => ask(TOGGLE, { ids: [id], published: false }), () => ask(TOGGLE, { ids: [id], published: true })],
      [() => ask(ARCHIVE, { ids: [id] }), () => ask(RESTORE, { ids: [id] })],
    ] as const) {
      await away();
      expect(await publicNames()).toEqual([]);
      await back();
      expect(await publicNames()).toEqual(['Massaggi']);
    }
  });

  it('stay, versions too, where nothing is asked of them', async () => {
    const { id, version } = await create('Massaggi');
    await expect(ask(TOGGLE, { ids: [id] })).rejects.toMatchObject({ code: 'invalidInput' });
    expect(await ask<Service>(ONE, { id })).toMatchObject({ version });
  });

  it('are changed for all or for none', async () => {
    const { id } = await create('Massaggi');
    await expect(ask(TOGGLE, { ids: [id, 999_999_999], active: false })).rejects.toMatchObject({
      code: 'notFound',
    });
    expect((await ask<Service>(ONE, { id })).isActive).toBe(true);
  });

  it('are told once of each, however often it is named', async () => {
    const { id } = await create('Massaggi');
    await ask(ARCHIVE, { ids: Array.from({ length: 100 }, () => id) });
    const { rows } = await app.pool.query(
      "select 1 from audit_entries where action = 'archiveSubServices' and subject_id = $1",
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  it('the list is asked for each of them', async () => {
    const [on, off, hidden, away] = [
      await create('Acceso'),
      await create('Spento'),
      await create('Nascosto'),
      await create('Via'),
    ];
    await ask(TOGGLE, { ids: [off?.id], active: false });
    await ask(TOGGLE, { ids: [hidden?.id], published: false });
    await ask(ARCHIVE, { ids: [away?.id] });
    expect(on?.isActive).toBe(true);
    expect(await namesOf()).toEqual(['Acceso', 'Spento', 'Nascosto']);
    expect(await namesOf({ standing: 'active' })).toEqual(['Acceso', 'Nascosto']);
    expect(await namesOf({ standing: 'inactive' })).toEqual(['Spento']);
    expect(await namesOf({ standing: 'unpublished' })).toEqual(['Nascosto']);
    expect(await namesOf({ standing: 'archived' })).toEqual(['Via']);
    await expect(list({ standing: 'everything' })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: ['standing'],
    });
  });
});

it('the list is asked for what is current, to come and over, by the center’s date', async () => {
  const today = '2026-11-03';
  app.clock.set(new Date('2026-11-02T23:30:00Z'));
  await create('Sempre');
  for (const [name, from, to] of [
    ['Oggi', today, today],
    ['Da domani', '2026-11-04', '2026-12-04'],
    ['Fino a ieri', '2026-10-01', '2026-11-02'],
  ] as const)
    await create(name, { isAlwaysAvailable: false, periodStartDate: from, periodEndDate: to });
  expect(await namesOf({ time: 'current' })).toEqual(['Sempre', 'Oggi']);
  expect(await namesOf({ time: 'future' })).toEqual(['Da domani']);
  expect(await namesOf({ time: 'past' })).toEqual(['Fino a ieri']);
});

describe('deleting', () => {
  it('removes what was never booked', async () => {
    const { id } = await create('Mai prenotato');
    await ask(DELETE, { ids: [id] });
    const { rows } = await app.pool.query('select 1 from services where id = $1', [id]);
    expect(rows).toEqual([]);
  });

  it('never reads through all bookings of the provider: what points at an offer or heading is found by an index', async () => {
    const { rows } = await app.pool.query(`select conname from pg_constraint c
      where contype = 'f' and confrelid in ('offers'::regclass, 'services'::regclass) and not exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indpred is null and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`);
    expect(rows).toEqual([]);
  });

  it('hides for good what was booked, and the booking keeps its name', async () => {
    await worksEveryDay(app.work(), { providerId, resourceId: anna });
    const { id, offers } = await create('Prenotato');
    const offerId = offers[0]?.id ?? 0;
    const reservation = await aConfirmedReservation(app, {
      offerId,
      email: 'ada@example.it',
      at: '2026-11-04T10:00',
    });
    await expect(ask(DELETE, { ids: [id] })).rejects.toMatchObject({ code: 'bookingsHurt' });
    await ask(DELETE, { ids: [id], acts: [{ reservationId: reservation.id, act: 'KEEP' }] });
    expect((await list({ standing: 'archived' })).total + (await list()).total).toBe(0);
    await expect(ask(ONE, { id })).rejects.toMatchObject({ code: 'notFound' });
    await expect(ask(RESTORE, { ids: [id] })).rejects.toMatchObject({ code: 'notFound' });
    expect(await publicNames()).toEqual([]);
    const { rows } = await app.pool.query(
      'select o.name from reservations r join offers o on o.id = r.offer_id where r.id = $1',
      [reservation.id],
    );
    expect(rows).toEqual([{ name: 'Un’ora' }]);
  });

  it('leaves out of a form only the offer that was booked', async () => {
    await worksEveryDay(app.work(), { providerId, resourceId: anna });
    const service = await create('Due', {}, [
      offer({ name: 'Prenotata' }),
      offer({ name: 'Mai' }),
      offer({ name: 'Resta' }),
    ]);
    const booked = await aConfirmedReservation(app, {
      offerId: service.offers[0]?.id ?? 0,
      email: 'ada@example.it',
      at: '2026-11-05T10:00',
    });
    const [, , stays] = inputOf(service).offers;
    const edited = await ask<Service>(EDIT, {
      id: service.id,
      version: service.version,
      input: { name: 'Due', offers: [stays] },
      acts: [{ reservationId: booked.id, act: 'KEEP' }],
    });
    expect(edited.offers.map(({ name }) => name)).toEqual(['Resta']);
    const { rows } = await app.pool.query(
      'select name, deleted from offers where service_id = $1 order by id',
      [service.id],
    );
    expect(rows).toEqual([
      { name: 'Prenotata', deleted: true },
      { name: 'Resta', deleted: false },
    ]);
  });
});

describe('what somebody is busy with while it is removed', () => {
  const bookingWhileBlocked = async () => {
    await worksEveryDay(app.work(), { providerId, resourceId: anna });
    const { id, offers } = await create('Mai prenotato');
    const release = await block('lock table reservations in share row exclusive mode');
    const of = { offerId: offers[0]?.id ?? 0, email: 'ada@example.it', at: '2026-11-06T10:00' };
    const booking = outcomeOf(aConfirmedReservation(app, of), 'booked');
    await untilWaiting(1);
    return { id, release, booking };
  };

  it('an offer that is being booked for the first time: who removes it waits, and hears of the booking', async () => {
    const { id, release, booking } = await bookingWhileBlocked();
    const removing = outcomeOf(ask(DELETE, { ids: [id] }));
    await untilWaiting(2);
    await release();
    expect(await Promise.all([booking, removing])).toEqual(['booked', 'bookingsHurt']);
  });

  it('an offer that went without anybody waiting: the booking hears that there is no such service', async () => {
    const { id, release, booking } = await bookingWhileBlocked();
    await removeServices(app.work(), { providerId, ids: [id] });
    await release();
    expect(await booking).toBe('reservationInvalidService');
  });

  it('a group that is being given a service: the service stays, without it', async () => {
    const [group] = await ask<{ id: number }[]>(ADD_GROUP, { input: { name: 'Corpo', color: '#1f5c49' } });
    const release = await block('lock table offers in share row exclusive mode');
    const creating = create('Nuovo', { groupId: group?.id });
    await untilWaiting(1);
    const removing = ask(DELETE_GROUP, { id: group?.id });
    await untilWaiting(2);
    await release();
    await Promise.all([creating, removing]);
    expect((await list()).items).toMatchObject([{ name: 'Nuovo', group: null }]);
  });

  it('a group that is removed while a service is given it: the form hears of the group', async () => {
    const [group] = await ask<{ id: number }[]>(ADD_GROUP, { input: { name: 'Corpo', color: '#1f5c49' } });
    const release = await block('lock table audit_entries in share row exclusive mode');
    const removing = ask(DELETE_GROUP, { id: group?.id });
    await untilWaiting(1);
    const creating = expect(create('Nuovo', { groupId: group?.id })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: ['groupId'],
    });
    await untilWaiting(2);
    await release();
    await Promise.all([creating, removing]);
  });
});

describe('the list', () => {
  it('is paged, and says how many there are', async () => {
    for (let index = 1; index <= 12; index += 1) await create(`Servizio ${String(index).padStart(2, '0')}`);
    expect(await list()).toMatchObject({ total: 12, pages: 2 });
    expect(await namesOf({ page: 2 })).toEqual(['Servizio 11', 'Servizio 12']);
    expect(await namesOf({ page: 3 })).toEqual([]);
  });

  it('finds part of a name of heading or offer, and takes no sign for its own', async () => {
    await create('Massaggio 100% relax');
    await create('Yoga', {}, [offer({ name: 'Lezione_prova' })]);
    expect(await namesOf({ search: 'MASSAG' })).toEqual(['Massaggio 100% relax']);
    expect(await namesOf({ search: '_prova' })).toEqual(['Yoga']);
    expect(await namesOf({ search: '0%' })).toEqual(['Massaggio 100% relax']);
    expect(await namesOf({ search: '%' })).toEqual(['Massaggio 100% relax']);
    expect(await namesOf({ search: 'a_s' })).toEqual([]);
  });

  it('is sorted by name, lowest price and shortest time, both ways', async () => {
    await create('B', {}, [offer({ priceCents: 1000, durationMinutes: 90 })]);
    await create('A', {}, [offer({ priceCents: 3000, durationMinutes: 30 })]);
    await create('C', {}, [offer({ priceCents: 2000, durationMinutes: 60 })]);
    expect(await namesOf({ sort: 'name' })).toEqual(['A', 'B', 'C']);
    expect(await namesOf({ sort: 'price' })).toEqual(['B', 'C', 'A']);
    expect(await namesOf({ sort: 'duration', isDescending: true })).toEqual(['B', 'C', 'A']);
  });

  it('is put in order one by one, and nobody loses a place', async () => {
    const [a, b, c] = [await create('A'), await create('B'), await create('C')];
    await ask(REORDER, { id: c?.id, beforeId: a?.id });
    expect(await namesOf()).toEqual(['C', 'A', 'B']);
    await ask(REORDER, { id: c?.id });
    expect(await namesOf()).toEqual(['A', 'B', 'C']);
    await Promise.all([ask(REORDER, { id: a?.id }), ask(REORDER, { id: b?.id, beforeId: a?.id })]);
    expect((await namesOf()).toSorted()).toEqual(['A', 'B', 'C']);
    expect(await publicNames()).toEqual(await namesOf());
    expect(await orderOf()).toEqual(await namesOf());
    await expect(ask(REORDER, { id: 999_999_999 })).rejects.toMatchObject({ code: 'notFound' });
  });

  it('is in order whole, by groups, without what is archived', async () => {
    const [corpo] = await ask<{ id: number }[]>(ADD_GROUP, { input: { name: 'Corpo', color: '#1f5c49' } });
    for (let each = 1; each <= 11; each += 1) await create(`Servizio ${each}`);
    await create('Nel gruppo', { groupId: corpo?.id });
    const away = await create('Via');
    await ask(ARCHIVE, { ids: [away.id] });
    const order = await orderOf();
    expect(order).toHaveLength(12);
    expect(order[0]).toBe('Nel gruppo');
    expect(order).not.toContain('Via');
  });

  it('of two who put it in order at once the second begins where the first ended', async () => {
    const [a, b, c] = [await create('A'), await create('B'), await create('C')];
    await ask(REORDER, { id: a?.id });
    expect(await namesOf()).toEqual(['B', 'C', 'A']);
    const release = await block('select 1 from services where provider_id = $1 for update', [providerId]);
    const moves = [ask(REORDER, { id: a.id, beforeId: b.id })];
    await untilWaiting(1);
    moves.push(ask(REORDER, { id: c.id, beforeId: b.id }));
    await untilWaiting(2);
    await release();
    await Promise.all(moves);
    expect(await namesOf()).toEqual(['A', 'C', 'B']);
  });

  it('reads any search as text', async () => {
    await create('Massaggi');
    for (const search of BAD_TEXTS.map(([, text]) => text)) {
      const { errors = [] } = await app.ask(LIST, { p: providerId, search }, { actor: owner });
      expect(
        errors.map(({ code }) => code).filter((code) => code !== 'invalidInput'),
        JSON.stringify(String(search).slice(0, 20)),
      ).toEqual([]);
    }
  });

  it('shows a collaborator what they do, and nothing to change it by', async () => {
    const collaborator = await works('collaborator');
    const bruno = await aColleague(app.work(), { providerId, name: 'Bruno' });
    await app.pool.query('update resources set person_id = $1 where id = $2', [collaborator.personId, bruno]);
    const ofAnna = await create('Di Anna');
    await create('Di Bruno', {}, [offer({ people: [bruno] })]);
    expect((await list({}, collaborator)).items.map(({ name }) => name)).toEqual(['Di Bruno']);
    expect(await orderOf(collaborator)).toEqual(['Di Bruno']);
    await expect(ask(ONE, { id: ofAnna.id }, collaborator)).rejects.toMatchObject({ code: 'notFound' });
    await expect(ask(TOGGLE, { ids: [ofAnna.id], active: false }, collaborator)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
  });
});

describe('groups', () => {
  it('are added, named anew, put in order and removed; their services stay', async () => {
    const [corpo] = await ask<{ id: number }[]>(ADD_GROUP, { input: { name: 'Corpo', color: '#1f5c49' } });
    const both = await ask<{ id: number; name: string }[]>(ADD_GROUP, {
      input: { name: 'Viso', color: '#884422' },
    });
    const viso = both.find(({ name }) => name === 'Viso');
    await create('Massaggi', { groupId: corpo?.id });
    await create('Pulizia', { groupId: viso?.id });
    expect(await namesOf({ groupId: viso?.id })).toEqual(['Pulizia']);
    expect(await ask(REORDER_GROUPS, { id: viso?.id, beforeId: corpo?.id })).toEqual([
      { id: viso?.id },
      { id: corpo?.id },
    ]);
    expect(await namesOf()).toEqual(['Pulizia', 'Massaggi']);
    expect(
      await ask(EDIT_GROUP, { id: viso?.id, input: { name: 'Volto', color: '#aa5522' } }),
    ).toContainEqual({ id: viso?.id, name: 'Volto', color: '#aa5522' });
    await ask(DELETE_GROUP, { id: viso?.id });
    expect((await list()).items.map(({ name, group }) => [name, group?.name ?? null])).toEqual([
      ['Massaggi', 'Corpo'],
      ['Pulizia', null],
    ]);
  });

  it('of one kind are in no list and no form of another, and may have its names', async () => {
    const ADD_OF_KIND =
      'mutation($p: Id!, $kind: GroupKind!, $input: ServiceGroupInput!) { createServiceGroup(providerId: $p, kind: $kind, input: $input) { id name } }';
    const GROUPS =
      'query($p: Id!, $kind: GroupKind!) { getServiceGroups(providerId: $p, kind: $kind) { id name } }';
    const ADD_CLASS = 'mutation($p: Id!, $input: ClassInput!) { createClass(providerId: $p, input: $input) }';
    const input = { name: 'Corpo', color: '#1f5c49' };
    const [ofServices] = await ask<{ id: number }[]>(ADD_GROUP, { input });
    const [ofCourses] = await ask<{ id: number }[]>(ADD_OF_KIND, { kind: 'course', input });
    expect(await ask(GROUPS, { kind: 'course' })).toEqual([{ id: ofCourses?.id, name: 'Corpo' }]);
    expect(await ask(GROUPS, { kind: 'event' })).toEqual([]);
    const yoga = {
      serviceType: 'Y',
      name: 'Yoga',
      priceCents: 1000,
      durationMinutes: 60,
      capacity: 8,
      model: 'session',
    };
    for (const [type, group] of [
      ['Y', ofServices],
      ['E', ofCourses],
    ] as const)
      await expect(
        ask(ADD_CLASS, { input: { ...yoga, serviceType: type, groupId: group?.id } }),
      ).rejects.toMatchObject({ code: 'invalidInput', affected: ['groupId'] });
    await expect(create('Massaggi', { groupId: ofCourses?.id })).rejects.toMatchObject({
      affected: ['groupId'],
    });
    const classId = await ask<number>(ADD_CLASS, { input: { ...yoga, groupId: ofCourses?.id } });
    const GROUP_OF_CLASS = 'query($p: Id!, $id: Id!) { getClass(providerId: $p, id: $id) { groupName } }';
    expect(await ask(GROUP_OF_CLASS, { id: classId })).toEqual({ groupName: 'Corpo' });
    await expect(ask(DELETE_GROUP, { id: ofCourses?.id })).rejects.toMatchObject({ code: 'notFound' });
    await ask(
      'mutation($p: Id!, $id: Id!) { deleteServiceGroup(providerId: $p, kind: course, id: $id) { id } }',
      {
        id: ofCourses?.id,
      },
    );
    expect(await ask(GROUP_OF_CLASS, { id: classId })).toEqual({ groupName: null });
  });

  it('have each name once', async () => {
    await ask(ADD_GROUP, { input: { name: 'Corpo', color: '#1f5c49' } });
    await expect(ask(ADD_GROUP, { input: { name: 'Corpo', color: '#000000' } })).rejects.toMatchObject({
      code: 'duplicateName',
    });
    await expect(ask(ADD_GROUP, { input: { name: 'Viso', color: 'red' } })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: ['color'],
    });
  });
});

/** Keeps locks. @returns what gives them back */
async function block(statement: string, values: unknown[] = []): Promise<() => Promise<void>> {
  const client = await app.pool.connect();
  await client.query('begin');
  await client.query(statement, values);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

/** Until so many statements of this database wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting =
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await app.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBe(count);
}

it('offers the people and things in use to the form', async () => {
  expect(await ask(RESOURCES)).toEqual(
    expect.arrayContaining([
      { id: anna, name: 'Anna', kind: 'human', quantity: 1 },
      { id: room, name: expect.any(String), kind: 'physical', quantity: 2 },
    ]),
  );
});
