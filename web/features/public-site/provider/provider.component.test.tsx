import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showScreen } from '#web/testing/show-screen.tsx';
import type { ProviderOnPage } from './provider.ts';
import * as booking from './provider-booking.route.tsx';
import * as page from './provider.route.tsx';

const BOTTEGA: ProviderOnPage = {
  name: 'Bottega Gratuita',
  phone: '+39 051 0000000',
  email: 'ciao@bottega.example',
  freeCancellationHours: 24,
  bookingTerms: '',
  id: 3,
  language: 'it',
  type: 'C',
  description: 'Un posto tranquillo.',
  url: null,
  timeNote: null,
  reservationOffset: 0,
  hasNotPaid: false,
  takesRequests: false,
  takesBookings: false,
  categories: [],
  images: { small: null, medium: null, large: null, xLarge: null },
  photos: [],
  location: {
    addressLine1: null,
    addressLine2: null,
    city: 'Bologna',
    postalCode: null,
    country: 'IT',
    state: null,
    latitude: null,
    longitude: null,
  },
  socialLinks: { facebook: null, instagram: null, linkedin: null, twitter: null, youtube: null },
  workingHours: [],
  specialHours: [],
  closures: [],
};

const show = (provider: Partial<ProviderOnPage>, locale: 'it' | 'en' = 'it') =>
  showScreen({
    route: page,
    path: 'provider/:id',
    at: 'provider/3',
    locale,
    children: [{ path: '', route: booking }],
    answers: {
      ProviderPage: {
        getProviderGeneralInformation: { ...BOTTEGA, ...provider },
        getLatestWebIntegrationWithProviderId: null,
      },
      ServicesToBook: { getSubservicesForBooking: [] },
      OwnHolds: { ownHolds: [] },
    },
  });

it('who takes no bookings online has a contact card in place of booking, and who has not paid says so', async () => {
  await show({ hasNotPaid: true });
  expect(screen.getAllByText('+39 051 0000000')[0]).toBeVisible();
  expect(await screen.findByText(/Le prenotazioni online qui sono sospese/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Prenota\s*:/ })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Manda una richiesta' })).toBeNull();
});

it('what a provider wrote in Italian says so on an English page, and holidays are told in English', async () => {
  await show({ closures: [{ from: '2027-08-10', to: '2027-08-20' }] }, 'en');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'it');
  expect(screen.getByText(/^Closed for holidays from/)).toBeVisible();
});
