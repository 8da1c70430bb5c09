import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, epochMinutesOf } from '#contracts/time.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { getBookableOffer } from '#server/modules/catalog/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { anEquipment } from '#server/modules/staff/builders.ts';
import { saveResource } from '#server/modules/staff/index.ts';
import { outcomeOf } from '#server/modules/booking/testing/race-track.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { worksEveryDay } from './builders.ts';
import {
  findSlots,
  holdTime,
  offerOnCalendar,
  outOfServiceOf,
  putBackInService,
  releaseHold,
  takeOutOfService,
} from './index.ts';
import {
  changeResource,
  expectNoneHeldBeyond,
  putResourceAway,
} from './use-cases/resources/change-resources.ts';

const DAY = '2026-11-03';
const FORM = {
  name: 'Cabina',
  gender: null,
  type: null,
  role: null,
  color: null,
  capacity: null,
  unitNames: [],
};

let app: TestApp;
let providerId: number;
let room: number;
let offerId: number;
let made = 0;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  providerId = await aProvider(app.work());
  room = await anEquipment(app.work(), { providerId, quantity: 2 });
  const offer = await anOffer(app.work(), { providerId, capacity: 1, needs: [{ resourceIds: [room] }] });
  ({ offerId } = offer);
  await worksEveryDay(app.work(), { providerId, resourceId: offer.people[0] ?? 0, from: 540, to: 780 });
});

async function offer() {
  const bookable = await getBookableOffer(app.work(), offerId);
  if (!bookable) throw new Error('The offer cannot be booked');
  return { ...offerOnCalendar(bookable), stepMinutes: 60 };
}

/** Takes an hour of a day by the clock of Rome. @returns who holds it */
async function take(hour: number, date = DAY): Promise<number> {
  const at = epochMinutesOf(new Date(`${date}T${String(hour - 1).padStart(2, '0')}:00:00Z`));
  const holder = { kind: 'reservation', id: (made += 1) } as const;
  const wanted = { offer: await offer(), at, resourceId: null, holder, expiresAt: null };
  await app.work().transaction((tx) => holdTime(tx, wanted));
  return holder.id;
}

/** Which hours of a day can be booked, by the clock of Rome. */
async function hours(date = DAY): Promise<number[]> {
  const { starts } = await findSlots(app.work(), { offer: await offer(), resourceId: null, date });
  return starts.map((at) => new Date(at * 60_000).getUTCHours() + 1);
}

/** The units of the room that are held, by hour. */
async function unitsHeld(): Promise<string[]> {
  const { rows } = await app.pool.query<{ held: string }>(
    `select to_char(starts_at at time zone 'Europe/Rome', 'HH24') || ': ' || unit as held
      from holds where provider_id = $1 and resource_id = $2 order by starts_at, unit`,
    [providerId, room],
  );
  return rows.map(({ held }) => held);
}

const outOfService = (unit: number | null, startsLocal: string, endsLocal: string | null) =>
  takeOutOfService(app.work(), {
    providerId,
    resourceId: room,
    unit,
    startsLocal,
    endsLocal,
    reason: 'Lampada rotta',
  });

