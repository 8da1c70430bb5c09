import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CalendarBooking } from '#contracts/calendar-booking.ts';
import type { BusinessRole } from '#contracts/roles.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { addBlock, addBreak, addHoliday, setHoursOfDate } from '#server/modules/availability/index.ts';
import { bookFor } from '#server/modules/booking/builders.ts';
import { cancelReservation } from '#server/modules/booking/index.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { archiveResource, nameUnits } from '#server/modules/staff/index.ts';
import { aColleague, anEquipment } from '#server/modules/staff/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

const TIMES = 'times { resourceId date kind startMinute endMinute reason }';
const document = (fields: string) =>
  `query($p: Id!, $from: String!, $to: String!, $ids: [Id!], $off: Boolean) {
  getCalendar(providerId: $p, from: $from, to: $to, resourceIds: $ids, withCancelled: $off) {
    timeZone today nowMinute columns { id name isArchived } clockChanges { date kind startMinute endMinute } ${fields} } }`;
const ALL = document(`${TIMES} bookings`);

interface Answer {
  today: string;
  nowMinute: number;
  columns: { id: number; name: string; isArchived: boolean }[];
  clockChanges: object[];
  times: { resourceId: number | null; date: string; kind: string; startMinute: number; endMinute: number }[];
  bookings: CalendarBooking[];
}

const MONDAY = '2026-11-09';
const TUESDAY = '2026-11-10';

let app: TestApp;
let providerId: number;
let anna: number;
let bruno: number;
let offerId: number;
let owner: ReturnType<typeof anActor>;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  owner = (await works('owner')).actor;
  anna = await aColleague(app.work(), { providerId });
  bruno = await aColleague(app.work(), { providerId, name: 'Bruno' });
  for (const resourceId of [anna, bruno]) await worksEveryDay(app.work(), { providerId, resourceId });
  ({ offerId } = await anOffer(app.work(), { providerId, people: [anna] }));
});

async function works(role: BusinessRole) {
  const { personId } = await invitePerson(app.work(), {
    email: `calendar-${role}-${(made += 1)}@example.it`,
    providerId,
    role,
    language: 'it',
    actor: 'system:test',
  });
  return { personId, actor: anActor({ personId, providerRoles: [{ providerId, role }] }) };
}

async function ask(asked: object, actor = owner, text = ALL): Promise<Answer> {
  const { data, errors } = await app.ask(
    text,
    { p: providerId, from: MONDAY, to: TUESDAY, ...asked },
    { actor },
  );
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), { code: error.code });
  const { getCalendar } = data as { getCalendar: Answer };
  // The schema does not see their shape: every answer of these tests is held to the one contract, as it travels.
  if (!text.includes('bookings')) return getCalendar;
  const travelled: unknown = JSON.parse(JSON.stringify(getCalendar.bookings));
  expect(v.parse(v.array(CalendarBooking), travelled)).toEqual(getCalendar.bookings);
  return getCalendar;
}

async function book(at: string, of: { offerId?: number; firstname?: string; customerId?: number } = {}) {
  const { firstname = 'Piero', customerId = await aWalkIn(app.work(), { providerId, firstname }) } = of;
  return bookFor(app, { providerId, customerId, offerId: of.offerId ?? offerId, at });
}

/** Moves a booking to instants that nobody could choose, such as an hour of a night without working time. */
async function moveTo(reservationId: number, startsAt: string, endsAt: string): Promise<void> {
  await app.pool.query('update reservations set starts_at = $2, ends_at = $3 where id = $1', [
    reservationId,
    startsAt,
    endsAt,
  ]);
}

