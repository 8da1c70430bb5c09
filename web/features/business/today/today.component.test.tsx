import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Answers } from '#web/testing/show-screen.tsx';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as print from './print.route.tsx';
import type { DayAtCenter, Visit } from './today-calls.ts';
import * as today from './today.route.tsx';

const LIA: Visit = {
  id: 9,
  status: 'A',
  standing: 'coming',
  resourceId: 1,
  resourceName: 'Fausta Riva',
  customerId: 5,
  customer: 'Lia Presto',
  offerId: 2,
  offer: 'Impacco di fango',
  startMinute: 780,
  endMinute: 810,
  hasNote: false,
  isFirstVisit: false,
  owedCents: 4500,
};

const dayWith = (day: Partial<DayAtCenter>) => ({
  getToday: {
    timeZone: 'Europe/Rome',
    date: '2026-05-04',
    nowMinute: 720,
    hasPeople: true,
    newBookingsTotal: 0,
    tomorrow: { date: '2026-05-05', bookings: 0, firstMinute: null },
    nextDay: null,
    visits: [LIA],
    gaps: [],
    newBookings: [],
    takings: null,
    ...day,
  },
  countUnreadNotices: 0,
});

const NO_SESSIONS = { SessionsOfToday: { getSessionsOfDays: [] } };
const SHOWN = { route: today, path: 'today' };

it('a manager sees today’s till and no other sums', async () => {
  const till = { tillCents: 4500, sums: null };
  await showBusinessScreen({ ...SHOWN, answers: { ...NO_SESSIONS, Today: dayWith({ takings: till }) } });
  expect(screen.getByRole('heading', { name: 'Incassi al banco oggi' })).toBeVisible();
  expect(screen.queryByText(/Da lunedì/)).toBeNull();
});

