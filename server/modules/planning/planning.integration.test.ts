import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Affected } from '#contracts/consequences.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { aConfirmedReservation } from '#server/modules/booking/builders.ts';
import type { ConfirmedReservation } from '#server/modules/booking/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { placeIdOf, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const ACTS = '$acts: [HurtActInput!]';
const SAVE_HOURS = `mutation($p: Id!, $r: Id!, $version: Int!, $input: WorkingHoursInput!, ${ACTS}) {
  saveWorkingHours(providerId: $p, resourceId: $r, version: $version, input: $input, acts: $acts) { version } }`;
const SAVE_DATE = `mutation($p: Id!, $r: Id!, $version: Int!, $input: HoursOfDateInput!, ${ACTS}) {
  saveHoursOfDate(providerId: $p, resourceId: $r, version: $version, input: $input, acts: $acts) { version } }`;
const create = (what: string) =>
  `mutation($p: Id!, $input: ${what}Input!, ${ACTS}) { create${what}(providerId: $p, input: $input, acts: $acts) }`;
const edit = (what: string) =>
  `mutation($p: Id!, $id: Id!, $version: Int!, $input: ${what}Input!, ${ACTS}) { edit${what}(providerId: $p, id: $id, version: $version, input: $input, acts: $acts) }`;
const UPDATE_RESOURCE = `mutation($p: Id!, $r: Id!, $version: Int!, $input: ResourceInput!, ${ACTS}) {
  updateResource(providerId: $p, id: $r, version: $version, input: $input, acts: $acts) { id } }`;
const TAKE_OUT_OF_SERVICE = `mutation($p: Id!, $r: Id!, $input: OutOfServiceInput!, ${ACTS}) {
  takeOutOfService(providerId: $p, id: $r, input: $input, acts: $acts) }`;
const FIRST_HOURS = `mutation($p: Id!, $opensAt: Int!, ${ACTS}) {
  saveFirstHours(providerId: $p, template: "everyDay", opensAt: $opensAt, closesAt: 1080, acts: $acts) { isFinished } }`;
const ARCHIVE_RESOURCE = `mutation($p: Id!, $r: Id!, ${ACTS}) { archiveResource(providerId: $p, id: $r, acts: $acts) { id } }`;
const ARCHIVE_SERVICES = `mutation($p: Id!, $ids: [Id!]!, ${ACTS}) { archiveSubServices(providerId: $p, ids: $ids, acts: $acts) { id } }`;
const DELETE_SERVICES = `mutation($p: Id!, $ids: [Id!]!, ${ACTS}) { deleteSubServices(providerId: $p, ids: $ids, acts: $acts) }`;
const END_ROLE = `mutation($p: Id!, $id: Id!, ${ACTS}) { deactivateCollaborator(providerId: $p, id: $id, acts: $acts) { id } }`;

/** A Thursday; the town's clock stands on Monday 2 November 2026. */
const DAY = '2026-11-05';
const always = { validFrom: null, validTo: null, cycleWeeks: 1, cycleWeek: 1 };
const week = (startMinute: number, endMinute: number) => ({
  schedules: [
    { ...always, blocks: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, startMinute, endMinute })) },
  ],
});

let app: TestApp;
let offer: OfferMade;
let room: number;
let owner: Awaited<ReturnType<typeof worksAt>>;
let booked: ConfirmedReservation;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  const providerId = await aProvider(app.work());
  owner = await worksAt(app, providerId, 'owner');
  const people = [
    await aColleague(app.work(), { providerId }),
    await aColleague(app.work(), { providerId, name: 'Bruno' }),
  ];
  for (const resourceId of people) await worksEveryDay(app.work(), { providerId, resourceId });
  room = await anEquipment(app.work(), { providerId, quantity: 2 });
  offer = await anOffer(app.work(), { providerId, people, needs: [{ resourceIds: [room] }] });
  booked = await book('10:00');
});

const anna = () => offer.people[0] ?? 0;
const bruno = () => offer.people[1] ?? 0;
const book = (time: string, of: { resourceId?: number; email?: string } = {}) =>
  aConfirmedReservation(app, { offerId: offer.offerId, at: `${DAY}T${time}`, resourceId: anna(), ...of });

