import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers, Showing } from '#web/testing/show-screen.tsx';
import type { OwnPage } from './profile-calls.ts';
import * as profile from './profile.route.tsx';

const PAGE: OwnPage = {
  id: 1,
  type: 'C',
  name: 'Corte Verde',
  description: 'Acqua calda.',
  categories: [{ slug: 'spa', name: 'Spa' }],
  phone: null,
  email: null,
  url: null,
  blog: null,
  tags: [],
  cityKey: 'it-bologna',
  socialLinks: { facebook: null, instagram: null, linkedin: null, skype: null, twitter: null, youtube: null },
  location: {
    addressLine1: 'Via Verdi 1',
    addressLine2: null,
    city: 'Bologna',
    postalCode: '40121',
    country: 'IT',
    state: null,
    latitude: 44.49,
    longitude: 11.34,
  },
  isPublished: true,
  isPublic: true,
  missing: [],
  profileVersion: 2,
  locationVersion: 1,
};
const show = (answers: Answers = {}, how: Partial<Showing> & { center?: object } = {}) =>
  showBusinessScreen({
    route: profile,
    path: 'profile',
    ...how,
    answers: {
      OwnPageToEdit: {
        getOwnProvider: PAGE,
        categories: [{ slug: 'spa', name: 'Spa', type: 'C' }],
      },
      ...answers,
    },
  });

it('the slower of two who save is told and chooses, and what was typed stays', async () => {
  const { user, calls } = await show({ SaveProfile: refusal('changedMeanwhile') });
  const words = screen.getByLabelText(/^Descrizione/);
  await user.clear(words);
  await user.type(words, 'La mia');
  await user.click(screen.getByRole('button', { name: 'Salva il profilo' }));
  await screen.findByText('Qualcuno ha cambiato questi dati');
  expect(words).toHaveValue('La mia');
  await user.click(screen.getByRole('button', { name: 'Salva la mia' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'SaveProfile')).toHaveLength(2));
});

it('a page that is public is taken down after a question', async () => {
  const { user, calls } = await show({ Unpublish: refusal('notFound') });
  await user.click(screen.getByRole('button', { name: 'Togli la pagina' }));
  await screen.findByRole('alertdialog');
  expect(calls.map(({ name }) => name)).not.toContain('Unpublish');
});

it('a manager looks, and has nothing to change it by', async () => {
  await show({}, { center: { role: 'manager', viewerCan: [] } });
  expect(screen.getByText(/Puoi guardare questa pagina\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Salva/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Nome' })).toBeNull();
  expect(screen.getByText('Nome').nextSibling).toHaveTextContent(/\S/);
});

it('what is typed while it is saved stays, and Enter ends a tag', async () => {
  let answer: (() => void) | undefined;
  const { user } = await show({
    SaveProfile: () =>
      new Promise((answered) => {
        answer = () => answered({ saveProviderProfile: { profileVersion: 3 } });
      }),
  });
  const tags = screen.getByLabelText(/^Parole per trovarti/);
  await user.type(tags, 'yoga{Enter}');
  expect(tags).toHaveValue('yoga, ');
  const words = screen.getByLabelText(/^Descrizione/);
  await user.clear(words);
  await user.type(words, 'Prima');
  await user.click(screen.getByRole('button', { name: 'Salva il profilo' }));
  await waitFor(() => expect(answer).toBeDefined());
  await user.type(words, ' e dopo');
  answer?.();
  await waitFor(() => expect(document.querySelector('#profile input[name="version"]')).toHaveValue('3'));
  expect(screen.getByLabelText(/^Descrizione/)).toHaveValue('Prima e dopo');
});