describe('a unit that is out of service', () => {
  it('is not taken, and with it alone the other one is', async () => {
    await outOfService(1, `${DAY} 10:00`, `${DAY} 12:00`);
    expect(await hours()).toEqual([9, 10, 11, 12]);
    for (const hour of [9, 11]) await take(hour);
    expect(await unitsHeld()).toEqual(['09: 1', '11: 2']);
  });

  it('together with the other one closes that time, to those who look and to those who book', async () => {
    await outOfService(1, `${DAY} 10:00`, `${DAY} 12:00`);
    await outOfService(2, `${DAY} 11:00`, null);
    expect(await hours()).toEqual([9, 10, 12]);
    expect(await outcomeOf(take(11))).toBe('reservationInvalidResources');
    await take(12);
    expect(await hours(addDays(DAY, 100))).toEqual([9, 10, 11, 12]);
  });

  it('is there again once it is put back', async () => {
    const { id } = await outOfService(null, '2026-11-01 00:00', null);
    expect(await hours()).toEqual([]);
    expect(await outOfServiceOf(app.work(), providerId)).toEqual([
      {
        id,
        resourceId: room,
        unit: null,
        startsLocal: '2026-11-01 00:00',
        endsLocal: null,
        reason: 'Lampada rotta',
        isNow: true,
      },
    ]);
    await putBackInService(app.work(), { providerId, id });
    expect(await hours()).toEqual([9, 10, 11, 12]);
    expect(await outOfServiceOf(app.work(), providerId)).toEqual([]);
    await expect(putBackInService(app.work(), { providerId, id })).rejects.toMatchObject({
      code: 'notFound',
    });
  });

  it('tells which bookings it hurts, and leaves them', async () => {
    await take(9);
    await take(11);
    const later = await take(10, addDays(DAY, 1));
    const { hurts } = await outOfService(1, `${DAY} 10:00`, null);
    expect(hurts).toEqual({
      count: 2,
      first: new Date(`${DAY}T10:00:00Z`),
      until: new Date('2026-11-04T10:00:00Z'),
    });
    expect((await outOfService(2, `${DAY} 10:00`, null)).hurts.count).toBe(0);
    expect(await unitsHeld()).toEqual(['09: 1', '11: 1', '10: 1']);
    await releaseHold(app.work(), providerId, { kind: 'reservation', id: later });
  });

  it.each<[string, Partial<Parameters<typeof takeOutOfService>[1]>, object]>([
    ['a unit there is not', { unit: 3 }, { code: 'invalidInput', details: { affected: ['unit'] } }],
    ['no reason', { reason: ' ' }, { code: 'invalidInput', details: { affected: ['reason'] } }],
    ['an end before its start', { endsLocal: `${DAY} 09:59` }, { code: 'invalidStartDateBeforeEndDate' }],
    ['no date', { startsLocal: '2026-02-30 10:00' }, { code: 'invalidDates' }],
    ['no time', { startsLocal: DAY }, { code: 'invalidDates' }],
    [
      'a time that the clock skips',
      { startsLocal: '2027-03-28 02:30', endsLocal: null },
      { code: 'invalidDates', details: { affected: ['fromMinute'], params: { known: 'skipped' } } },
    ],
  ])('is refused with %s', async (_what, wrong, refusal) => {
    const wanted = { providerId, resourceId: room, unit: 1, reason: 'Lampada rotta' };
    const times = { startsLocal: `${DAY} 10:00`, endsLocal: `${DAY} 12:00` };
    await expect(takeOutOfService(app.work(), { ...wanted, ...times, ...wrong })).rejects.toMatchObject(
      refusal,
    );
  });

  it('is none of another provider', async () => {
    const elsewhere = await aProvider(app.work());
    const { id } = await outOfService(1, `${DAY} 10:00`, null);
    const theirs = { providerId: elsewhere, resourceId: room, unit: null, reason: 'Lampada rotta' };
    const times = { startsLocal: `${DAY} 10:00`, endsLocal: null };
    await expect(takeOutOfService(app.work(), { ...theirs, ...times })).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(putBackInService(app.work(), { providerId: elsewhere, id })).rejects.toMatchObject({
      code: 'notFound',
    });
  });
});

/** Two at one time, with the second person that takes. */
async function takeBoth(hour: number): Promise<void> {
  await take(hour);
  await app.pool.query('update holds set unit = 2 where provider_id = $1 and resource_id = $2', [
    providerId,
    room,
  ]);
}

