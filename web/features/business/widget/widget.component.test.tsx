import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers, Showing } from '#web/testing/show-screen.tsx';
import type { Operations } from '#web/generated/operations.ts';
import * as widgetEdit from './widget-edit.route.tsx';

type Widget = Operations['WidgetToEdit']['data']['getOwnWebIntegration'];
const WIDGET: Widget = {
  version: 2,
  isArchived: false,
  integration: {
    id: 5,
    name: 'Radura',
    integrationType: 'widget',
    page: null,
    url: null,
    link: null,
    onlyOnItsSite: false,
    integrationCode: '<script src="/widget.js"></script>',
    primaryColor: '#1F5C49',
    background: null,
    base: null,
    body: null,
    button: null,
    font: null,
    gradient: null,
    fontname: null,
    fontFamily: null,
    fontStyle: null,
    showServices: true,
    showCourses: false,
    showEvents: false,
    showVideos: false,
    showMemberships: false,
    askEmail: true,
    askFirstname: true,
    askLastname: true,
    askPhone: false,
  },
};
const show = (
  answers: Answers = {},
  how: Partial<Showing> & { center?: object } = {},
  isOpened = true,
  inUse = 1,
) =>
  showBusinessScreen({
    route: widgetEdit,
    path: 'widget/:id',
    at: 'widget/5',
    ...how,
    answers: {
      WidgetToEdit: {
        getOwnWebIntegration: WIDGET,
        getWebIntegrations: {
          total: inUse,
          isOpened,
          isShown: false,
          items: Array.from({ length: inUse }, () => ({ isArchived: false })),
        },
      },
      ...answers,
    },
  });

it('what cannot be is refused at its field, and what was typed stays', async () => {
  const { user, calls } = await show();
  const site = screen.getByRole('textbox', { name: 'Il sito in cui lo metti' });
  await user.type(site, 'javascript:alert(1)');
  await user.clear(screen.getByRole('textbox', { name: 'Nome' }));
  await user.click(screen.getByRole('button', { name: 'Salva il widget' }));
  await waitFor(() => expect(site).toHaveAccessibleDescription(/Inserisci un URL valido/));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('aria-invalid', 'true');
  expect(site).toHaveValue('javascript:alert(1)');
  expect(calls.map(({ name }) => name)).not.toContain('EditWidget');
});

it('whoever saves what another has changed meanwhile is told', async () => {
  const { user } = await show({ EditWidget: refusal('changedMeanwhile') });
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), ' nuova');
  await user.click(screen.getByRole('button', { name: 'Salva il widget' }));
  expect(await screen.findByRole('heading', { name: 'Qualcuno ha cambiato questi dati' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Radura nuova');
});

it('one of two is archived, the last one is not', async () => {
  const { user, sent } = await show({ ArchiveWidget: refusal('notFound') }, { locale: 'en' }, true, 2);
  await user.click(screen.getByRole('button', { name: 'Archive widget' }));
  await waitFor(() => expect(sent('ArchiveWidget')).toMatchObject({ providerId: 1, id: 5 }));
});

it('a manager copies the code and changes nothing; the last widget cannot be archived', async () => {
  await show({}, { center: { role: 'manager', viewerCan: ['seeWidget'] } });
  expect(screen.getByText(/Cambiano il widget titolare e direzione\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Salva il widget|Archivia/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Copia il codice' })).toBeVisible();
});

it('where the package has none it says so, and how to get it', async () => {
  await show({}, {}, false);
  expect(screen.getByRole('heading', { name: 'Prenotazioni dal tuo sito' })).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Codice' })).toBeNull();
});
