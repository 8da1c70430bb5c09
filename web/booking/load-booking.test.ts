import { describe, expect, test } from 'vitest';
import { answeringApi, refusedBy } from '#web/lib/testing/answering-api.ts';
import { loadBooking } from './load-booking.ts';

const slot = { startTime: '09:00:00', endTime: '10:00:00', dateTimeFrom: '2026-11-24T09:00:00+01:00' };
const availability = {
  availableDays: [1, 2, 3, 4, 5],
  minDate: null,
  maxDate: null,
  holidays: [],
  freeDates: ['2026-11-24'],
  timeZone: 'Europe/Rome',
};
const ada = { email: 'ada@example.it', firstname: 'Ada', lastname: 'Rossi', phone: null };

const free = {
  AvailableDates: { data: { getResourceAvailabilityDates: availability } },
  AvailableSlots: { data: { getResourceAvailabilitySlots: [slot] } },
  KnownContact: { data: { getCurrentUser: ada } },
  MeansForService: { data: { getMeansOfPayment: { passes: [], walletCents: 700 } } },
};

async function load(
  search: string,
  answers: Parameters<typeof answeringApi>[0] = free,
  moved?: { reservationId: number; code: string },
) {
  const { api, called } = answeringApi(answers);
  const loaded = await loadBooking(
    new Request(`https://radura.example/it/provider/1${search}`),
    { api },
    moved,
  );
  return { loaded, called };
}

describe('what the booking form shows', () => {
  test('of a booking that is moved asks for no passes: it keeps how it was paid', async () => {
    const at = encodeURIComponent(slot.dateTimeFrom);
    const moved = { reservationId: 7, code: 'x' };
    const { called } = await load(`?offer=3&day=2026-11-24&at=${at}`, free, moved);
    expect(called.map(({ name }) => name)).not.toContain('MeansForService');
  });

  test('is nothing before a service is chosen', async () => {
    const { loaded, called } = await load('');
    expect([loaded.availability, loaded.day, called]).toEqual([null, null, []]);
  });

  test('is a free day and its times, before one is chosen', async () => {
    const { loaded, called } = await load('?offer=3&person=5');
    expect(loaded).toMatchObject({
      day: '2026-11-24',
      slots: [slot],
      slot: null,
      isTimeGone: false,
      knownContact: null,
    });
    expect(called.map(({ name, variables }) => [name, variables])).toEqual([
      ['AvailableDates', { subServiceId: 3, resourceId: 5 }],
      ['AvailableSlots', { subServiceId: 3, resourceId: 5, date: '2026-11-24' }],
    ]);
  });

  test('is the chosen time, and what a signed-in person need not type', async () => {
    const at = encodeURIComponent(slot.dateTimeFrom);
    const { loaded } = await load(`?offer=3&day=2026-11-24&at=${at}`);
    expect(loaded).toMatchObject({
      slot,
      isTimeGone: false,
      knownContact: ada,
      passes: [],
      walletCents: 700,
    });
  });

  test('says that the chosen time is gone', async () => {
    const at = encodeURIComponent('2026-11-24T11:00:00+01:00');
    expect((await load(`?offer=3&day=2026-11-24&at=${at}`)).loaded).toMatchObject({
      slot: null,
      isTimeGone: true,
    });
  });

  test('for a booking that moves leaves that booking out of its own way', async () => {
    const moved = { reservationId: 7, code: 'a-code' };
    const { called } = await load('?offer=3', free, moved);
    expect(called.map(({ variables }) => variables)).toEqual([
      expect.objectContaining(moved),
      expect.objectContaining(moved),
    ]);
  });

  test('says why the times could not be read', async () => {
    const { loaded } = await load('?offer=3', { AvailableDates: refusedBy('notFound') });
    expect(loaded).toMatchObject({ availability: null, errors: [{ code: 'notFound' }] });
  });
});
