import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers } from '#web/testing/show-screen.tsx';
import type { ListedService, OwnService } from './service-calls.ts';
import * as serviceEdit from './service-edit.route.tsx';
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

const SEEN: OwnService = {
  id: 7,
  name: 'Massaggio',
  description: '',
  imageUrl: null,
  shownImageUrl: '',
  isActive: true,
  isPublished: true,
  isArchived: false,
  version: 1,
  isAlwaysAvailable: true,
  periodStartDate: null,
  periodEndDate: null,
  periodStartMinute: null,
  periodEndMinute: null,
  locationType: 1,
  minCalendarSlot: null,
  group: null,
  offers: [
    {
      id: 70,
      name: 'Un’ora',
      description: '',
      priceCents: 5000,
      duration: 60,
      prepareMinutes: 0,
      cleanupMinutes: 0,
      capacity: 1,
      minimumCapacity: 1,
      vatTreatment: null,
      isActive: true,
      people: [1],
      needs: [],
    },
  ],
};
const edit = (answers: Answers, service = SEEN) =>
  showBusinessScreen({
    route: serviceEdit,
    path: 'services/:id/edit',
    at: 'services/7/edit',
    answers: {
      ServiceToEdit: () => ({
        getSubService: service,
        getServiceGroups: [],
        getServiceResources: [{ id: 1, name: 'Anna Verdi', kind: 'human', quantity: 1 }],
      }),
      ...answers,
    },
  });
const price = () => screen.getByLabelText('Prezzo', { selector: 'input:not([type=hidden])' });

it('whoever saves what another has changed meanwhile is told, and may save theirs', async () => {
  const { user, calls } = await edit({ EditService: refusal('changedMeanwhile') });
  await user.clear(price());
  await user.type(price(), '32');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await screen.findByRole('heading', { name: 'Qualcuno ha cambiato questi dati' });
  expect(price()).toHaveValue('32,00');
  await user.click(screen.getByRole('button', { name: 'Salva la mia' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'EditService')).toHaveLength(2));
});

it('a form whose log-in has ended keeps what was typed, and leads to the log-in beside it', async () => {
  const { user } = await edit({ EditService: refusal('unauthenticated') });
  await user.clear(price());
  await user.type(price(), '48,5');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  const logIn = await screen.findByRole('link', { name: 'Accedi in un’altra scheda' });
  expect(logIn).toHaveAttribute('target', '_blank');
  expect(price()).toHaveValue('48,50');
});

it('a list is searched, and stands in the order of its address', async () => {
  const { user, sent, address } = await showBusinessScreen({
    route: services,
    path: 'services',
    at: 'services?sort=name',
    answers: { OwnServices: list(MASSAGE) },
  });
  expect(screen.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending');
  await user.type(screen.getByRole('searchbox', { name: 'Cerca un servizio' }), 'corso');
  await waitFor(() => expect(address()).toMatch(/q=corso/));
  await waitFor(() => expect(sent('OwnServices')).toMatchObject({ search: 'corso' }));
});

it('several are chosen and archived at once', async () => {
  const { user, sent } = await showBusinessScreen({
    route: services,
    path: 'services',
    answers: {
      OwnServices: list(MASSAGE, { ...MASSAGE, id: 8, name: 'Yoga' }),
      ArchiveServices: refusal('notFound'),
    },
  });
  for (const box of screen.getAllByRole('checkbox').slice(1)) await user.click(box);
  expect(await screen.findByText('Scelte in questa pagina: 2')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Archivia' }));
  await waitFor(() => expect(sent('ArchiveServices')).toMatchObject({ ids: [7, 8] }));
});
