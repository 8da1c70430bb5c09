import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Operations } from '#web/generated/operations.ts';
import * as newCustomer from './customer-new.route.tsx';
import * as customers from './customers.route.tsx';

type Listed = Operations['Customers']['data']['getCustomers']['items'][number];
const aCustomer = (id: number, firstname: string, more: Partial<Listed> = {}): Listed => ({
  id,
  firstname,
  lastname: 'Quercetti',
  email: null,
  phone: '333 1110002',
  isBlacklisted: false,
  isArchived: false,
  visits: 0,
  lastAt: null,
  nextAt: null,
  tags: [],
  ...more,
});
const list = (...items: Listed[]) => ({
  Customers: {
    getCustomers: { total: items.length, isMore: false, page: 1, pages: 1, items },
    getCustomerTags: [],
    getCustomerFields: [],
  },
});
const rights = {
  CustomerRights: {
    getCurrentUser: { businesses: [{ providerId: 1, viewerCan: ['changeCustomers'] as const }] },
    getCustomers: { page: 1 },
    getCustomerFields: [],
  },
};

it('somebody without any name, phone or e-mail is refused, and so is a tax code of the wrong length', async () => {
  const { user, calls } = await showBusinessScreen({
    route: newCustomer,
    path: 'customers/new',
    answers: rights,
  });
  const add = screen.getByRole('button', { name: 'Aggiungi il cliente' });
  await user.click(add);
  expect((await screen.findAllByText('Inserisci un nome, un’e-mail o un telefono.'))[0]).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Cognome' }), 'Quercetti');
  const code = screen.getByRole('textbox', { name: /Codice fiscale/ });
  await user.type(code, 'troppo corto');
  await user.click(add);
  await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Quercetti');
  expect(calls.map(({ name }) => name)).not.toContain('CreateCustomer');
});

it('several are chosen and archived at once, and who they are stands there to be put back', async () => {
  const { user, sent } = await showBusinessScreen({
    route: customers,
    path: 'customers',
    answers: {
      ...list(aCustomer(1, 'Ada'), aCustomer(2, 'Bea')),
      ArchiveCustomers: () => ({ archiveCustomers: [1, 2] }),
    } as never,
  });
  for (const name of ['Ada', 'Bea'])
    await user.click(within(screen.getByRole('row', { name: new RegExp(name) })).getByRole('checkbox'));
  expect(await screen.findByText('Scelte in questa pagina: 2')).toBeVisible();
  const bar = within(screen.getByRole('region', { name: 'Azioni sulle righe selezionate' }));
  await user.click(bar.getByRole('button', { name: 'Archivia' }));
  await waitFor(() => expect(sent('ArchiveCustomers')).toMatchObject({ providerId: 1, ids: [1, 2] }));
});

it('who is not accepted any more is marked, in English', async () => {
  await showBusinessScreen({
    route: customers,
    path: 'customers',
    locale: 'en',
    answers: list(aCustomer(1, 'Ada', { isBlacklisted: true }), aCustomer(2, 'Bea')),
  });
  expect(screen.getByRole('row', { name: /Ada/ })).toHaveTextContent('Blocked');
  expect(screen.getByRole('row', { name: /Bea/ })).not.toHaveTextContent('Blocked');
});

it('a day is that of the center’s clock, wherever whoever looks lives', async () => {
  await showBusinessScreen({
    route: customers,
    path: 'customers',
    answers: list(aCustomer(1, 'Ada', { visits: 1, lastAt: '2026-11-02T23:30:00Z' })),
    center: { timeZone: 'Europe/Rome' },
  });
  expect(screen.getByRole('row', { name: /Ada/ })).toHaveTextContent('03/11/2026');
});