type Answer = { code: string | null; affected: readonly string[]; hurt: readonly Affected[] };
type Acts = readonly { reservationId: number; act: string; start?: string; resourceId?: number }[];

async function ask(
  document: string,
  variables: Record<string, unknown>,
  { acts, actor = owner, key = randomUUID() }: { acts?: Acts; actor?: typeof owner; key?: string } = {},
): Promise<Answer> {
  const { errors } = await app.ask(
    document,
    { p: offer.providerId, ...variables, acts },
    { actor, idempotencyKey: key },
  );
  const [error] = errors ?? [];
  return { code: error?.code ?? null, affected: error?.affected ?? [], hurt: error?.hurt ?? [] };
}

const DONE: Answer = { code: null, affected: [], hurt: [] };
const on = (act: string, more: object = {}, of = booked) => [{ reservationId: of.id, act, ...more }];

async function now(of = booked) {
  const { rows } = await app.pool.query(
    `select r.status, r.cancel_reason as reason, r.resource_id as person, to_char(r.starts_at at time zone 'Europe/Rome', 'DD HH24:MI') as at,
      (select count(*)::int from holds where kind = 'reservation' and holder_id = r.id) as holds
      from reservations r where r.id = $1`,
    [of.id],
  );
  return rows[0];
}
const asBooked = () => ({ status: 'A', reason: null, person: anna(), at: '05 10:00', holds: 2 });

async function history(of = booked) {
  const { rows } = await app.pool.query<{ action: string; after: unknown }>(
    "select action, after from audit_entries where subject = 'reservation' and subject_id = $1 order by id desc limit 1",
    [of.id],
  );
  return rows[0];
}

