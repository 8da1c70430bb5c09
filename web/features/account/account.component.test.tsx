import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MyAccountData, MyBookingsData } from '#web/generated/operations.ts';
import { refusal, showScreen } from '#web/testing/show-screen.tsx';
import * as reservations from './my-reservations.route.tsx';
import * as account from './profile/account-info.route.tsx';

const ADA: MyAccountData = {
  getCurrentUser: {
    firstname: 'Ada',
    lastname: 'Rossi',
    phone: null,
    birthday: null,
    gender: null,
    address: null,
    postcode: null,
    city: null,
    country: null,
    codiceFiscale: null,
    piva: null,
    sdi: null,
    email: 'ada@example.it',
    verifiedEmail: true,
    userLanguage: 'it',
    timezone: 'Europe/Rome',
    agreements: [],
    version: 1,
  },
  getMySignIns: [],
  getMySecondFactors: { hasAuthenticatorApp: false, recoveryCodesLeft: 0, isRequired: false, passkeys: [] },
  getMyCalendarFeed: { isOn: false, url: null },
  getChatMailWishes: { mails: 'soon' as const, atNight: false },
};
const ACCOUNT = { route: account, path: 'profile/:section?' };
const panel = (id: string) => within(document.getElementById(id) ?? document.body);

it('a wrong password and one that is not new are told at their fields, and a changed one leaves none behind', async () => {
  let isRight = false;
  const { user, sent, calls } = await showScreen({
    ...ACCOUNT,
    at: 'profile/password',
    answers: {
      MyAccount: ADA,
      ChangePassword: () =>
        isRight ? { changePassword: { status: 200 } } : refusal('wrongPassword', ['oldPassword']),
    },
  });
  const { getByLabelText, getByRole, findByText } = panel('password');
  const change = async (old: string, next: string): Promise<void> => {
    for (const [label, typed] of [
      ['Password attuale', old],
      ['Nuova password', next],
      ['Ripeti la password', next],
    ] as const) {
      await user.clear(getByLabelText(label));
      await user.type(getByLabelText(label), typed);
    }
    await user.click(getByRole('button', { name: 'Cambia password' }));
  };
  await change('Bosco-2424!', 'Bosco-2424!');
  await findByText(/La nuova password deve essere diversa/);
  expect(calls.map(({ name }) => name)).not.toContain('ChangePassword');
  await change('Sbagliata-1', 'un altro bosco');
  await waitFor(() => expect(getByLabelText('Password attuale')).toBeInvalid());
  isRight = true;
  await change('Bosco-2424!', 'un altro bosco');
  await findByText(/La password è cambiata/);
  expect(sent('ChangePassword')).toEqual({ oldPassword: 'Bosco-2424!', newPassword: 'un altro bosco' });
  await waitFor(() => expect(panel('password').getByLabelText('Password attuale')).toHaveValue(''));
});

it('the account is a list of settings with their values, each with a page of its own', async () => {
  const { address } = await showScreen({
    ...ACCOUNT,
    at: 'profile',
    answers: { MyAccount: { ...ADA, getMyCalendarFeed: { isOn: true, url: null } } },
  });
  const rows = within(screen.getByRole('navigation', { name: 'Impostazioni dell’account' }));
  expect(rows.getByRole('link', { name: /^E-mail ?ada@example.it/ })).toHaveAttribute(
    'href',
    '/it/profile/email',
  );
  expect(rows.getByRole('link', { name: /^Nel tuo calendario ?Collegato/ })).toBeVisible();
  expect(document.getElementById('details')).toBeNull();
  expect(address()).toMatch(/\/profile$/);
});

const NO_COURSES = { getUserVideoCoursesYouFeel: { total: 0, page: 1, pages: 1, items: [] } };
const COURSE = {
  product: { id: 5, name: 'Respirare', providerId: 1, imageUrl: '/x.webp', fileCount: 4, description: '' },
  providerName: 'Il Prato',
  percentSeen: 25,
  filesSeen: 1,
  startsAt: '2026-11-02T08:00:00Z',
  endsAt: null,
  nextOpeningAt: null,
  withdrawableUntil: null,
  timeZone: 'Europe/Rome',
};
const list = (...items: MyBookingsData['getMyBookings']['items']) => ({
  getMyBookings: { total: items.length, page: 1, pages: 1, items },
});
const LIST = { route: reservations, path: 'profile/reservations' };

