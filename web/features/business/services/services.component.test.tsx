import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { ListedService } from './service-calls.ts';
import * as newService from './service-new.route.tsx';
import * as services from './services.route.tsx';

const MASSAGE: ListedService = {
  id: 7,
  name: 'Massaggio',
  isActive: true,
  isPublished: true,
  isArchived: false,
  version: 1,
  group: null,
  offers: [{ priceCents: 5000, duration: 60, isActive: true, people: [1] }],
};

const list = (...items: ListedService[]) => ({
  getSubServices: { total: items.length, page: 1, pages: 1, items },
  getServiceGroups: [],
});

it('an empty list leads to the first service', async () => {
  await showBusinessScreen({ route: services, path: 'services', answers: { OwnServices: list() } });
  expect(screen.getAllByRole('link', { name: /servizio/ })[0]).toHaveAttribute(
    'href',
    '/it/business/1/services/new',
  );
});

it('who may not change services sees them without acts', async () => {
  await showBusinessScreen({
    route: services,
    path: 'services',
    answers: { OwnServices: list(MASSAGE) },
    center: { role: 'collaborator', viewerCan: ['seeServices'] },
  });
  expect(screen.getByRole('row', { name: /Massaggio/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Altro per/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Nuovo servizio' })).toBeNull();
});

it('a service leaves the public page by its row, in English', async () => {
  const { user, sent } = await showBusinessScreen({
    route: services,
    path: 'services',
    locale: 'en',
    answers: { OwnServices: list(MASSAGE), ToggleServices: refusal('notFound') },
  });
  const row = screen.getByRole('row', { name: /Massaggio/ });
  await user.click(within(row).getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Unpublish' }));
  expect(sent('ToggleServices')).toEqual({ providerId: 1, ids: [7], published: false });
  expect(await screen.findByText('refused: notFound')).toBeVisible();
});

it('a form that is not right names each field and leads to the first', async () => {
  const { user, calls } = await showBusinessScreen({
    route: newService,
    path: 'services/new',
    answers: { NewService: { getServiceGroups: [], getServiceResources: [] } },
  });
  await user.click(screen.getByRole('button', { name: 'Aggiungi il servizio' }));
  const name = screen.getByRole('textbox', { name: 'Nome' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(/Inserisci un valore per nome!/);
  expect(new Set(calls.map((call) => call.name))).toEqual(new Set(['NewService']));
});