describe('sessions of classes', () => {
  const SESSIONS = `query($p: Id!, $from: String!, $to: String!, $ids: [Id!], $off: Boolean) {
    getCalendar(providerId: $p, from: $from, to: $to, resourceIds: $ids, withCancelled: $off) {
      columns { id } sessions { id name isCancelled teacherId roomId date startMinute endMinute capacity taken } } }`;
  const ofDay = async (asked: object = {}, actor = owner) =>
    (await ask(asked, actor, SESSIONS)) as unknown as { sessions: { id: number }[] };

  it('stand in their range by the clock of the center, of whom is asked for; cancelled ones where they are', async () => {
    const { sessionIds, teacherId } = await aClass(app.work(), {
      providerId,
      starts: ['2026-11-09T17:30:00Z', '2026-11-10T17:30:00Z', '2026-11-09T06:00:00Z'],
    });
    const [evening, , morning] = sessionIds;
    await app.pool.query(`update class_sessions set status = 'C', cancelled_at = now() where id = $1`, [
      morning,
    ]);
    const { sessions } = await ofDay();
    expect(sessions).toEqual([
      {
        id: evening,
        name: 'Yoga',
        isCancelled: false,
        teacherId,
        roomId: null,
        date: MONDAY,
        startMinute: 1110,
        endMinute: 1170,
        capacity: 10,
        taken: 0,
      },
    ]);
    expect((await ofDay({ off: true })).sessions.map(({ id }) => id)).toEqual([morning, evening]);
    expect((await ofDay({ ids: [anna] })).sessions).toEqual([]);
    expect((await ofDay({ ids: [teacherId] })).sessions).toHaveLength(1);
  });

  it('a collaborator sees those they teach alone, and no other center any', async () => {
    const { teacherId } = await aClass(app.work(), { providerId, starts: ['2026-11-09T17:30:00Z'] });
    const { personId, actor } = await works('collaborator');
    expect((await ofDay({}, actor)).sessions).toEqual([]);
    await app.pool.query('update resources set person_id = $2 where id = $1', [teacherId, personId]);
    expect((await ofDay({}, actor)).sessions).toHaveLength(1);
    providerId = await aProvider(app.work());
    const elsewhere = (await works('owner')).actor;
    expect((await ofDay({}, elsewhere)).sessions).toEqual([]);
  });
});

describe('a day by rooms', () => {
  const ROOMS = `query($p: Id!, $from: String!, $to: String!, $with: Boolean) {
    getCalendar(providerId: $p, from: $from, to: $to, withRooms: $with) {
      hasRooms rooms { resourceId unit name } placed { reservationId resourceId unit } ${TIMES} } }`;

  it('has the units of things with names, what is booked in each, and their blocks', async () => {
    const cabin = await anEquipment(app.work(), { providerId, name: 'Cabina', quantity: 2 });
    await nameUnits(app.work(), { providerId, resourceId: cabin }, ['Mare', null]);
    const { offerId: inCabin } = await anOffer(app.work(), {
      providerId,
      people: [anna, bruno],
      needs: [{ resourceIds: [cabin] }],
    });
    const first = await book(`${MONDAY}T10:00`, { offerId: inCabin });
    const second = await book(`${MONDAY}T10:00`, { offerId: inCabin });
    await book(`${MONDAY}T15:00`);
    await addBlock(app.work(), {
      providerId,
      resourceId: cabin,
      date: MONDAY,
      startMinute: 720,
      endMinute: 780,
      reason: 'Pulizia',
    });
    const found = await ask({ with: true }, owner, ROOMS);
    expect(found).toMatchObject({
      hasRooms: true,
      rooms: [
        { resourceId: cabin, unit: 1, name: 'Mare' },
        { resourceId: cabin, unit: 2, name: 'Cabina 2' },
      ],
      placed: [
        { reservationId: first.reservationId, resourceId: cabin, unit: 1 },
        { reservationId: second.reservationId, resourceId: cabin, unit: 2 },
      ],
    });
    const block = { date: MONDAY, resourceId: cabin, kind: 'block', reason: 'Pulizia' };
    expect(found.times).toContainEqual({ ...block, startMinute: 720, endMinute: 780 });
    const without = await ask({}, owner, ROOMS);
    expect(without).toMatchObject({ hasRooms: true, rooms: [], placed: [] });
    expect(without.times.filter(({ resourceId }) => resourceId === cabin)).toEqual([]);
  });

  it('tells a collaborator of none', async () => {
    await anEquipment(app.work(), { providerId });
    const { actor } = await works('collaborator');
    expect(await ask({ with: true }, actor, ROOMS)).toMatchObject({ hasRooms: false, rooms: [], placed: [] });
  });
});

