import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import { refusal, showScreen } from '#web/testing/show-screen.tsx';
import * as success from './reservation-success.route.tsx';

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
  provider: { language: 'it' },
  people: [],
  refundCentsIfCancelledNow: 0,
  money: {
    dueCents: 5000,
    paidCents: 0,
    paidAtCenterCents: 0,
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