it('a collaborator sees a day without money, and no acts that are not theirs', async () => {
  await showBusinessScreen({
    ...SHOWN,
    center: { role: 'collaborator', viewerCan: ['seeReservations'] },
    answers: { ...NO_SESSIONS, Today: dayWith({ visits: [{ ...LIA, owedCents: null }] }) },
  });
  expect(screen.getByRole('list', { name: 'Prossimi arrivi' })).toHaveTextContent('Lia Presto');
  expect(screen.queryByText(/€/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Segna l’arrivo' })).toBeNull();
  expect(screen.queryByRole('link', { name: /Nuova prenotazione/ })).toBeNull();
});

it('a day without bookings says so and what tomorrow brings, in English too', async () => {
  await showBusinessScreen({
    ...SHOWN,
    locale: 'en',
    answers: {
      ...NO_SESSIONS,
      Today: dayWith({ visits: [], tomorrow: { date: '2026-05-05', bookings: 2, firstMinute: 600 } }),
    },
  });
  expect(screen.queryByRole('list', { name: 'Next arrivals' })).toBeNull();
  expect(screen.getByRole('link', { name: /^Tomorrow: 2 reservations.* 10:00$/ })).toHaveAttribute(
    'href',
    '/en/business/1/calendar?date=2026-05-05',
  );
});

it('after closing the next day is shown, without acts of who is there, and today stays one step away', async () => {
  const answers: Answers = {
    ...NO_SESSIONS,
    Today: dayWith({ visits: [], nextDay: '2026-05-05' }),
    DaySheet: ({ date }) => ({
      getDaySheet: { date: date ?? '', lines: [{ phone: null, rooms: [], visit: LIA }] },
    }),
  };
  const { user, sent } = await showBusinessScreen({ ...SHOWN, answers });
  expect(sent('DaySheet')).toMatchObject({ date: '2026-05-05' });
  expect(screen.getByText('Domani, mar 5 mag')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Prossimi arrivi' })).toHaveTextContent('Lia Presto');
  expect(screen.queryByRole('button', { name: 'Segna l’arrivo' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Oggi' }));
  expect(await screen.findByText('Oggi non c’è nessuna prenotazione.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Nuova prenotazione/ })).toHaveAttribute(
    'href',
    `/it/business/1/reservations/new?${new URLSearchParams({ date: '2026-05-04', from: '/it/business/1/today?day=today' })}`,
  );
  expect(screen.getByRole('link', { name: 'Domani, mar 5 mag' })).toHaveAttribute(
    'href',
    '/it/business/1/today',
  );
});

it('rows of today are not kept in the list of the next day, even while somebody works in it', async () => {
  let isOver = false;
  const { user } = await showBusinessScreen({
    ...SHOWN,
    answers: {
      ...NO_SESSIONS,
      Today: () => dayWith({ nextDay: isOver ? '2026-05-05' : null }),
      DaySheet: {
        getDaySheet: {
          date: '2026-05-05',
          lines: [{ phone: null, rooms: [], visit: { ...LIA, id: 10, customer: 'Ada Domani' } }],
        },
      },
    },
  });
  const list = screen.getByRole('list', { name: 'Prossimi arrivi' });
  while (!list.contains(document.activeElement)) await user.tab();
  isOver = true;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Domani, mar 5 mag')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Prossimi arrivi' })).toHaveTextContent('Ada Domani');
  expect(screen.queryByText(/Lia Presto/)).toBeNull();
});

it('a center without anybody leads to its staff', async () => {
  await showBusinessScreen({
    ...SHOWN,
    answers: { ...NO_SESSIONS, Today: dayWith({ visits: [], hasPeople: false }) },
  });
  expect(screen.getByRole('link', { name: 'Vai allo staff' })).toBeVisible();
});

it('the sheet of a day has what somebody must know who has it alone, and money of who is awaited only', async () => {
  const line = (visit: Partial<Visit>) => ({ phone: null, rooms: [], visit: { ...LIA, ...visit } });
  await showBusinessScreen({
    route: print,
    path: 'today/print',
    at: 'today/print?date=2026-05-04',
    locale: 'en',
    answers: {
      DaySheet: ({ date }) => ({
        getDaySheet: {
          date: date ?? '',
          lines: [
            { ...line({ status: 'P', hasNote: true, isFirstVisit: true }), phone: '+39 333 1112223' },
            line({ id: 10, customer: 'Ivana Tardi', standing: 'noShow' }),
            line({ id: 11, customer: 'Sonia Pagato', owedCents: 0, resourceName: 'Guido Sala' }),
          ],
        },
      }),
    },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Monday 4 May');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/Lia Presto/)).toHaveTextContent('unconfirmed, first visit, has a note, 45,00 € to pay');
  expect(row(/Lia Presto/)).toHaveTextContent('+39 333 1112223');
  expect(row(/Ivana Tardi/)).toHaveTextContent('no-show');
  expect(row(/Ivana Tardi/)).not.toHaveTextContent('€');
  const guido = screen.getByRole('heading', { name: 'Guido Sala' }).closest('section');
  expect(within(guido ?? document.body).getAllByRole('row')).toHaveLength(3);
});

it('the sessions of today lead to their rosters, also where nobody is booked', async () => {
  const session = {
    id: 70,
    className: 'Yoga',
    startsAt: '2026-05-04T16:00:00.000Z',
    endsAt: '2026-05-04T17:00:00.000Z',
    timeZone: 'Europe/Rome',
    capacity: 12,
    taken: 9,
    teacherName: 'Anna Verdi',
    roomName: null,
    status: 'A' as const,
  };
  await showBusinessScreen({
    ...SHOWN,
    answers: {
      Today: dayWith({ visits: [], hasPeople: false }),
      SessionsOfToday: { getSessionsOfDays: [session, { ...session, id: 71, status: 'C' }] },
    },
  });
  expect(screen.getByRole('heading', { name: 'Lezioni di oggi' })).toBeVisible();
  const [first, off] = screen.getAllByRole('link', { name: /Yoga/ });
  expect(first).toHaveTextContent('Yoga18:00–19:00, Anna Verdi9/12 posti occupati');
  expect(first).toHaveAttribute('href', '/it/business/1/classes/sessions/70');
  expect(off).toHaveTextContent('annullata');
});