describe('a day of the calendar', () => {
  it('shows people, their times, and bookings with their marks', async () => {
    await addBreak(app.work(), {
      providerId,
      resourceId: anna,
      on: { weekday: 1 },
      startMinute: 780,
      endMinute: 840,
    });
    await addBlock(app.work(), {
      providerId,
      resourceId: bruno,
      date: MONDAY,
      startMinute: 600,
      endMinute: 660,
      reason: 'Corso',
    });
    await addHoliday(app.work(), {
      providerId,
      resourceId: null,
      startsLocal: `${MONDAY} 17:00`,
      endsLocal: `${TUESDAY} 10:00`,
      isWholeDay: false,
      name: 'Inventario',
    });
    const { reservationId } = await book(`${MONDAY}T10:00`);
    await anEquipment(app.work(), { providerId });
    const found = await ask({});
    expect(found.columns).toEqual([
      { id: anna, name: 'Anna', isArchived: false },
      { id: bruno, name: 'Bruno', isArchived: false },
    ]);
    const on = { date: MONDAY, reason: null };
    expect(found.times).toEqual([
      { ...on, resourceId: anna, kind: 'working', startMinute: 540, endMinute: 1080 },
      { ...on, resourceId: bruno, kind: 'working', startMinute: 540, endMinute: 1080 },
      { ...on, resourceId: anna, kind: 'break', startMinute: 780, endMinute: 840 },
      { ...on, resourceId: bruno, kind: 'block', startMinute: 600, endMinute: 660, reason: 'Corso' },
      { ...on, resourceId: null, kind: 'closed', startMinute: 1020, endMinute: 1440, reason: 'Inventario' },
    ]);
    expect(found.bookings).toEqual([
      {
        id: reservationId,
        resourceId: anna,
        offerId,
        customerId: expect.any(Number),
        status: 'A',
        startsAt: '2026-11-09T09:00:00.000Z',
        date: MONDAY,
        startMinute: 600,
        endMinute: 660,
        minutes: 60,
        offset: null,
        prepareMinutes: 0,
        cleanupMinutes: 0,
        offer: 'Massaggio rilassante',
        group: null,
        color: null,
        customer: 'Piero',
        moneyState: 'notPaid',
        byProvider: true,
        hasNote: false,
        isFirstVisit: true,
        presence: null,
        seats: 1,
        seatsTaken: 1,
      },
    ]);
    expect(found).toMatchObject({ today: '2026-11-02', nowMinute: 540, clockChanges: [] });
  });

  it('of the times has closings and blocks alone, or none, where a month asks', async () => {
    const at = { providerId, resourceId: anna, startMinute: 780, endMinute: 840 };
    await addBreak(app.work(), { ...at, on: { weekday: 1 } });
    await addBlock(app.work(), { ...at, date: MONDAY, startMinute: 600, endMinute: 660, reason: 'Corso' });
    const kinds = async (times: string): Promise<string[]> => {
      const { times: found } = await ask(
        {},
        owner,
        `query($p: Id!, $from: String!, $to: String!) {
          getCalendar(providerId: $p, from: $from, to: $to, times: ${times}) { ${TIMES} } }`,
      );
      return [...new Set(found.map(({ kind }) => kind))].toSorted();
    };
    expect(await kinds('all')).toEqual(['block', 'break', 'working']);
    expect(await kinds('absences')).toEqual(['block']);
    expect(await kinds('none')).toEqual([]);
  });

  it('says who comes for the first time, and who has been booked before', async () => {
    const customerId = await aWalkIn(app.work(), { providerId });
    await book(`${MONDAY}T10:00`, { customerId });
    await book(`${TUESDAY}T10:00`, { customerId });
    const { bookings } = await ask({ to: '2026-11-11' });
    expect(bookings.map(({ isFirstVisit }) => isFirstVisit)).toEqual([true, false]);
  });

  it('counts who shares an occasion, without those who cancelled', async () => {
    const group = await anOffer(app.work(), { providerId, people: [bruno], capacity: 3 });
    const first = await book(`${MONDAY}T10:00`, { offerId: group.offerId });
    await book(`${MONDAY}T10:00`, { offerId: group.offerId });
    const gone = await book(`${MONDAY}T10:00`, { offerId: group.offerId });
    await cancelReservation(app.work(), app.deps, {
      providerId,
      reservationId: gone.reservationId,
      actor: 'system:test',
    });
    const { bookings } = await ask({ off: true });
    expect(bookings.map(({ seatsTaken }) => seatsTaken)).toEqual([2, 2, 2]);
    expect(bookings[0]).toMatchObject({ id: first.reservationId, seats: 3 });
  });

  it('leaves cancelled bookings out unless they are asked for, and what ran out always', async () => {
    const cancelled = await book(`${MONDAY}T10:00`);
    await cancelReservation(app.work(), app.deps, {
      providerId,
      reservationId: cancelled.reservationId,
      actor: 'system:test',
    });
    const ranOut = await book(`${MONDAY}T12:00`);
    await app.pool.query(
      `update reservations set status = 'C', cancel_reason = 'expired', cancelled_at = now() where id = $1`,
      [ranOut.reservationId],
    );
    expect((await ask({})).bookings).toEqual([]);
    expect((await ask({ off: true })).bookings).toMatchObject([
      { id: cancelled.reservationId, status: 'C', seatsTaken: 0 },
    ]);
  });

  it('keeps the column of who has left while something is booked with them, and no longer', async () => {
    const { reservationId } = await book(`${MONDAY}T10:00`);
    await archiveResource(app.work(), { providerId, resourceId: anna });
    expect((await ask({})).columns).toMatchObject([{ id: anna, isArchived: true }, { id: bruno }]);
    await moveTo(reservationId, '2026-12-01T10:00Z', '2026-12-01T11:00Z');
    expect((await ask({})).columns).toMatchObject([{ id: bruno }]);
  });
});