it('an empty list says why and goes on, and the fifth tab begins a second group', async () => {
  const { user, sent } = await showScreen({
    ...LIST,
    at: 'profile/reservations?type=video',
    answers: {
      MyBookings: list(),
      MyVideoCourses: NO_COURSES,
    },
  });
  expect(screen.getByRole('heading', { name: 'Nessun video trovato' })).toBeVisible();
  const tabs = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(tabs('Che cosa')).toEqual(['Tutto', 'Servizi', 'Corsi', 'Eventi']);
  expect(tabs('Altro')).toEqual(['Video']);
  await user.click(screen.getByRole('link', { name: 'Mostra tutte le prenotazioni' }));
  await waitFor(() => expect(sent('MyBookings').type).toBe('all'));
  // The link to past ones is of the list that is shown
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Nessun video trovato' })).toBeNull());
  await user.click(screen.getByRole('link', { name: 'Passate' }));
  expect(await screen.findByRole('heading', { name: 'Nessuna prenotazione passata' })).toBeVisible();
});

it('own courses are listed with their next session, by the filters of the list', async () => {
  const lesson = (startsAt: string, isCancelled: boolean) => ({
    startsAt,
    endsAt: startsAt.replace('T16', 'T17'),
    isCancelled,
    canCancel: !isCancelled,
  });
  const YOGA = {
    id: 5,
    className: 'Yoga',
    status: 'A' as const,
    providerId: 3,
    providerName: 'Studio Aria',
    timeZone: 'Europe/Rome',
    totalCents: 3000,
    isPaidWithPass: false,
    onlyBook: true,
    imageUrl: '/yoga.webp',
    sessions: [
      lesson('2097-05-04T16:00:00Z', true),
      lesson('2097-05-05T16:00:00Z', false),
      lesson('2097-05-06T16:00:00Z', false),
    ],
    canCancelWhole: false,
  };
  const GIVEN_UP = {
    ...YOGA,
    className: 'Pilates',
    status: 'C' as const,
    sessions: [lesson('2097-05-04T16:00:00Z', true)],
  };
  const { user } = await showScreen({
    ...LIST,
    answers: {
      MyBookings: ({ status }) =>
        list({ reservation: null, subscription: status === 'upcoming' ? YOGA : GIVEN_UP }),
      MyVideoCourses: { getUserVideoCoursesYouFeel: { total: 1, page: 1, pages: 1, items: [COURSE] } },
    },
  });
  expect(
    screen.getByText(/^Prossima: domenica 05\/05\/2097, dalle 18:00 alle 19:00 e un’altra data/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Yoga' })).toHaveAttribute('href', '/it/profile/subscriptions/3/5');
  expect(screen.queryByText('Nessuna prenotazione in arrivo')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Passate' }));
  expect(await screen.findByText('Pilates')).toBeVisible();
  expect(screen.queryByText('Yoga')).toBeNull();
  // All was given up: no date to come to
  expect(screen.queryByText(/05\/2097/)).toBeNull();
  // What was bought to watch is neither to come nor over
  expect(screen.getByRole('link', { name: 'Respirare' })).toBeVisible();
});

it('opening another setting asks before typed details are lost, and the open one is marked', async () => {
  const { user } = await showScreen({ ...ACCOUNT, at: 'profile/details', answers: { MyAccount: ADA } });
  const settings = within(screen.getByRole('navigation', { name: 'Impostazioni dell’account' }));
  expect(settings.getByRole('link', { name: /I tuoi dati/ })).toHaveAttribute('aria-current', 'page');
  await user.type(screen.getByLabelText('Nome'), 'lina');
  await user.click(settings.getByRole('link', { name: /Password/ }));
  await user.click(await screen.findByRole('button', { name: 'Resta qui' }));
  expect(screen.getByLabelText('Nome')).toHaveValue('Adalina');
  await user.click(settings.getByRole('link', { name: /Password/ }));
  await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  expect(await screen.findByLabelText('Password attuale')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
