import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers, Showing } from '#web/testing/show-screen.tsx';
import type { CenterAccount, CenterPayments, CenterVat } from './payment-settings-calls.ts';
import * as paymentSettings from './payment-settings.route.tsx';

const PAYMENTS: CenterPayments = {
  acceptPayments: 'Optional',
  serviceOnsite: true,
  serviceOnline: true,
  serviceMembership: false,
  courseOnsite: true,
  courseOnline: true,
  courseMembership: false,
  membershipOnsite: true,
  membershipOnline: true,
  onlineDiscountBasisPoints: 0,
  acceptNonCustomerBookings: true,
  planAllowsOnlinePayment: true,
  version: 2,
};
const VAT: CenterVat = {
  regime: 'ordinary',
  treatment: 'standard',
  isChosen: false,
  version: 0,
  rules: [
    { treatment: 'standard', rateBasisPoints: 2200 },
    { treatment: 'membersOutOfScope', rateBasisPoints: 0 },
  ],
};
const ACCOUNT: CenterAccount = {
  state: 'none',
  accountId: null,
  missing: [],
  isInReview: false,
  dueAt: null,
  payoutsEnabled: false,
  disconnectedBy: null,
  pastAccounts: 0,
  mode: 'test',
  waitingRefunds: 0,
  waitingCents: 0,
  oldestWaiting: [],
};
const show = (
  {
    account = {},
    payments = {},
    ...answers
  }: Answers & { account?: Partial<CenterAccount>; payments?: Partial<CenterPayments> },
  how: Partial<Showing> & { center?: object } = {},
) =>
  showBusinessScreen({
    route: paymentSettings,
    path: 'payment-settings',
    ...how,
    answers: {
      PaymentsToEdit: {
        getPaymentSettings: { ...PAYMENTS, ...payments },
        getVatSettings: VAT,
        getPaymentAccountStatus: { ...ACCOUNT, ...account },
        getCurrentUser: { email: 'titolare@example.it' },
        getMySecondFactors: {
          hasAuthenticatorApp: false,
          recoveryCodesLeft: 0,
          isRequired: true,
          passkeys: [],
        },
      },
      ...answers,
    },
  });
const account = () => within(document.getElementById('account') ?? document.body);

it('what nobody could pay by is refused, and the mode with a discount in per cent is sent', async () => {
  const { user, sent, calls } = await show({ SavePayments: { savePaymentSettings: { version: 3 } } });
  await user.click(screen.getByRole('radio', { name: /Solo sul posto/ }));
  const onsite = screen.getByRole('checkbox', { name: 'Sul posto' });
  await user.click(onsite);
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('non si potrebbero pagare in nessun modo');
  expect(calls.some(({ name }) => name === 'SavePayments')).toBe(false);
  await user.click(onsite);
  await user.type(screen.getByRole('textbox', { name: /Sconto/ }), '{selectall}7,5');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByText(/Aggiornato con successo: Pagamenti/);
  expect(sent('SavePayments')).toMatchObject({
    version: 2,
    input: { acceptPayments: 'NoPayments', onlineDiscountBasisPoints: 750 },
  });
});

it('a log-in that is old is asked again before money is decided about, and what was chosen stays', async () => {
  const { user } = await show({
    SavePayments: refusal('stepUpNeeded'),
    ContinueAccount: refusal('stepUpNeeded'),
  });
  await user.click(screen.getByRole('radio', { name: /Solo sul posto/ }));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await user.click(await screen.findByRole('button', { name: 'Conferma chi sei e salva' }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByRole('radio', { name: /Solo sul posto/, hidden: true })).toBeChecked();
});

it('how a center is taxed is refused where the law does not allow it', async () => {
  const { user, sent } = await show({ SaveVat: { saveVatSettings: { version: 1 } } });
  expect(screen.getByText(/controlla con il commercialista/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: /IVA dei servizi/ }));
  await user.click(await screen.findByRole('option', { name: /Fuori campo IVA/ }));
  await user.click(screen.getByRole('button', { name: 'Salva l’IVA' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Solo un’associazione');
  await user.click(screen.getByRole('button', { name: /Regime fiscale/ }));
  await user.click(await screen.findByRole('option', { name: /ASD/ }));
  await user.click(screen.getByRole('button', { name: 'Salva l’IVA' }));
  await screen.findByText(/Aggiornato con successo: IVA/);
  expect(sent('SaveVat')).toMatchObject({ input: { regime: 'sportsBody', treatment: 'membersOutOfScope' } });
});

it.each([
  ['none', {}, 'Nessun conto', 'Collega un conto'],
  ['askedForMore', { accountId: 4, missing: ['document'] }, 'Manca qualcosa', 'Completa i dati'],
  ['refused', { accountId: 4 }, 'Rifiutato', 'Collega un altro conto'],
  [
    'disconnected',
    { disconnectedBy: 'owner', pastAccounts: 1 },
    'Il conto è stato scollegato qui',
    'Collega di nuovo',
  ],
] as const)('an account that is %s says what is next', async (state, more, told, act) => {
  await show({ account: { state, ...more } });
  expect(account().getAllByText(new RegExp(told))[0]).toBeVisible();
  expect(account().getByRole('button', { name: act })).toBeVisible();
});

it('refunds that wait for an account are told as a task with their sum', async () => {
  await show({
    account: {
      state: 'disconnected',
      disconnectedBy: 'processor',
      waitingRefunds: 1,
      waitingCents: 4000,
      oldestWaiting: [{ orderId: 1, name: 'Trattamento viso', cents: 4000, askedAt: '2026-11-01T10:00:00Z' }],
    },
  });
  expect(account().getByText(/1 rimborso in attesa: 40,00/)).toBeVisible();
  expect(account().getByText(/Trattamento viso/)).toBeVisible();
});

it('a director sees how the account stands and nothing to press, in English', async () => {
  await show({}, { locale: 'en', center: { role: 'director', viewerCan: ['changePaymentSettings'] } });
  expect(account().getByText(/No account/)).toBeVisible();
  expect(account().queryByRole('button')).toBeNull();
});
