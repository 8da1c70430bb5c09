import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Operations } from '#web/generated/operations.ts';
import * as newMember from './member-new.route.tsx';
import * as staff from './staff.route.tsx';

type Listed = Operations['Staff']['data']['getStaff']['items'][number];
const CABIN: Listed = {
  id: 5,
  resTypeId: 2,
  name: 'Cabina',
  gender: null,
  type: null,
  role: null,
  color: null,
  quantity: 2,
  capacity: null,
  unitNames: ['Mare', 'Bosco'],
  archive: false,
  version: 1,
  user: null,
  outOfService: [],
};
const list = (items: Listed[], mayAddPerson = true) => ({
  Staff: { getStaff: { total: items.length, page: 1, pages: 1, mayAddPerson, items } },
});
const newThing = () =>
  showBusinessScreen({
    route: newMember,
    path: 'staff/new',
    at: 'staff/new?kind=things',
    answers: {
      NewMember: {
        getStaff: { mayAddPerson: true },
        getCurrentUser: { businesses: [{ providerId: 1, viewerCan: ['changeStaff'] }] },
      },
    },
  });

it('a thing without a name is refused at its field, and keeps the names of its units', async () => {
  const { user, calls } = await newThing();
  await user.type(screen.getByRole('textbox', { name: 'Nomi delle unità' }), 'Nord');
  await user.click(screen.getByRole('button', { name: 'Aggiungi' }));
  expect((await screen.findAllByText('Inserisci un valore per il nome!'))[0]).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Nomi delle unità' })).toHaveValue('Nord');
  expect(calls.map(({ name }) => name)).not.toContain('CreateResource');
});

it('who may not change it sees what there is, without acts', async () => {
  await showBusinessScreen({
    route: staff,
    path: 'staff',
    answers: list([CABIN]),
    center: { role: 'manager', viewerCan: ['seeStaff'] },
  });
  expect(screen.getByRole('row', { name: /Cabina/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Nuova/ })).toBeNull();
});

it('a package for one alone takes things, and says how to get more people', async () => {
  await showBusinessScreen({ route: staff, path: 'staff', answers: list([CABIN], false) });
  expect(screen.getByRole('heading', { name: 'Lavorare in più persone' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nuova persona' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Nuova sala o attrezzatura' })).toBeVisible();
});

it('archiving asks first, in English, and says why it was refused', async () => {
  const { user, sent } = await showBusinessScreen({
    route: staff,
    path: 'staff',
    locale: 'en',
    answers: { ...list([CABIN]), ArchiveResource: refusal('notFound') },
  });
  await user.click(screen.getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Archive Cabina?' }));
  await user.click(question.getByRole('button', { name: 'Archive' }));
  await waitFor(() => expect(sent('ArchiveResource')).toMatchObject({ providerId: 1, id: 5 }));
  expect(await screen.findByText('refused: notFound')).toBeVisible();
});
