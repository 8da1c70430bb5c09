import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Booking, CalendarShown } from '#web/business-frame/calendar/calendar-calls.ts';
import * as calendar from './calendar.route.tsx';

const DAY = '2027-05-04';
const ANNA = { id: 1, name: 'Anna Verdi', color: null };
const BRUNO = { id: 2, name: 'Bruno Neri', color: null };

const booking = (id: number, more: Partial<Booking>): Booking => ({
  id,
  resourceId: 1,
  offerId: 3,
  customerId: 4,
  status: 'A',
  startsAt: `${DAY}T08:00:00Z`,
  date: DAY,
  startMinute: 600,
  endMinute: 660,
  minutes: 60,
  offset: null,
  prepareMinutes: 0,
  cleanupMinutes: 0,
  offer: 'Massaggio',
  group: null,
  color: null,
  customer: 'Livia Fontana',
  moneyState: 'notPaid',
  byProvider: false,
  hasNote: false,
  isFirstVisit: false,
  presence: null,
  seats: 1,
  seatsTaken: 1,
  ...more,
});

const drawn = (shown: Partial<CalendarShown>) => ({
  getCalendar: {
    timeZone: 'Europe/Rome',
    today: '2027-05-01',
    nowMinute: 600,
    people: [ANNA, BRUNO],
    columns: [ANNA, BRUNO].map((person) => ({ ...person, isArchived: false })),
    hasRooms: false,
    rooms: [],
    placed: [],
    times: [],
    clockChanges: [],
    bookings: [],
    sessions: [],
    ...shown,
  },
});

const SHOWN = { route: calendar, path: 'calendar' };
const link = (name: RegExp) => screen.findByRole('link', { name });

