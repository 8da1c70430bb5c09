import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as customers from '../customers/customers.route.tsx';
import * as customersExport from './customers-export.route.tsx';

async function show(total: number, { isProved = true, isOpened = true } = {}) {
  await showBusinessScreen({
    route: customers,
    path: 'customers',
    at: 'customers/export?q=quercetti&format=csv',
    children: [{ path: 'export', route: customersExport }],
    answers: {
      Customers: {
        getCustomers: { total: 0, isMore: false, page: 1, pages: 1, items: [] },
        getCustomerTags: [],
        getCustomerFields: [],
      },
      CustomersExport: {
        getExportStanding: { isProved, isOpened },
        getCustomers: { total, isMore: false },
        getCurrentUser: { email: 'titolare@example.it' },
      },
    },
  });
  return within(await screen.findByRole('dialog', { name: 'Esportare i clienti' }));
}

it('says how many rows the file will have, and asks for a proof that is not old first', async () => {
  const drawer = await show(2, { isProved: false });
  expect(drawer.getByText(/Prima conferma chi sei/)).toBeVisible();
  expect(drawer.getByLabelText('Password')).toBeVisible();
});

it('makes no file of nothing', async () => {
  const drawer = await show(0);
  expect(drawer.queryByRole('button', { name: /Scarica/ })).toBeNull();
});

it('says how to get it where the package has none', async () => {
  const drawer = await show(2, { isOpened: false });
  expect(drawer.getByText(/Il tuo pacchetto non comprende questa funzione/)).toBeVisible();
  expect(drawer.queryByRole('button', { name: /Scarica/ })).toBeNull();
});