describe('what a booking is drawn with', () => {
  it('is what its row and its order say, in every state of both', async () => {
    const free = 'alter table orders disable trigger user; alter table reservations disable trigger user';
    const states = await Promise.all(
      ['08:00', '09:00', '10:00', '11:00', '12:00'].map(() => aWalkIn(app.work(), { providerId })),
    );
    const at = ['09:00', '10:00', '11:00', '12:00', '13:00'];
    const ids: number[] = [];
    for (const [index, customerId] of states.entries())
      ids.push((await book(`${MONDAY}T${at[index]}`, { customerId })).reservationId);
    const client = await app.pool.connect();
    // As no act would leave them: the reading takes each for what it is
    await client.query(`begin; ${free}`);
    await client.query(
      `update reservations set prepare_minutes = 5 * n, cleanup_minutes = 480 - n, note = case when n % 2 = 1 then 'n' when n = 2 then '' end,
          status = (array['A', 'P', 'RSD', 'C', 'R'])[n], expires_at = case when n in (2, 3) then now() + interval '9 years' end,
          cancel_reason = case when n > 3 then 'byCustomer' end, presence = (array['arrived', 'noShow', null, 'arrived', null])[n],
          presence_at = case when n in (1, 2, 4) then now() end, ends_at = starts_at + make_interval(mins => 288 * n)
        from unnest($1::bigint[]) with ordinality i (booking, n_), lateral (select n_::int as n) m where reservations.id = i.booking`,
      [ids],
    );
    await client.query(
      `update orders set payment_state = (array['notPaid', 'fullyPaid', 'partiallyPaid', 'paidWithMembership', 'pricedZero'])[n],
          channel = (array['Business', 'Web', 'Widget', 'WL', 'Business'])[n], name = 'Nome "' || n, group_name = case when n > 2 then 'Gruppo' end,
          color = case when n = 4 then '#aabbcc' end, ends_at = starts_at + make_interval(mins => 288 * n),
          paid_cents = case when n in (2, 3) then n else 0 end
        from unnest($1::bigint[]) with ordinality i (booking, n_), lateral (select n_::int as n) m
        where subject = 'reservation' and subject_id = i.booking`,
      [ids],
    );
    await client.query(
      'alter table orders enable trigger user; alter table reservations enable trigger user; commit',
    );
    client.release();
    const drawn = async () =>
      (await ask({ off: true })).bookings.map((one) => ({
        is: [one.status, one.presence, one.moneyState, one.offer, one.group, one.color],
        has: [one.byProvider, one.hasNote, one.isFirstVisit],
        minutes: [one.prepareMinutes, one.minutes, one.cleanupMinutes],
      }));
    const all = [
      {
        is: ['A', 'arrived', 'notPaid', 'Nome "1', null, null],
        has: [true, true, true],
        minutes: [5, 288, 479],
      },
      {
        is: ['P', 'noShow', 'fullyPaid', 'Nome "2', null, null],
        has: [false, false, true],
        minutes: [10, 576, 478],
      },
      {
        is: ['RSD', null, 'partiallyPaid', 'Nome "3', 'Gruppo', null],
        has: [false, true, true],
        minutes: [15, 864, 477],
      },
      {
        is: ['C', null, 'paidWithMembership', 'Nome "4', 'Gruppo', '#aabbcc'],
        has: [false, false, true],
        minutes: [20, 1152, 476],
      },
      {
        is: ['R', null, 'pricedZero', 'Nome "5', 'Gruppo', null],
        has: [true, true, true],
        minutes: [25, 1440, 475],
      },
    ];
    expect(await drawn()).toEqual(all);
    // An order that does not begin with its booking is what the audit tells of; the calendar shows it all the same
    await app.pool.query(
      "update orders set starts_at = starts_at - interval '9 days' where subject = 'reservation' and subject_id = any($1::bigint[])",
      [ids],
    );
    expect(await drawn()).toEqual(all);
  });
});

