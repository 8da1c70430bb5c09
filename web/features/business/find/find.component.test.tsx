import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as find from './find.route.tsx';

const FOUND = {
  ServicesFound: { getSubServices: { items: [{ id: 7, name: 'Massaggi' }] } },
  UsersFound: { getCollaborators: { items: [{ id: 3, name: 'Massimo', email: 'massimo@example.it' }] } },
  CustomersFound: { searchCustomers: [] },
  StaffFound: { getStaff: { items: [] } },
};

it('services, people and screens are found by their words', async () => {
  await showBusinessScreen({ route: find, path: 'find', at: 'find?q=mass', answers: FOUND });
  expect(screen.getByRole('link', { name: /Massaggi/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/services\/7$/),
  );
  expect(screen.getByRole('link', { name: /massimo@example.it/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/users\/3$/),
  );
});

it('a collaborator is neither asked for colleagues nor led to what is not theirs to do', async () => {
  const { calls } = await showBusinessScreen({
    route: find,
    path: 'find',
    at: 'find?q=mass',
    answers: FOUND,
    center: { role: 'collaborator', viewerCan: ['seeServices'] },
  });
  expect(screen.getByRole('link', { name: /Massaggi/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /massimo/ })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('UsersFound');
});

it('says when nothing is found', async () => {
  await showBusinessScreen({
    route: find,
    path: 'find',
    at: 'find?q=zzz',
    answers: {
      ...FOUND,
      ServicesFound: { getSubServices: { items: [] } },
      UsersFound: { getCollaborators: { items: [] } },
    },
  });
  expect(screen.getByText('Nessun risultato per “zzz”.')).toBeVisible();
});
