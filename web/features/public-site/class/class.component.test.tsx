import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ClassToBook, SessionToBook } from '#web/booking/classes/class-calls.ts';
import type { ClassProviderData, PassToPayWith } from '#web/generated/operations.ts';
import type { Answers } from '#web/testing/show-screen.tsx';
import { refusal, showScreen } from '#web/testing/show-screen.tsx';
import * as page from './class.route.tsx';

const YOGA: ClassToBook = {
  id: 7,
  name: 'Yoga',
  description: '',
  serviceType: 'Y',
  imageUrl: '',
  group: null,
  sessionsNumber: 3,
  nextAt: '2027-05-04T16:00:00Z',
  lastAt: '2027-05-06T16:00:00Z',
  canBookOnly: true,
  canPayOnline: true,
  canUseMembership: true,
  offers: [{ id: 7, priceCents: 1500, duration: 60, model: 'session', sessions: 3 }],
};
const session = (id: number, more: Partial<SessionToBook> = {}): SessionToBook => ({
  id,
  date: `2027-05-0${id}`,
  startTime: '18:00:00',
  endTime: '19:00:00',
  startsAt: `2027-05-0${id}T16:00:00Z`,
  endsAt: `2027-05-0${id}T17:00:00Z`,
  timeZone: 'Europe/Rome',
  priceCents: 1500,
  availableCapacity: 4,
  teacherName: 'Anna Verdi',
  roomName: null,
  check: 'FREE',
  ...more,
});
const SESSIONS = [session(4), session(5), session(6, { check: 'FULL', availableCapacity: 0 })];
const lines = [4, 5].map((sessionId) => ({ sessionId, priceCents: 1500 }));
const STUDIO: ClassProviderData = {
  getProviderGeneralInformation: {
    id: 3,
    name: 'Studio Aria',
    phone: null,
    email: null,
    timezone: 'Europe/Rome',
    language: 'it',
    freeCancellationHours: 24,
    cancellationPolicy: '',
    bookingTerms: '',
  },
  getLatestWebIntegrationWithProviderId: { id: 1, askFirstname: true, askLastname: false, askPhone: false },
};
const MADE = {
  id: null,
  message: '',
  success: true,
  amount: 30,
  amountCents: 3000,
  clientSecret: null,
  stripeAccount: null,
  paymentToken: null,
  emailCodeSession: null,
  offerId: 7,
  productId: null,
  orderId: null,
  providerId: 3,
  timeLeftSeconds: null,
};

type Shown = { at?: string; offered?: Partial<ClassToBook>; sessions?: SessionToBook[]; answers?: Answers };
const show = ({ at = '', offered = {}, sessions = SESSIONS, answers = {} }: Shown = {}) =>
  showScreen({
    route: page,
    path: 'provider/:id/class/:classId',
    at: `provider/3/class/7${at}`,
    answers: {
      ClassProvider: STUDIO,
      ClassesToBook: { getClassesForBooking: [{ ...YOGA, ...offered }] },
      ClassSessions: { getPublicSessions: sessions },
      KnownContact: { getCurrentUser: null },
      SubscriptionPrices: {
        onSite: { priceCents: 3000, priceWithoutDiscountCents: 3000, lines },
        online: { priceCents: 2700, priceWithoutDiscountCents: 3000, lines, waitingPromo: null },
      },
      SignUpForClass: { createSubscriptionAsAnonymous: MADE },
      ...answers,
    },
  });

async function giveDetails(user: Awaited<ReturnType<typeof show>>['user']): Promise<void> {
  await user.type(screen.getByLabelText('E-mail'), 'ada@example.it');
  await user.type(screen.getByLabelText('Nome'), 'Ada');
  await user.click(screen.getByRole('checkbox', { name: /Condivido questi dati/ }));
}

it('sessions are chosen in a table, and the second step shows them with their price', async () => {
  const { user, address, sent } = await show();
  const full = screen.getByRole('row', { name: /06\/05\/2027/ });
  expect(within(full).getByText('Completo')).toBeVisible();
  expect(within(full).getByRole('checkbox')).toBeDisabled();
  expect(screen.getAllByText('4 posti')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: /04\/05\/2027/ }));
  await user.click(screen.getByRole('checkbox', { name: /05\/05\/2027/ }));
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(await screen.findByRole('heading', { name: /Riepilogo e dati/ })).toBeVisible();
  expect(address()).toBe('/it/provider/3/class/7?sessions=4&sessions=5&step=1');
  expect(sent('SubscriptionPrices')).toEqual({ request: { classId: 7, sessions: [4, 5] } });
  expect(screen.getByText('invece di 30,00 €')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Paga ora 27,00/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Indietro' }));
  expect(await screen.findByRole('checkbox', { name: /05\/05\/2027/ })).toBeChecked();
});

