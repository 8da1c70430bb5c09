import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import { listening, sendToCenter } from '#web/testing/fake-live-line.ts';
import type { ShownTillPayment, TillDay } from './till-calls.ts';
import * as sell from './sell.route.tsx';
import * as till from './till.route.tsx';

const PAID: ShownTillPayment = {
  id: 3,
  kind: 'taken',
  method: 'cash',
  amountCents: 1000,
  takenAt: '2026-05-04T08:00:00Z',
  by: 'Ada',
  what: 'Massaggio',
  customer: 'Nora',
  note: '',
  receiptNumber: '0042-0007',
  saleId: null,
  reservationIds: [9],
  customerId: 5,
};

const dayWith = (expectedCents: number): { getTillOfDay: TillDay } => ({
  getTillOfDay: {
    date: '2026-05-04',
    today: '2026-05-04',
    timeZone: 'Europe/Rome',
    sums: [{ method: 'cash', takenCents: expectedCents, returnedCents: 0 }],
    paymentsTotal: 1,
    pages: 1,
    payments: [PAID],
    counts: [],
    expectedCents,
    lastCountedAt: null,
    lastLeftCents: 0,
  },
});

const SHOWN = { route: till, path: 'till' };
const counted = () => screen.getByRole('textbox', { name: /Contanti contati|Cash counted/ });

it('a manager is told of cash that came in while they counted, before it is agreed to', async () => {
  let cash = 1000;
  const { user, sent } = await showBusinessScreen({
    ...SHOWN,
    locale: 'en',
    center: { role: 'manager' },
    answers: { Till: () => dayWith(cash), CountTill: { countTill: 1 } },
  });
  expect(screen.queryByRole('link', { name: 'Day before' })).toBeNull();
  await user.type(counted(), '15');
  await waitFor(() => expect(listening()).toBe(1));
  cash = 1500;
  sendToCenter({ kind: 'money' });
  expect(await screen.findByRole('alert')).toHaveTextContent('it is now 15,00 €');
  await user.click(screen.getByRole('button', { name: 'Save count' }));
  await waitFor(() => expect(sent('CountTill').input).toMatchObject({ countedCents: 1500, leftCents: 1500 }));
});

it('whoever only steps through the count has typed nothing that cash could change', async () => {
  let cash = 1000;
  const { user } = await showBusinessScreen({
    ...SHOWN,
    answers: { Till: () => dayWith(cash) },
  });
  await user.click(counted());
  await user.tab();
  await waitFor(() => expect(listening()).toBe(1));
  cash = 2000;
  sendToCenter({ kind: 'money' });
  expect(await screen.findByText(/20,00/, { selector: '#count strong' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what is no amount, and more left than was counted, are refused at their fields, and nothing typed is lost', async () => {
  const { user, calls } = await showBusinessScreen({
    ...SHOWN,
    answers: { Till: dayWith(12_050), CountTill: refusal('validation', ['input.leftCents']) },
  });
  expect(await screen.findByText(/scontrino 0042-0007/)).toBeVisible();
  const save = screen.getByRole('button', { name: 'Registra la conta' });
  await user.type(counted(), 'dieci');
  await user.click(save);
  await waitFor(() => expect(counted()).toBeInvalid());
  expect(counted()).toHaveValue('dieci');
  await user.clear(counted());
  await user.type(counted(), '100');
  await user.type(screen.getByRole('textbox', { name: 'Lasciati in cassa' }), '200');
  await user.click(save);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Lasciati in cassa' })).toHaveAccessibleDescription(
      /Non può restare più di quanto hai contato/,
    ),
  );
  expect(calls.map(({ name }) => name)).not.toContain('CountTill');
});

it('a sale without what is sold, or of no amount, is refused at its fields; a part needs its customer', async () => {
  const { user, sent } = await showBusinessScreen({
    route: sell,
    path: 'till/sell',
    answers: {
      MaySell: { getTillOfDay: { today: '2026-05-04' } },
      SellAtDesk: refusal('validation', ['input.customerId']),
    },
  });
  const save = screen.getByRole('button', { name: 'Registra la vendita' });
  const what = screen.getByRole('textbox', { name: 'Descrizione' });
  const amount = screen.getByRole('textbox', { name: 'Importo' });
  await user.click(save);
  await waitFor(() => expect(what).toBeInvalid());
  await user.type(what, 'Olio da massaggio');
  await user.type(amount, '12,505');
  await user.click(save);
  await waitFor(() => expect(what).toBeValid());
  expect(amount).toBeInvalid();
  expect(amount).toHaveValue('12,505');
  await user.clear(amount);
  await user.type(amount, '12,50');
  await user.click(save);
  await waitFor(() =>
    expect(sent('SellAtDesk').input).toMatchObject({
      name: 'Olio da massaggio',
      amountCents: 1250,
      paidCents: null,
    }),
  );
});
