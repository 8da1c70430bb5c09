import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import type { SubscriptionSeen } from '#web/booking/subscriptions/own-subscription.ts';
import { refusal, showScreen } from '#web/testing/show-screen.tsx';
import * as manageSubscription from './manage-subscription.route.tsx';
import * as confirmation from './reservation-confirmation.route.tsx';
import * as confirmationError from './reservation-confirmation-error.route.tsx';
import * as success from './reservation-success.route.tsx';
import * as subscriptionConfirmation from './subscription-confirmation.route.tsx';
import * as subscriptionConfirmationError from './subscription-confirmation-error.route.tsx';
import * as subscriptionSuccess from './subscription-success.route.tsx';

const BOOKED: ReservationSeen = {
  id: 9,
  providerId: 3,
  providerName: 'Studio Aria',
  providerAddress: null,
  providerPhone: null,
  providerEmail: null,
  timeZone: 'Europe/Rome',
  offerId: 2,
  offerName: 'Massaggio rilassante',
  serviceName: null,
  resourceId: 1,
  resourceName: 'Anna Verdi',
  startsAt: '2027-05-04T12:00:00Z',
  endsAt: '2027-05-04T13:00:00Z',
  status: 'A',
  cancelReason: null,
  amountCents: 5000,
  paymentState: 'notPaid',
  refundState: 'none',
  isMovedByUs: false,
  canCancel: true,
  canMove: true,
  provider: { language: 'it', cancellationPolicy: '' },
  people: [],
  refundCentsIfCancelledNow: 0,
  money: {
    dueCents: 5000,
    paidCents: 0,
    paidAtCenterCents: 0,
    paidByWalletCents: 0,
    giftCents: 0,
    backToWalletCents: 0,
    walletReturnsCents: 0,
    backByCardCents: 0,
    backAtCenterCents: 0,
    centerReturnsCents: 0,
    centerKeepsCents: 0,
  },
  freeCancellationUntil: '2027-05-03T12:00:00Z',
  freeCancellationHours: 24,
  expiresAt: null,
  manageCode: null,
  termsText: { language: 'it', sections: [] },
};

const show = (reservation: ReservationSeen | null, locale: 'it' | 'en' = 'it') =>
  showScreen({
    route: success,
    path: 'reservation-success',
    locale,
    answers: {
      ReservationJustMade: { reservationJustMade: reservation },
      ReleaseHold: refusal('invalidDates'),
    },
  });

it('whoever types the address is told nothing of a booking', async () => {
  await show(null, 'en');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Looking for your booking?');
  expect(screen.getByRole('link', { name: 'My bookings' })).toBeVisible();
  expect(screen.queryByRole('definition')).toBeNull();
});