describe('nights', () => {
  it('cut a shift at midnight, also the one that began before the first date', async () => {
    await setHoursOfDate(
      app.work(),
      { providerId, resourceId: anna },
      { date: '2026-11-08', times: [{ startMinute: 1320, endMinute: 120 }] },
    );
    const { times } = await ask({ from: '2026-11-08', to: TUESDAY, ids: [anna] });
    const spans = times.map(({ date, startMinute, endMinute }) => [date, startMinute, endMinute]);
    expect(spans).toEqual([
      ['2026-11-08', 1320, 1440],
      [MONDAY, 0, 120],
      [MONDAY, 540, 1080],
    ]);
    expect((await ask({ ids: [anna] })).times.map(({ startMinute }) => startMinute)).toEqual([0, 540]);
  });

  it('show a booking through midnight on both dates, once, with an end above 1440', async () => {
    const { reservationId } = await book(`${MONDAY}T10:00`);
    await moveTo(reservationId, `${MONDAY}T22:30Z`, `${TUESDAY}T00:30Z`);
    const whole = { date: MONDAY, startMinute: 1410, endMinute: 1530, minutes: 120 };
    expect((await ask({})).bookings).toMatchObject([whole]);
    expect((await ask({ from: TUESDAY, to: '2026-11-11' })).bookings).toMatchObject([whole]);
    expect((await ask({ from: '2026-11-11', to: '2026-11-12' })).bookings).toEqual([]);
  });

  it('of 23 hours say which the clock skips', async () => {
    const { reservationId } = await book(`${MONDAY}T10:00`);
    await moveTo(reservationId, '2027-03-28T00:30Z', '2027-03-28T01:30Z');
    const found = await ask({ from: '2027-03-28', to: '2027-03-29' });
    expect(found.clockChanges).toEqual([
      { date: '2027-03-28', kind: 'skipped', startMinute: 120, endMinute: 180 },
    ]);
    // 01:30 to 03:30 on the wall, an hour on the watch.
    expect(found.bookings).toMatchObject([{ startMinute: 90, endMinute: 210, minutes: 60, offset: null }]);
    expect((await ask({ from: '2027-03-27', to: '2027-03-28' })).clockChanges).toEqual([]);
  });

  it('of 25 hours tell the two 02:30 apart', async () => {
    const first = await book(`${MONDAY}T10:00`);
    const second = await book(`${MONDAY}T12:00`);
    await moveTo(first.reservationId, '2027-10-31T00:30Z', '2027-10-31T01:30Z');
    await moveTo(second.reservationId, '2027-10-31T01:30Z', '2027-10-31T02:30Z');
    const found = await ask({ from: '2027-10-31', to: '2027-11-01' });
    expect(found.clockChanges).toEqual([
      { date: '2027-10-31', kind: 'repeated', startMinute: 120, endMinute: 180 },
    ]);
    expect(found.bookings).toMatchObject([
      { startMinute: 150, endMinute: 150, minutes: 60, offset: '+02:00' },
      { startMinute: 150, endMinute: 210, minutes: 60, offset: '+01:00' },
    ]);
  });
});

