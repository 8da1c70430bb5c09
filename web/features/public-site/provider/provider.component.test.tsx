import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ServiceToBook } from '#web/booking/booking-types.ts';
import type { ClassToBook, SessionOfWeek } from '#web/booking/classes/class-calls.ts';
import type { CourseOnCard } from '#web/booking/videos/video-calls.ts';
import { showScreen } from '#web/testing/show-screen.tsx';
import type { ProviderOnPage } from './provider.ts';
import * as booking from './provider-booking.route.tsx';
import * as page from './provider.route.tsx';

const BOTTEGA: ProviderOnPage = {
  name: 'Bottega Gratuita',
  phone: '+39 051 0000000',
  email: 'ciao@bottega.example',
  freeCancellationHours: 24,
  cancellationPolicy: '',
  timezone: 'Europe/Rome',
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
  takesMessages: true,
  nextFreeStarts: [],
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

const YOGA: ClassToBook = {
  id: 7,
  name: 'Yoga del mattino',
  description: '',
  serviceType: 'Y',
  imageUrl: '',
  group: null,
  sessionsNumber: 3,
  nextAt: '2027-05-04T16:00:00Z',
  lastAt: '2027-05-18T16:00:00Z',
  canBookOnly: true,
  canPayOnline: false,
  canUseMembership: false,
  offers: [{ id: 7, priceCents: 1500, duration: 60, model: 'session', sessions: 3 }],
};
const RETREAT: ClassToBook = {
  ...YOGA,
  id: 8,
  name: 'Ritiro di primavera',
  serviceType: 'E',
  offers: [{ id: 8, priceCents: 9000, duration: 60, model: 'total', sessions: 3 }],
};

const show = (
  provider: Partial<ProviderOnPage>,
  locale: 'it' | 'en' = 'it',
  classes: readonly ClassToBook[] = [],
  sessions: SessionOfWeek[] = [],
  services: readonly ServiceToBook[] = [],
  videos: readonly CourseOnCard[] = [],
) =>
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
      ServicesToBook: { getSubservicesForBooking: [...services] },
      ClassesToBook: { getClassesForBooking: [...classes] },
      Timetable: { getTimetable: sessions },
      VideosOfProvider: { getPublicVideos: [...videos] },
      MembershipsOfProvider: { getPublicMemberships: [] },
      OwnHolds: { ownHolds: [] },
    },
  });