it('what stands has the way to manage it where the mail was read, and none where it was only paid', async () => {
  await show({ ...BOOKED, manageCode: 'abc' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Prenotazione confermata');
  expect(screen.getByRole('link', { name: 'Vedi o annulla la prenotazione' })).toHaveAttribute(
    'href',
    expect.stringContaining('/manage/'),
  );
});

it('what waits for its payment leads to it, and the place is given up once that is said again', async () => {
  const { user, sent, calls } = await show({
    ...BOOKED,
    status: 'RSD',
    paymentState: 'notPaid',
    expiresAt: '2099-05-04T12:00:00Z',
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Manca solo il pagamento');
  expect(screen.getByRole('button', { name: 'Vai al pagamento' })).toBeVisible();
  await user.click(screen.getByText('Lascia il posto'));
  expect(calls.map(({ name }) => name)).not.toContain('ReleaseHold');
  await user.click(screen.getByRole('button', { name: 'Sì, lascia il posto' }));
  await waitFor(() => expect(sent('ReleaseHold')).toEqual({ providerId: 3, id: 9 }));
  expect(await screen.findByText('refused: invalidDates')).toBeVisible();
});

const lesson = (id: number, startsAt: string) => ({
  id,
  startsAt,
  endsAt: startsAt.replace('T16', 'T17'),
  teacherName: 'Anna Verdi',
  roomName: null,
  link: null,
  isCancelled: false,
  canCancel: true,
  freeUntil: startsAt.replace('T16', 'T04'),
});
const SIGNED_UP: SubscriptionSeen = {
  id: 5,
  classId: 7,
  className: 'Yoga',
  serviceType: 'Y',
  model: 'session',
  status: 'A',
  providerId: 3,
  providerName: 'Studio Aria',
  timeZone: 'Europe/Rome',
  totalCents: 3000,
  onlyBook: false,
  expiresAt: null,
  sessions: [lesson(4, '2097-05-04T16:00:00Z'), lesson(5, '2097-05-05T16:00:00Z')],
  isPaidWithPass: false,
  canCancelWhole: false,
  refundCentsIfCancelledNow: 0,
  manageCode: 'abc',
};

it('the sign-up just made is shown with its sessions and the way to manage it; to another browser nothing', async () => {
  const showSuccess = (made: SubscriptionSeen | null) =>
    showScreen({
      route: subscriptionSuccess,
      path: 'subscription-success',
      answers: { SubscriptionJustMade: { subscriptionJustMade: made } },
    });
  await showSuccess(SIGNED_UP);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Iscrizione confermata');
  expect(screen.getByText('sabato 04/05/2097, dalle 18:00 alle 19:00')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vedi o disdici l’iscrizione' })).toHaveAttribute(
    'href',
    '/it/manage-subscription/abc',
  );
});

it('whoever types the address of the sign-up page is told nothing of one', async () => {
  await showScreen({
    route: subscriptionSuccess,
    path: 'subscription-success',
    answers: { SubscriptionJustMade: { subscriptionJustMade: null } },
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Cerchi la tua iscrizione?');
});

it('the mailed link of a sign-up confirms by its button alone, and leads to the sign-up', async () => {
  const { user, calls, sent, address } = await showScreen({
    route: subscriptionConfirmation,
    path: 'subscription-confirmation/:code',
    at: 'subscription-confirmation/abc',
    answers: {
      SubscriptionByLink: { subscriptionByLink: { ...SIGNED_UP, status: 'P', manageCode: null } },
      ConfirmSubscription: { confirmSubscriptionByLink: { id: 5 } },
    },
  });
  expect(calls.map(({ name }) => name)).not.toContain('ConfirmSubscription');
  await user.click(screen.getByRole('button', { name: 'Confermo l’iscrizione' }));
  await waitFor(() => expect(sent('ConfirmSubscription')).toEqual({ code: 'abc' }));
  await waitFor(() => expect(address()).toBe('/it/subscription-success'));
});

it('ROU-08: a sign-up link that nobody knows leads to the page of errors', async () => {
  const { address } = await showScreen({
    route: {},
    path: '',
    at: 'subscription-confirmation/abc',
    children: [
      { path: 'subscription-confirmation/:code', route: subscriptionConfirmation },
      { path: 'subscription-confirmation-error', route: subscriptionConfirmationError },
    ],
    answers: { SubscriptionByLink: refusal('notFound') },
  });
  await waitFor(() => expect(address()).toBe('/it/subscription-confirmation-error'));
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

const manage = (subscription: Partial<SubscriptionSeen>) =>
  showScreen({
    route: manageSubscription,
    path: 'manage-subscription/:token',
    at: 'manage-subscription/abc',
    answers: {
      SubscriptionByLink: { subscriptionByLink: { ...SIGNED_UP, ...subscription } },
      CancelSubscriptionByLink: { cancelSubscriptionByLink: { id: 5 } },
    },
  });

it('one session is given up once that is said again', async () => {
  const { user, calls, sent } = await manage({});
  expect(screen.getAllByText('Gratis fino a sabato 04/05/2097, 06:00.')).toHaveLength(1);
  await user.click(screen.getByRole('link', { name: /^Disdici questa lezione: sabato/ }));
  expect(await screen.findByText(/torna sulla stessa carta/)).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('CancelSubscriptionByLink');
  await user.click(screen.getByRole('button', { name: 'Sì, disdici' }));
  await waitFor(() => expect(sent('CancelSubscriptionByLink')).toEqual({ code: 'abc', sessions: [4] }));
  expect(await screen.findByText('Il posto è di nuovo libero.')).toBeVisible();
});

it('the total model is given up as a whole, with the refund said before', async () => {
  const whole = SIGNED_UP.sessions.map((one) => ({ ...one, canCancel: false }));
  const { user, sent } = await manage({
    model: 'total',
    sessions: whole,
    canCancelWhole: true,
    refundCentsIfCancelledNow: 3000,
  });
  expect(screen.queryByRole('link', { name: /Disdici questa lezione/ })).toBeNull();
  expect(screen.getByText(/ti rimborsiamo 30,00/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Disdici l’iscrizione' }));
  await user.click(await screen.findByRole('button', { name: 'Sì, disdici' }));
  await waitFor(() => expect(sent('CancelSubscriptionByLink')).toEqual({ code: 'abc', sessions: null }));
});

it.each<[string, Partial<ReservationSeen> | null, string]>([
  ['used', { status: 'A' }, '?reason=used'],
  ['expired', { status: 'C', cancelReason: 'expired' }, '?reason=expired'],
  ['cancelled', { status: 'C', cancelReason: 'byCustomer' }, '?reason=cancelled'],
  ['unknown', null, ''],
])('ROU-07: a confirmation link that is %s leads to the page of errors', async (_what, changed, search) => {
  const { address } = await showScreen({
    route: {},
    path: '',
    at: 'reservation-confirmation/abc',
    children: [
      { path: 'reservation-confirmation/:code', route: confirmation },
      { path: 'reservation-confirmation-error', route: confirmationError },
    ],
    answers: {
      ReservationByLink:
        changed === null ? refusal('notFound') : { reservationByLink: { ...BOOKED, ...changed } },
    },
  });
  await waitFor(() => expect(address()).toBe(`/it/reservation-confirmation-error${search}`));
});

it('ROU-07: the page of errors says what, why, and leads to the main site', async () => {
  await showScreen({
    route: confirmationError,
    path: 'reservation-confirmation-error',
    at: 'reservation-confirmation-error?reason=expired',
    locale: 'en',
    answers: {},
  });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
  expect(screen.getByText(/Please try again later\. The time to confirm has expired/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Radura' })).toHaveAttribute('href', '/en');
});