it('a sign-up sends the shown price once, and its mail is announced above the first step', async () => {
  const { user, sent, calls } = await show({ at: '?sessions=4&sessions=5&step=1' });
  await giveDetails(user);
  await user.click(screen.getByRole('button', { name: 'Iscriviti e paga sul posto' }));
  expect(await screen.findByText(/abbiamo scritto a ada@example.it/)).toBeVisible();
  expect(sent('SignUpForClass')).toMatchObject({
    classId: 7,
    sessions: [4, 5],
    email: 'ada@example.it',
    firstname: 'Ada',
    onlyBook: true,
    shownAmountCents: 3000,
    agreements: [{ type: 'sharing', decision: 'Y' }],
  });
  expect(calls.find(({ name }) => name === 'SignUpForClass')?.key).toMatch(/^[\da-f-]{36}$/);
  expect(screen.getByRole('heading', { name: /Scegli le lezioni/ })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /04\/05\/2027/ })).not.toBeChecked();
});

const KNOWN = { getCurrentUser: { email: 'ada@example.it', firstname: 'Ada', lastname: 'Neri', phone: '' } };
const means = (...passes: PassToPayWith['passes']) => ({ getMeansOfPayment: { passes, walletCents: 0 } });
const PASS = {
  whyNot: null,
  pass: { id: 31, name: 'Dieci lezioni', offerName: '10 ingressi', left: 8, endsOn: null },
};

it('Enter spends no entry: a pass comes after the other buttons, and where it is the only way Enter does nothing', async () => {
  const at = '?sessions=4&sessions=5&step=1';
  const answers = { KnownContact: KNOWN, MeansForClass: means(PASS) };
  const first = (): HTMLButtonElement | null => document.querySelector('form [type=submit]');
  await show({ at, answers });
  expect(first()).toHaveTextContent(/Paga ora/);
  expect(screen.getByRole('button', { name: /Usa l’abbonamento Dieci lezioni/ })).toBeVisible();
  cleanup();
  await show({ at, answers, offered: { canBookOnly: false, canPayOnline: false } });
  expect(first()).toBeDisabled();
  expect(screen.getByRole('button', { name: /Usa l’abbonamento Dieci lezioni/ })).toBeEnabled();
  expect(screen.queryByText(/Qui si paga solo con un abbonamento/)).toBeNull();
});

it('who has credit ticks it: a part leaves the rest to card or center, all of it needs no card, and a refusal keeps what was typed', async () => {
  const at = '?sessions=4&sessions=5&step=1';
  const credit = (walletCents: number) => ({
    KnownContact: KNOWN,
    MeansForClass: { getMeansOfPayment: { passes: [], walletCents } },
  });
  const { user, sent } = await show({
    at,
    answers: {
      ...credit(1000),
      SignUpForClass: refusal('walletTooLow'),
    },
  });
  await user.click(screen.getByRole('checkbox', { name: /Usa il portafoglio \(10,00/ }));
  expect(screen.getByText(/Il resto lo paghi.*17,00 € con la carta o 20,00 € al centro/)).toBeVisible();
  expect(screen.getByRole('button', { name: /^Paga ora 17,00/ })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Condivid/ }));
  await user.click(screen.getByRole('button', { name: 'Iscriviti e paga sul posto' }));
  expect(await screen.findByText('refused: walletTooLow')).toBeVisible();
  expect(sent('SignUpForClass')).toMatchObject({ payWith: { walletCents: 1000 }, shownAmountCents: 3000 });
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.it');
  expect(screen.getByRole('checkbox', { name: /Usa il portafoglio/ })).toBeChecked();
  cleanup();
  const whole = await show({ at, answers: credit(2800) });
  await whole.user.click(screen.getByRole('checkbox', { name: /Usa il portafoglio/ }));
  expect(screen.getByText('Il credito copre tutto: non serve la carta.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Paga con il portafoglio' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Iscriviti e paga sul posto' })).toBeNull();
});

it('who holds no pass reads that one is needed where nothing else pays', async () => {
  await show({ at: '?sessions=4&step=1', offered: { canBookOnly: false, canPayOnline: false } });
  expect(screen.getByText(/Qui si paga solo con un abbonamento/)).toBeVisible();
});

it('a session that filled up meanwhile is refused at the sessions, and what was typed stays', async () => {
  const { user } = await show({
    at: '?sessions=4&sessions=5&step=1',
    answers: { SignUpForClass: refusal('subscriptionInvalidCapacity', ['sessions']) },
  });
  await giveDetails(user);
  await user.click(screen.getByRole('button', { name: 'Iscriviti e paga sul posto' }));
  expect(await screen.findByText('refused: subscriptionInvalidCapacity')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /04\/05\/2027/ })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: /05\/05\/2027/ }));
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('ada@example.it');
  expect(screen.getByLabelText('Nome')).toHaveValue('Ada');
});

