import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import { listening, sendToCenter } from '#web/testing/fake-live-line.ts';
import type { OwedOrdersData } from '#web/generated/operations.ts';
import * as collect from './collect.route.tsx';
import type {
  ListedReservation,
  SeenReservation,
} from '#web/business-frame/reservations/reservation-calls.ts';
import * as reservation from './reservation.route.tsx';
import * as reservations from './reservations.route.tsx';

const NORA: ListedReservation = {
  id: 9,
  sequence: 0,
  startsAt: '2027-05-04T08:00:00Z',
  endsAt: '2027-05-04T09:00:00Z',
  durationMinutes: 60,
  isOver: false,
  status: 'A',
  presence: null,
  cancelReason: null,
  expiresAt: null,
  bookedAt: '2027-05-01T08:00:00Z',
  isByProvider: false,
  hasNote: false,
  customerId: 5,
  customerName: 'Nora Bassi',
  email: null,
  phone: '+39 333 4445566',
  offerId: 3,
  offerName: 'Massaggio',
  serviceName: 'Massaggi',
  color: null,
  resourceId: 1,
  resourceName: 'Anna Verdi',
  moneyState: 'notPaid',
  dueCents: 5000,
  paidCents: 0,
  owedCents: 5000,
};

const listOf = (...items: ListedReservation[]) => ({
  getReservations: { total: items.length, isMore: false, page: 1, pages: 1, timeZone: 'Europe/Rome', items },
});
const CHOICES = { getOwnResources: [], getServiceOrder: [] };
const LIST = { route: reservations, path: 'reservations' };

it('a list that is filtered to nothing says so, in English too', async () => {
  const { sent } = await showBusinessScreen({
    ...LIST,
    at: 'reservations?status=inactive',
    locale: 'en',
    answers: { ProviderReservations: listOf(), ReservationChoices: CHOICES },
  });
  expect(screen.getByRole('heading', { name: /No matching reservations/ })).toBeVisible();
  expect(sent('ProviderReservations').standing).toBe('inactive');
});