/** Every kind of change that hurts the booking at ten, with the reason that is told and the acts that are possible. */
interface Kind {
  what: string;
  change: () => Promise<readonly [document: string, variables: Record<string, unknown>]>;
  reason: string;
  acts: readonly string[];
}
const ALL = ['KEEP', 'MOVE', 'CANCEL'];
const hoursOfAnna = { r: 0, version: 1 };
const HOLIDAY = { fromDate: DAY, toDate: DAY };
const KINDS: Kind[] = [
  {
    what: 'the working week',
    change: async () => [SAVE_HOURS, { ...hoursOfAnna, r: anna(), input: week(660, 1080) }],
    reason: 'outsideHours',
    acts: ALL,
  },
  {
    what: 'the hours of a date',
    change: async () => [
      SAVE_DATE,
      { ...hoursOfAnna, r: anna(), input: { date: DAY, times: [{ startMinute: 660, endMinute: 1080 }] } },
    ],
    reason: 'outsideHours',
    acts: ALL,
  },
  {
    what: 'a new break',
    change: async () => [
      create('Break'),
      { input: { resourceId: anna(), weekday: 4, startMinute: 600, endMinute: 630 } },
    ],
    reason: 'break',
    acts: ALL,
  },
  {
    what: 'a new block',
    change: async () => [
      create('Block'),
      { input: { resourceId: anna(), date: DAY, startMinute: 540, endMinute: 630, reason: 'Corso' } },
    ],
    reason: 'break',
    acts: ALL,
  },
  {
    what: 'a block that is moved there',
    change: async () => {
      const block = {
        resourceId: anna(),
        date: '2026-11-07',
        startMinute: 540,
        endMinute: 630,
        reason: 'Corso',
      };
      const { data } = await app.ask(
        create('Block'),
        { p: offer.providerId, input: block },
        { actor: owner, idempotencyKey: randomUUID() },
      );
      const id = (data as { createBlock: number } | null)?.createBlock;
      return [edit('Block'), { id, version: 1, input: { ...block, date: DAY } }];
    },
    reason: 'break',
    acts: ALL,
  },
  {
    what: 'a holiday of the center',
    change: async () => [create('Holiday'), { input: { ...HOLIDAY, isWholeDay: true } }],
    reason: 'closed',
    acts: ALL,
  },
  {
    what: 'a holiday of the person',
    change: async () => [create('Holiday'), { input: { ...HOLIDAY, isWholeDay: true, resourceId: anna() } }],
    reason: 'closed',
    acts: ALL,
  },
  {
    what: 'a closing of the room',
    change: async () => [
      create('Holiday'),
      { input: { ...HOLIDAY, isWholeDay: false, fromMinute: 540, toMinute: 720, resourceId: room } },
    ],
    reason: 'closed',
    acts: ALL,
  },
  {
    what: 'a unit out of service',
    change: async () => {
      const { rows } = await app.pool.query<{ unit: number }>(
        'select unit from holds where resource_id = $1',
        [room],
      );
      const times = { fromDate: DAY, fromMinute: 540, toDate: DAY, toMinute: 1080 };
      return [
        TAKE_OUT_OF_SERVICE,
        { r: room, input: { unit: rows[0]?.unit, reason: 'Lampada rotta', ...times } },
      ];
    },
    reason: 'outOfService',
    acts: ALL,
  },
  {
    what: 'a unit less',
    change: async () => {
      await app.pool.query('update holds set unit = 2 where resource_id = $1', [room]);
      await app.pool.query('update reservation_things set unit = 2 where resource_id = $1', [room]);
      const form = { name: 'Sala grande', quantity: 1 };
      return [UPDATE_RESOURCE, { r: room, version: 1, input: form }];
    },
    reason: 'noUnit',
    acts: ['MOVE', 'CANCEL'],
  },
  {
    what: 'the person put away',
    change: async () => [ARCHIVE_RESOURCE, { r: anna() }],
    reason: 'resourceArchived',
    acts: ['MOVE', 'CANCEL'],
  },
  {
    what: 'the first hours, gone through again',
    change: async () => {
      await app.pool.query('insert into center_setups (provider_id, started_at) values ($1, now())', [
        offer.providerId,
      ]);
      return [FIRST_HOURS, { opensAt: 660 }];
    },
    reason: 'outsideHours',
    acts: ALL,
  },
  {
    what: 'the service put away',
    change: async () => [ARCHIVE_SERVICES, { ids: [offer.serviceId] }],
    reason: 'serviceGone',
    acts: ALL,
  },
  {
    what: 'the service removed',
    change: async () => [DELETE_SERVICES, { ids: [offer.serviceId] }],
    reason: 'serviceGone',
    acts: ALL,
  },
  {
    what: 'the end of a role',
    change: async () => {
      const her = await worksAt(app, offer.providerId, 'collaborator');
      await app.pool.query('update resources set person_id = $1 where id = $2', [her.personId, anna()]);
      await app.pool.query('update holds set person_id = $1 where resource_id = $2', [her.personId, anna()]);
      return [END_ROLE, { id: await placeIdOf(app, offer.providerId, her.email) }];
    },
    reason: 'personLeft',
    acts: ALL,
  },
];

describe.each(KINDS)('$what', ({ change, reason, acts }) => {
  it('is refused with the booking it hurts, and nothing is changed', async () => {
    const [document, variables] = await change();
    const answer = await ask(document, variables);
    expect(answer).toMatchObject({
      code: 'bookingsHurt',
      hurt: [
        {
          reservationId: booked.id,
          localStart: `${DAY}T10:00`,
          service: 'Massaggio rilassante',
          resourceName: 'Anna',
          people: expect.arrayContaining([{ resourceId: bruno(), name: 'Bruno' }]),
          reasons: [reason],
          acts,
        },
      ],
    });
    expect(await now()).toMatchObject(asBooked());
    // Asked again it says the same: nothing of it was written
    expect(await ask(document, variables)).toEqual(answer);
  });

  it('cancels as the provider', async () => {
    const [document, variables] = await change();
    expect(await ask(document, variables, { acts: on('CANCEL') })).toEqual(DONE);
    expect(await now()).toMatchObject({ status: 'C', reason: 'byProvider', holds: 0 });
  });

  it('moves to where it fits', async () => {
    const [document, variables] = await change();
    const to = { start: '2026-11-06T12:00', resourceId: bruno() };
    expect(await ask(document, variables, { acts: on('MOVE', to) })).toEqual(DONE);
    expect(await now()).toMatchObject({ status: 'A', person: bruno(), at: '06 12:00', holds: 2 });
  });

  it(acts.includes('KEEP') ? 'keeps it, and the history says despite what' : 'keeps nothing', async () => {
    const [document, variables] = await change();
    const answer = await ask(document, variables, { acts: on('KEEP') });
    expect(await now()).toMatchObject(asBooked());
    if (!acts.includes('KEEP')) return expect(answer.code).toBe('bookingsHurt');
    expect(answer).toEqual(DONE);
    expect(await history()).toMatchObject({ action: 'keepReservation', after: { despite: [reason] } });
  });
});