it('who takes no bookings online has a contact card in place of booking, and who has not paid says so', async () => {
  await show({ hasNotPaid: true, takesMessages: false });
  expect(screen.getAllByText('+39 051 0000000')[0]).toBeVisible();
  expect(await screen.findByText(/Le prenotazioni online qui sono sospese/)).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Prenota\s*:/ })).toBeNull();
  expect(screen.queryByRole('form', { name: 'Manda una richiesta' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Scrivi un messaggio' })).toBeNull();
});

it('what a provider wrote in Italian says so on an English page, and holidays are told in English', async () => {
  await show({ closures: [{ from: '2027-08-10', to: '2027-08-20' }] }, 'en');
  expect(screen.getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', 'it');
  expect(screen.getByText(/^Closed for holidays from/)).toBeVisible();
});

it('a studio with courses alone shows them without tabs, and one signs up on their own pages', async () => {
  await show({}, 'it', [YOGA]);
  expect(screen.getByRole('heading', { name: 'Corsi' })).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Che cosa si prenota' })).toBeNull();
  expect(screen.getByText('15,00 €')).toBeVisible();
  expect(screen.getByText('a lezione')).toBeVisible();
  expect(screen.getByText('Prossima data: martedì 04/05/2027, 18:00 · 3 appuntamenti')).toBeVisible();
  expect(screen.getByRole('link', { name: /Vedi le date/ })).toHaveAttribute(
    'href',
    '/it/provider/3/class/7',
  );
  expect(screen.getByText(/Scegli un corso o un evento/)).toBeVisible();
  expect(screen.queryByText(/prende gli appuntamenti per telefono/)).toBeNull();
});

it('courses of several groups are shown one group at a time (WID-09)', async () => {
  const group = (id: number, name: string) => ({ id, name, color: '#336655' });
  const { user } = await show({}, 'it', [
    { ...YOGA, group: group(1, 'Yoga') },
    { ...YOGA, id: 9, name: 'Pilates a terra', group: group(2, 'Pilates') },
  ]);
  await user.click(screen.getByRole('link', { name: 'Pilates' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Yoga del mattino' })).toBeNull());
  expect(screen.getByRole('heading', { name: 'Pilates a terra' })).toBeVisible();
});

it('of two kinds the first one with content is shown, and a tab in the address shows the other', async () => {
  const { user, address } = await show({}, 'it', [RETREAT, YOGA]);
  expect(screen.getByRole('link', { name: 'Corsi' })).toHaveAttribute('aria-current', 'true');
  expect(screen.queryByText('Ritiro di primavera')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Servizi' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Eventi' }));
  expect(await screen.findByText('3 appuntamenti')).toBeVisible();
  expect(address()).toBe('/it/provider/3?show=events');
});

it('video courses have a tab of their own, which leads to their pages', async () => {
  const course: CourseOnCard = {
    id: 41,
    providerId: 3,
    providerName: 'Bottega Gratuita',
    providerLanguage: 'it',
    name: 'Respirare bene',
    priceCents: 3900,
    payCents: null,
    imageUrl: '/media/drawings/mats-1/medium.webp',
    categoryName: null,
    fileCount: 4,
    freeFileCount: 1,
    sectionCount: 2,
  };
  const { user } = await show({}, 'it', [YOGA], [], [], [course]);
  await user.click(screen.getByRole('link', { name: 'Video corsi' }));
  expect(await screen.findByRole('link', { name: 'Respirare bene' })).toHaveAttribute(
    'href',
    '/it/video-courses/41',
  );
  expect(screen.getByText(/Scegli un corso video/)).toBeVisible();
  expect(screen.queryByText(/prende gli appuntamenti per telefono/)).toBeNull();
});

it('the next sessions stand on the page by day with the places left and the way to sign up; a full one has none', async () => {
  const session: SessionOfWeek = {
    id: 31,
    classId: 7,
    className: 'Yoga del mattino',
    date: '2027-05-04',
    startTime: '18:00:00',
    endTime: '19:00:00',
    priceCents: 1500,
    availableCapacity: 4,
    teacherName: 'Lucia',
    model: 'session',
    check: 'FREE',
  };
  const full: SessionOfWeek = { ...session, id: 32, date: '2027-05-05', availableCapacity: 0, check: 'FULL' };
  await show({}, 'it', [YOGA, RETREAT], [session, { ...full, check: 'PAST', id: 30 }, full]);
  const week = within(screen.getByRole('region', { name: 'Le prossime lezioni' }));
  expect(week.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'martedì 4 maggio',
    'mercoledì 5 maggio',
  ]);
  expect(week.getByText('4 posti')).toBeVisible();
  expect(week.getByText('Completo')).toBeVisible();
  const ways = week.getAllByRole('link', { name: /^Iscriviti/ });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/it/provider/3/class/7?sessions=31']);
  expect(week.getByRole('link', { name: 'Settimana dopo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/week=\d{4}-\d\d-\d\d#week$/),
  );
});

const offer = (id: number, priceCents: number, people: readonly { id: number; name: string }[]) => ({
  id,
  name: `Massaggio ${id}`,
  description: '',
  priceCents,
  duration: 60,
  resources: people.map((person) => ({ ...person, role: 'Terapista' })),
  canBookOnly: true,
  canPayOnline: false,
  canUseMembership: false,
  onlinePriceCents: priceCents,
  onlineDiscountPercent: 0,
});
const ANNA = { id: 5, name: 'Anna Verdi' };
const PIO = { id: 6, name: 'Pio Bianchi' };
const MASSAGES: ServiceToBook = {
  id: 1,
  name: 'Massaggi',
  description: '',
  imageUrl: '',
  group: null,
  offers: [offer(11, 4550, [ANNA]), offer(12, 3600, [ANNA, PIO]), offer(13, 0, [PIO])],
};
const BOOKABLE: Partial<ProviderOnPage> = {
  takesBookings: true,
  nextFreeStarts: [{ subServiceId: 12, dateTimeFrom: '2027-05-04T10:00:00+02:00' }],
};

it('before a service is chosen the panel shows the next free times, and a bar what it costs from', async () => {
  await show(BOOKABLE, 'it', [], [], [MASSAGES]);
  expect(await screen.findByRole('link', { name: /04\/05 alle 10:00.*Massaggio 12.*36,00/ })).toHaveAttribute(
    'href',
    '/it/provider/3?offer=12&day=2027-05-04&at=2027-05-04T10%3A00%3A00%2B02%3A00',
  );
  expect(screen.getByRole('navigation', { name: 'Prenota qui' })).toHaveTextContent('da 36 €');
});

it('who wants somebody of the team sees what that person does, and books with them', async () => {
  const { user } = await show(BOOKABLE, 'it', [], [], [MASSAGES]);
  const team = screen.getByRole('region', { name: 'Il team' });
  expect(within(team).getAllByText('Terapista')).toHaveLength(2);
  await user.click(within(team).getByRole('link', { name: 'Prenota con Pio' }));
  expect(await screen.findByText('Servizi di Pio Bianchi')).toBeVisible();
  expect(screen.queryByText('Massaggio 11')).toBeNull();
  expect(screen.getByRole('link', { name: /^Prenota: Massaggi, Massaggio 12/ })).toHaveAttribute(
    'href',
    '/it/provider/3?offer=12&person=6',
  );
  await user.click(screen.getByRole('link', { name: 'Mostra tutti i servizi' }));
  expect(await screen.findByText('Massaggio 11')).toBeVisible();
});

it('a long description is cut, and read on by a button', async () => {
  const { user } = await show({ description: 'Un posto tranquillo. '.repeat(20) });
  const more = screen.getByRole('button', { name: 'Continua a leggere', expanded: false });
  await user.click(more);
  expect(screen.getByRole('button', { name: 'Mostra meno', expanded: true })).toBeVisible();
});