it('who takes no money chooses no bookings to collect, and sees no acts that are not theirs', async () => {
  await showBusinessScreen({
    ...LIST,
    center: { role: 'collaborator', viewerCan: ['seeReservations'] },
    answers: { ProviderReservations: listOf(NORA), ReservationChoices: CHOICES },
  });
  expect(screen.getByRole('row', { name: /Nora Bassi/ })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Nora Bassi/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Incassa' })).toBeNull();
});

const owedBy = (
  customerId: number,
  customer: string,
  orderId: number,
): OwedOrdersData['getOwedOrders'][number] => ({
  orderId,
  reservationId: orderId,
  customerId,
  customer,
  name: 'Massaggio',
  startsAt: '2027-05-04T08:00:00Z',
  totalCents: 5000,
  owedCents: 5000,
  walletCents: null,
});
const collecting = (owed: OwedOrdersData['getOwedOrders']) => ({
  ...LIST,
  at: `reservations/collect?status=all&pay=${owed.map(({ reservationId }) => reservationId).join(',')}`,
  children: [{ path: 'collect', route: collect }],
  answers: {
    ProviderReservations: listOf(NORA),
    ReservationChoices: CHOICES,
    OwedOrders: { getOwedOrders: owed },
    TakePayment: refusal('alreadyPaid'),
  },
});

it('visits of two customers are never paid at once', async () => {
  await showBusinessScreen(collecting([owedBy(5, 'Irma', 1), owedBy(6, 'Oreste', 2)]));
  expect(await screen.findByText(/Hai scelto prenotazioni di clienti diversi/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Importo' })).toBeNull();
  // Each of them is a tap away
  expect(screen.getByRole('link', { name: /Incassa da Oreste: 50,00/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/reservations\/collect\?status=all&pay=2$/),
  );
});

it('more than is owed is refused at its field, and a part is for the earliest first', async () => {
  const { user, sent, calls } = await showBusinessScreen(
    collecting([owedBy(5, 'Irma', 1), owedBy(5, 'Irma', 2)]),
  );
  const amount = await screen.findByRole('textbox', { name: 'Importo' });
  const take = screen.getByRole('button', { name: 'Incassa' });
  await user.clear(amount);
  await user.type(amount, '100,01');
  await user.click(take);
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/supera quanto è da pagare/));
  expect(calls.map(({ name }) => name)).not.toContain('TakePayment');
  await user.clear(amount);
  await user.type(amount, '70');
  await user.click(take);
  await waitFor(() =>
    expect(sent('TakePayment').orders).toEqual([
      { orderId: 1, amountCents: 5000 },
      { orderId: 2, amountCents: 2000 },
    ]),
  );
});

const ACTS: SeenReservation['acts'] = {
  sequence: 0,
  presence: null,
  canSayPresence: false,
  canSayNoShow: false,
  canChange: true,
  canCancel: true,
  canConfirm: false,
  canActivate: false,
  canBeTold: false,
  preview: null,
};
const seen = (more: Partial<SeenReservation>): SeenReservation => ({
  reservation: NORA,
  timeZone: 'Europe/Rome',
  offerId: 3,
  note: null,
  visitor: null,
  cancelledAt: null,
  freeCancellationUntil: '2027-05-03T08:00:00Z',
  isBlacklisted: false,
  things: [],
  carer: null,
  visits: { count: 1, lastAt: null, nextAt: null },
  places: [],
  acts: ACTS,
  money: null,
  history: [],
  ...more,
});
const drawer = (shown: () => SeenReservation) => ({
  ...LIST,
  at: 'reservations/9?status=all',
  children: [{ path: ':id', route: reservation }],
  answers: {
    ProviderReservations: listOf(NORA),
    ReservationChoices: CHOICES,
    ReservationDetail: () => ({
      getReservation: shown(),
      getReservationMails: { total: 0, page: 1, remindersAt: [], items: [] },
      getOwnResources: [{ id: 1, name: 'Anna Verdi', resTypeId: 1, archive: false }],
    }),
    ServicesToChoose: { getBookableAtDesk: { offers: [] } },
    ConfirmReservationAtDesk: { confirmReservation: { id: 9, sequence: 1 } },
    UpdateReservation: refusal('validation', ['input.note']),
  },
});

it('what waits for the mailed link is confirmed at the desk for its customer', async () => {
  const { user, sent } = await showBusinessScreen({
    ...drawer(() =>
      seen({ reservation: { ...NORA, status: 'P' }, acts: { ...ACTS, canConfirm: true, canChange: false } }),
    ),
    locale: 'en',
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm for the customer' }));
  await waitFor(() => expect(sent('ConfirmReservationAtDesk')).toMatchObject({ providerId: 1, id: 9 }));
});

it('a collaborator sees a booking of their own without money', async () => {
  await showBusinessScreen({
    ...drawer(() => seen({})),
    center: { role: 'collaborator', viewerCan: ['seeReservations'] },
  });
  expect(await screen.findByRole('dialog', { name: 'Nora Bassi' })).toHaveTextContent('Massaggio');
  expect(screen.queryByRole('button', { name: 'Incassa' })).toBeNull();
  expect(screen.queryByText('Sposta o modifica')).toBeNull();
});

it('a note that a colleague writes while the form is filled in is told, and what was typed stays', async () => {
  let note: string | null = null;
  const { user } = await showBusinessScreen(
    drawer(() => seen({ note, acts: { ...ACTS, sequence: note === null ? 0 : 1 } })),
  );
  await user.click(await screen.findByText('Sposta o modifica'));
  const minutes = screen.getByRole('textbox', { name: 'Durata' });
  await user.clear(minutes);
  await user.type(minutes, '45');
  await waitFor(() => expect(listening()).toBe(1));
  note = 'Allergica alle mandorle';
  sendToCenter({ kind: 'reservations', ids: [9] });
  await screen.findByText(/è cambiata mentre scrivevi/);
  await user.click(screen.getByRole('button', { name: 'Tieni quello che ho scritto' }));
  expect(minutes).toHaveValue('45');
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('Allergica alle mandorle');
});

it('another service says its minutes and price once it is chosen', async () => {
  const offer = { people: [], rooms: [], serviceName: 'Massaggi' };
  const shown = drawer(() => seen({}));
  const { user } = await showBusinessScreen({
    ...shown,
    answers: {
      ...shown.answers,
      ServicesToChoose: {
        getBookableAtDesk: {
          offers: [
            { ...offer, id: 3, name: 'Breve', durationMinutes: 30, priceCents: 3000 },
            { ...offer, id: 4, name: 'Lungo', durationMinutes: 90, priceCents: 8000 },
          ],
        },
      },
    },
  });
  await user.click(await screen.findByText('Cambia servizio o prezzo'));
  expect(screen.getByText(/^30 min.*30,00/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Breve/ }));
  await user.click(screen.getByRole('option', { name: /Lungo/ }));
  expect(await screen.findByText(/^90 min.*80,00/)).toBeVisible();
});