describe('fewer units than are booked', () => {
  const lower = () =>
    app.work().transaction(async (tx) => {
      await changeResource(tx, { providerId, resourceId: room }, { ...FORM, quantity: 1 });
      await expectNoneHeldBeyond(tx, { providerId, resourceId: room });
    });

  it('are refused, saying how many bookings and until when; what is over or runs out is in nobody’s way', async () => {
    await takeBoth(11);
    await expect(lower()).rejects.toMatchObject({
      code: 'cannotUpdate',
      details: { affected: ['quantity'], params: { known: 'unitsHeld', count: 1, day: '03/11/2026' } },
    });
    await app.pool.query("update holds set expires_at = '2026-11-01' where provider_id = $1", [providerId]);
    await lower();
    expect((await offer()).equipment).toMatchObject([{ quantity: 1 }]);
  });

  it('are not taken by who looked before', async () => {
    const before = await offer();
    const at = epochMinutesOf(new Date(`${DAY}T08:00:00Z`));
    await take(9);
    // The one who comes second has read that there are two, and waits for somebody else of the house.
    const other = await anOffer(app.work(), { providerId, needs: [{ resourceIds: [room] }] });
    const [person = 0] = other.people;
    await worksEveryDay(app.work(), { providerId, resourceId: person, from: 540, to: 780 });
    const bookable = await getBookableOffer(app.work(), other.offerId);
    if (!bookable) throw new Error('The offer cannot be booked');
    const holder = { kind: 'reservation', id: (made += 1) } as const;
    const wanted = { offer: offerOnCalendar(bookable), at, resourceId: person, holder, expiresAt: null };
    await lower();
    expect(before.equipment).toMatchObject([{ quantity: 2 }]);
    expect(await outcomeOf(app.work().transaction((tx) => holdTime(tx, wanted)))).toBe(
      'reservationInvalidCapacity',
    );
    expect(await unitsHeld()).toEqual(['09: 1']);
  });

  it('wait for who takes one at this moment, and then are refused', async () => {
    const keeper = app.work();
    const lowered: Promise<string>[] = [];
    const at = epochMinutesOf(new Date(`${DAY}T08:00:00Z`));
    const holder = { kind: 'reservation', id: (made += 1) } as const;
    await outOfService(1, `${DAY} 00:00`, null);
    const wanted = { offer: await offer(), at, resourceId: null, holder, expiresAt: null };
    await keeper.transaction(async (tx) => {
      await holdTime(tx, wanted);
      lowered.push(outcomeOf(lower()));
      const waiting =
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
      await expect.poll(async () => (await app.pool.query<{ n: number }>(waiting)).rows[0]?.n).toBe(1);
    });
    expect(await Promise.all(lowered)).toEqual(['cannotUpdate']);
    expect(await unitsHeld()).toEqual(['09: 2']);
  });
});

describe('what is put away', () => {
  it('is not needed by anything to come', async () => {
    const id = await take(11);
    const away = () =>
      app.work().transaction(async (tx) => {
        await putResourceAway(tx, { providerId, resourceId: room });
        await expectNoneHeldBeyond(tx, { providerId, resourceId: room });
      });
    await expect(away()).rejects.toMatchObject({
      code: 'cannotUpdate',
      details: { params: { known: 'resourceHeld', count: 1, day: '03/11/2026' } },
    });
    await releaseHold(app.work(), providerId, { kind: 'reservation', id });
    await away();
    expect(await getBookableOffer(app.work(), offerId)).toBeNull();
  });
});

describe('names of units', () => {
  const names = async () => {
    const { rows } = await app.pool.query<{ names: string }>(
      `select string_agg(unit || ' ' || name, ', ' order by unit) as names from resource_units where resource_id = $1`,
      [room],
    );
    return rows[0]?.names;
  };
  const call = (unitNames: (string | null)[]) =>
    saveResource(app.work(), { providerId, resourceId: room }, { ...FORM, quantity: 2, unitNames });

  it('are changed all at once, and may change places', async () => {
    await call(['Mare', 'Bosco']);
    expect(await names()).toBe('1 Mare, 2 Bosco');
    await call(['Bosco', 'Mare']);
    expect(await names()).toBe('1 Bosco, 2 Mare');
    await call([null, 'Mare']);
    expect(await names()).toBe('2 Mare');
  });
});

describe('the audit finds', () => {
  it.each([
    [
      'a name of a unit there is not',
      "insert into resource_units (provider_id, resource_id, unit, name) values ($1, $2, 3, 'Lago')",
      'a name is that of a unit there is, of a thing',
    ],
    [
      'a person who is out of service',
      `insert into holidays (provider_id, resource_id, is_whole_day, starts_local, ends_local, name, out_of_service)
       select $1, id, false, '2026-11-03 10:00', '2026-11-03 12:00', 'Lampada rotta', true
       from resources where provider_id = $1 and id <> $2`,
      'what is out of service is a thing',
    ],
  ])('%s', async (_what, fault, invariant) => {
    const damaged = await app.pool.connect();
    try {
      await damaged.query('begin');
      await damaged.query(fault, [providerId, room]);
      expect((await runAudit(damaged, app.clock.now())).map((found) => found.invariant)).toContain(invariant);
    } finally {
      await damaged.query('rollback');
      damaged.release();
    }
  });
});