it('a collaborator with whom nobody is linked is told so', async () => {
  const answers = { CalendarRange: drawn({ people: [], columns: [] }) };
  await showBusinessScreen({
    ...SHOWN,
    center: { role: 'collaborator', viewerCan: ['seeReservations'] },
    answers,
  });
  expect(screen.getByText('Nessuna persona dello staff è collegata a te')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nuova prenotazione' })).toBeNull();
});

it('who may not change bookings or hours finds no way to it, and holds nothing by keys', async () => {
  const { user } = await showBusinessScreen({
    ...SHOWN,
    at: `calendar?date=${DAY}`,
    center: { role: 'collaborator', viewerCan: ['seeReservations'] },
    answers: { CalendarRange: drawn({ bookings: [booking(7, {})] }) },
  });
  (await link(/Livia Fontana/)).focus();
  await user.keyboard('m{ArrowDown}');
  expect(document.querySelector('[data-movable]')).toBeNull();
  expect(document.querySelector('[data-fit]')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Blocca orario' })).toBeNull();
});

it('what waits for somebody is not held by keys, and says so', async () => {
  const { user } = await showBusinessScreen({
    ...SHOWN,
    at: `calendar?date=${DAY}`,
    locale: 'en',
    answers: { CalendarRange: drawn({ bookings: [booking(7, { status: 'P' })] }) },
  });
  (await link(/Livia Fontana.*unconfirmed/)).focus();
  await user.keyboard('m');
  expect(await screen.findByText('Not confirmed yet: it cannot be moved.')).toBeVisible();
});

it('breaks and closings go and come by their ticks; a month has the options that do something in it', async () => {
  const time = { resourceId: 1, date: DAY, reason: null, blockId: null, blockDate: null };
  const times = [
    { ...time, kind: 'break' as const, startMinute: 720, endMinute: 780 },
    { ...time, kind: 'holiday' as const, startMinute: 900, endMinute: 960, reason: 'Inventario' },
  ];
  const { user, address } = await showBusinessScreen({
    ...SHOWN,
    at: `calendar?date=${DAY}`,
    answers: { CalendarRange: drawn({ times, people: [ANNA], columns: [{ ...ANNA, isArchived: false }] }) },
  });
  const shown = (text: string) => screen.queryAllByText(text).length > 0;
  expect([shown('Pausa'), shown('Chiuso: Inventario')]).toEqual([true, true]);
  await user.click(screen.getByRole('checkbox', { name: 'Pause e tempi bloccati' }));
  await waitFor(() => expect(shown('Pausa')).toBe(false));
  await user.click(screen.getByRole('checkbox', { name: 'Ferie e chiusure' }));
  await waitFor(() => expect(shown('Chiuso: Inventario')).toBe(false));
  const [month = document.body] = screen.getAllByRole('link', { name: 'Mese' });
  await user.click(month);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Tutte le 24 ore' })).toBeNull());
  expect(address()).toContain('view=month');
});

it('a week says whose bookings it shows and leads to one person’s; who has left is no longer asked for', async () => {
  const { user, address, sent } = await showBusinessScreen({
    ...SHOWN,
    at: `calendar?view=week&people=9&date=${DAY}`,
    answers: {
      CalendarRange: ({ resourceIds }) => {
        if (resourceIds?.includes(9)) return drawn({ columns: [] });
        const isAsked = (id: number): boolean => resourceIds?.includes(id) ?? true;
        const bookings = [booking(7, {}), booking(8, { resourceId: 2, customer: 'Sofia Gallo' })];
        return drawn({
          columns: [ANNA, BRUNO].flatMap((one) => (isAsked(one.id) ? { ...one, isArchived: false } : [])),
          bookings: bookings.filter(({ resourceId }) => isAsked(resourceId)),
        });
      },
    },
  });
  expect(sent('CalendarRange').resourceIds).toBeNull();
  expect(await link(/Livia Fontana/)).toHaveTextContent('Anna');
  await user.click(screen.getByRole('link', { name: 'Bruno Neri' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Livia Fontana/ })).toBeNull());
  // Its columns are of one person: no block repeats who it is
  expect(await link(/Sofia Gallo/)).not.toHaveTextContent('Bruno');
  expect(screen.getByRole('link', { name: 'Bruno Neri' })).toHaveAttribute('aria-current', 'true');
  expect(address()).toContain('people=2');
});

it('what a colleague changed meanwhile is not moved, and is drawn as it is now', async () => {
  let isMoved = false;
  const { user } = await showBusinessScreen({
    ...SHOWN,
    at: `calendar?date=${DAY}`,
    answers: {
      CalendarRange: () =>
        drawn({ bookings: [booking(7, isMoved ? { startMinute: 900, endMinute: 960 } : {})] }),
      TryReservationChange: {
        tryReservationChange: {
          sequence: 1,
          startsAt: `${DAY}T13:00:00Z`,
          minutes: 60,
          resourceId: 1,
          things: [],
          against: [],
          refusal: null,
        },
      },
    },
  });
  (await link(/^10:00–11:00, Livia Fontana/)).focus();
  await user.keyboard('m{ArrowDown}');
  isMoved = true;
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Nel frattempo la prenotazione è cambiata/)).toBeVisible();
  expect(await link(/^15:00–16:00, Livia Fontana/)).toBeVisible();
});

it('a session of a class stands in the column of who teaches it, in the week, the month and the agenda, and leads to its roster', async () => {
  const session = {
    id: 9,
    classId: 5,
    name: 'Yoga della sera',
    color: null,
    isCancelled: false,
    teacherId: 2,
    roomId: null,
    roomUnit: null,
    date: DAY,
    startMinute: 1110,
    endMinute: 1170,
    capacity: 12,
    taken: 9,
  };
  const CLASS = '18:30–19:30, Yoga della sera, lezione di gruppo, con Bruno Neri, 9 di 12 posti presi';
  for (const view of ['day', 'week', 'month', 'agenda']) {
    await showBusinessScreen({
      ...SHOWN,
      at: `calendar?date=${DAY}&view=${view}`,
      answers: { CalendarRange: drawn({ sessions: [session] }) },
    });
    const found = await screen.findByRole('link', { name: CLASS });
    expect(found).toHaveAttribute('href', expect.stringMatching(/\/classes\/sessions\/9$/));
    expect(found).toHaveTextContent('9/12');
    if (view === 'day') expect(found.closest('[data-person]')).toHaveAttribute('data-person', '2');
    cleanup();
  }
});