describe('who asks', () => {
  it('gets what the role is for: a collaborator their own column alone', async () => {
    const { personId, actor } = await works('collaborator');
    const own = await aColleague(app.work(), { providerId, personId, name: 'Carla' });
    await worksEveryDay(app.work(), { providerId, resourceId: own });
    const hers = await anOffer(app.work(), { providerId, people: [own] });
    await book(`${MONDAY}T10:00`);
    const { reservationId } = await book(`${MONDAY}T11:00`, { offerId: hers.offerId });
    const found = await ask({}, actor);
    expect(found.columns).toMatchObject([{ id: own }]);
    expect(found.bookings).toMatchObject([{ id: reservationId }]);
    expect(new Set(found.times.map(({ resourceId }) => resourceId))).toEqual(new Set([own]));
    await expect(ask({ ids: [anna] }, actor)).rejects.toMatchObject({ code: 'notFound' });
    await expect(ask({ ids: [own, anna] }, actor)).rejects.toMatchObject({ code: 'notFound' });
    expect((await ask({}, (await works('manager')).actor)).bookings).toHaveLength(2);
    expect(await ask({}, (await works('collaborator')).actor)).toMatchObject({ columns: [], bookings: [] });
  });

  it('gets nothing of another provider, whichever way it is named', async () => {
    const elsewhere = await anOffer(app.work());
    await expect(ask({ p: elsewhere.providerId })).rejects.toMatchObject({ code: 'notFound' });
    await expect(ask({ ids: elsewhere.people })).rejects.toMatchObject({ code: 'notFound' });
    await expect(ask({ ids: [anna, 999_999_999] })).rejects.toMatchObject({ code: 'notFound' });
    const room = await anEquipment(app.work(), { providerId });
    await expect(ask({ ids: [room] })).rejects.toMatchObject({ code: 'notFound' });
  });

  it.each([
    ['an empty range', { to: MONDAY }],
    ['a range backwards', { from: TUESDAY, to: MONDAY }, 'invalidStartDateBeforeEndDate'],
    ['more than six weeks', { to: '2026-12-22' }],
  ])('is refused %s', async (_what, asked, code = 'invalidDates') => {
    await expect(ask(asked)).rejects.toMatchObject({ code });
  });

  it.each([
    ['no date', { from: '2026-02-30' }],
    ['a time', { to: '2026-11-10T00:00' }],
    ['three hundred people', { ids: Array.from({ length: 300 }, (_one, index) => index + 1) }],
  ])('is refused %s', async (_what, asked) => {
    await expect(ask(asked)).rejects.toMatchObject({ code: 'invalidInput' });
  });
});