describe('a change', () => {
  const shorter = (acts?: Acts, more: Parameters<typeof ask>[2] = {}) =>
    ask(SAVE_HOURS, { r: anna(), version: 1, input: week(720, 1080) }, { ...more, acts });

  it('that hurts nothing needs no act, and an act for what it does not hurt does nothing', async () => {
    const later = await book('15:00', { email: 'b@example.it' });
    expect((await shorter()).hurt).toHaveLength(1);
    const acts = [...on('KEEP'), ...on('CANCEL', {}, later)];
    expect(await shorter(acts)).toEqual(DONE);
    expect(await now(later)).toMatchObject({ status: 'A', at: '05 15:00' });
  });

  it('does not hurt anew what was outside before', async () => {
    expect(await shorter(on('KEEP'))).toEqual(DONE);
    expect(await ask(SAVE_HOURS, { r: anna(), version: 2, input: week(780, 1080) })).toEqual(DONE);
    // Another reason is another matter
    expect(
      (await ask(create('Holiday'), { input: { ...HOLIDAY, isWholeDay: true } })).hurt[0]?.reasons,
    ).toEqual(['closed']);
  });

  it('waits for an act for each, and lists all of them, soonest first', async () => {
    const second = await book('11:00', { email: 'b@example.it' });
    const answer = await shorter(on('KEEP'));
    expect(answer.code).toBe('bookingsHurt');
    expect(answer.hurt.map(({ reservationId }) => reservationId)).toEqual([booked.id, second.id]);
    expect(await history()).not.toMatchObject({ action: 'keepReservation' });
    expect(await shorter([...on('CANCEL'), ...on('MOVE', { start: `${DAY}T13:00` }, second)])).toEqual(DONE);
    expect(await now()).toMatchObject({ status: 'C' });
    expect(await now(second)).toMatchObject({ status: 'A', at: '05 13:00' });
  });

  it('says which act cannot be done, with the list, and does none of it', async () => {
    const other = await book('14:00', { email: 'b@example.it' });
    const taken = on('MOVE', { start: `${DAY}T14:00`, resourceId: anna() });
    expect(await shorter(taken)).toMatchObject({
      code: 'reservationInvalidCapacity',
      affected: ['acts.0.start'],
      hurt: [{ reservationId: booked.id }],
    });
    const outside = on('MOVE', { start: `${DAY}T11:00`, resourceId: anna() });
    expect(await shorter(outside)).toMatchObject({ code: 'reservationInvalidSchedule' });
    expect(await now()).toMatchObject(asBooked());
    expect(await now(other)).toMatchObject({ status: 'A' });
  });

  it('reads acts by their schema: each booking once, a move with its start', async () => {
    const none = { code: 'invalidInput', hurt: [] };
    expect(await shorter(on('MOVE'))).toMatchObject({ ...none, affected: ['acts.0.start'] });
    expect(await shorter([...on('KEEP'), ...on('CANCEL')])).toMatchObject({ ...none, affected: ['acts'] });
    expect(await shorter(on('MOVE', { start: 'domani' }))).toMatchObject(none);
  });

  it('takes its effect once for a key, with its acts', async () => {
    const key = randomUUID();
    expect(await shorter(on('CANCEL'), { key })).toEqual(DONE);
    expect(await shorter(on('CANCEL'), { key })).toEqual(DONE);
    expect((await shorter(on('KEEP'), { key })).code).toBe('idempotencyMismatch');
  });

  it('moves to anybody who is free at the same time', async () => {
    expect(
      await ask(ARCHIVE_RESOURCE, { r: anna() }, { acts: on('MOVE', { start: `${DAY}T10:00` }) }),
    ).toEqual(DONE);
    expect(await now()).toMatchObject({ status: 'A', person: bruno(), at: '05 10:00' });
  });

  it('is not settled by a move to where it hurts as well', async () => {
    await book('14:00', { email: 'b@example.it' });
    const her = await worksAt(app, offer.providerId, 'collaborator');
    await app.pool.query('update resources set person_id = $1 where id = $2', [her.personId, anna()]);
    await app.pool.query('update holds set person_id = $1 where resource_id = $2', [her.personId, anna()]);
    const id = await placeIdOf(app, offer.providerId, her.email);
    const { hurt } = await ask(END_ROLE, { id });
    const acts = hurt.map(({ reservationId = 0 }, index) => ({
      reservationId,
      act: 'MOVE',
      start: `2026-11-06T1${index}:00`,
      resourceId: anna(),
    }));
    expect(await ask(END_ROLE, { id }, { acts })).toMatchObject({
      code: 'bookingsHurt',
      affected: ['acts.0.start', 'acts.1.start'],
    });
  });

  it('of the minutes of an offer hurts no booking', async () => {
    const change = `mutation($p: Id!, $id: Id!, $version: Int!, $input: SubServiceInput!) { editSubService(providerId: $p, id: $id, version: $version, input: $input) { id } }`;
    const one = {
      id: offer.offerId,
      name: 'Massaggio',
      priceCents: 5000,
      durationMinutes: 90,
      people: [anna()],
    };
    const { rows } = await app.pool.query<{ version: number }>('select version from services where id = $1', [
      offer.serviceId,
    ]);
    const input = { name: 'Massaggi', offers: [{ ...one, prepareMinutes: 15, cleanupMinutes: 15 }] };
    expect(await ask(change, { id: offer.serviceId, version: rows[0]?.version, input })).toEqual(DONE);
  });
});