it('details that are missing are asked for at their fields, and nothing is sent', async () => {
  const { user, calls } = await show({ at: '?sessions=4&step=1' });
  await user.click(screen.getByRole('button', { name: 'Iscriviti e paga sul posto' }));
  await waitFor(() => expect(screen.getByLabelText('E-mail')).toBeInvalid());
  expect(calls.map(({ name }) => name)).not.toContain('SignUpForClass');
});

it('the total model takes all sessions and lets none be chosen', async () => {
  const { user, sent } = await show({
    offered: { offers: [{ id: 7, priceCents: 9000, duration: 60, model: 'total', sessions: 2 }] },
    sessions: [session(4, { priceCents: null }), session(5, { priceCents: null })],
  });
  for (const box of screen.getAllByRole('checkbox')) {
    expect(box).toBeChecked();
    expect(box).toBeDisabled();
  }
  await user.click(screen.getByRole('button', { name: 'Avanti' }));
  expect(await screen.findByText(/Il corso si disdice per intero/)).toBeVisible();
  expect(sent('SubscriptionPrices')).toEqual({ request: { classId: 7, sessions: [4, 5] } });
});

it('a class without sessions says so', async () => {
  await show({ sessions: [] });
  expect(screen.getByText('Non ci sono ancora lezioni in questo corso.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Avanti' })).toBeNull();
});

it('a promo code is applied before signing up, and its price is the one that is sent', async () => {
  const ESTATE = { code: 'ESTATE', percentBasisPoints: 2000, amountCents: null };
  const { user, sent } = await show({
    at: '?sessions=4&sessions=5&step=1',
    answers: {
      ValidatePromoCode: ({ code }) =>
        code === 'estate'
          ? { validatePromoCode: { ...ESTATE, discountCents: 600, totalCents: 2400 } }
          : refusal('invalidPromoCode'),
    },
  });
  await user.click(screen.getByText('Hai un codice promozionale?'));
  await user.type(screen.getByLabelText('Codice'), 'NOPE{Enter}');
  expect(await screen.findByText('refused: invalidPromoCode')).toBeVisible();
  await user.clear(screen.getByLabelText('Codice'));
  await user.type(screen.getByLabelText('Codice'), 'estate');
  await user.click(screen.getByRole('button', { name: 'Applica' }));
  expect(await screen.findByText(/Codice ESTATE/)).toHaveTextContent('Codice ESTATE −20%');
  // 30.00 on site; online 27.00 less 20 %
  expect(screen.getByRole('button', { name: /^Paga ora 21,60/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Rimuovi' }));
  expect(screen.getByRole('button', { name: /^Paga ora 27,00/ })).toBeVisible();
  await user.click(screen.getByText('Hai un codice promozionale?'));
  await user.type(screen.getByLabelText('Codice'), 'estate{Enter}');
  await screen.findByText(/Codice ESTATE/);
  await giveDetails(user);
  await user.click(screen.getByRole('button', { name: 'Iscriviti e paga sul posto' }));
  await screen.findByText(/abbiamo scritto a ada@example.it/);
  expect(sent('SignUpForClass')).toMatchObject({ promoCode: 'ESTATE', shownAmountCents: 2400 });
});

it('who left the payment of these sessions sees what they will be charged: the price with the code that waits', async () => {
  const waitingPromo = { code: 'ESTATE', discountCents: 540 };
  const { user, sent } = await show({
    at: '?sessions=4&sessions=5&step=1',
    answers: {
      SubscriptionPrices: {
        onSite: { priceCents: 3000, priceWithoutDiscountCents: 3000, lines },
        online: { priceCents: 2700, priceWithoutDiscountCents: 3000, lines, waitingPromo },
      },
    },
  });
  expect(await screen.findByText(/Codice ESTATE/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Rimuovi' })).toBeNull();
  await giveDetails(user);
  await user.click(screen.getByRole('button', { name: /^Paga ora 21,60/ }));
  await waitFor(() =>
    expect(sent('SignUpForClass')).toMatchObject({ promoCode: 'ESTATE', shownAmountCents: 2160 }),
  );
});