describe('who', () => {
  it('may not change hours hears nothing of bookings', async () => {
    const roles: BusinessRole[] = ['collaborator'];
    for (const role of roles) {
      const actor = await worksAt(app, offer.providerId, role);
      const input = { ...HOLIDAY, isWholeDay: true };
      expect(await ask(create('Holiday'), { input }, { actor })).toMatchObject({
        code: 'NotAuthorizedException',
        hurt: [],
      });
    }
  });

  it('names a booking of another center does nothing to it', async () => {
    const mine = offer;
    const elsewhere = await aProvider(app.work());
    offer = await anOffer(app.work(), { providerId: elsewhere });
    await worksEveryDay(app.work(), { providerId: elsewhere, resourceId: anna() });
    const theirs = await book('10:00');
    offer = mine;
    const input = { ...HOLIDAY, isWholeDay: true };
    const acts = [...on('CANCEL', {}, theirs), ...on('KEEP')];
    const answer = await ask(create('Holiday'), { input }, { acts });
    expect(answer).toEqual(DONE);
    expect(await now(theirs)).toMatchObject({ status: 'A', holds: 1 });
  });

  it('names somebody of another center moves nothing, as if there were no such person', async () => {
    const elsewhere = await aProvider(app.work());
    const stranger = await aColleague(app.work(), { providerId: elsewhere });
    await worksEveryDay(app.work(), { providerId: elsewhere, resourceId: stranger });
    const answers = [];
    for (const resourceId of [stranger, 999_999_999]) {
      const acts = on('MOVE', { start: `${DAY}T10:00`, resourceId });
      answers.push(await ask(ARCHIVE_RESOURCE, { r: anna() }, { acts }));
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.affected).toEqual(['acts.0.start']);
    expect(await now()).toEqual(asBooked());
  });
});
