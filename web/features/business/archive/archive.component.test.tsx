import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as archive from './archive.route.tsx';

it('shows what is archived of a kind, and takes it out by its row', async () => {
  const { user, sent } = await showBusinessScreen({
    route: archive,
    path: 'archive',
    at: 'archive?kind=events',
    answers: {
      ArchivedClasses: ({ serviceType }) => ({
        getClasses: serviceType === 'E' ? [{ id: 8, name: 'Ritiro' }] : [],
      }),
      RestoreArchivedClasses: { restoreClasses: true },
    },
  });
  expect(screen.getByRole('radio', { name: 'Eventi' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: /Ritiro/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Ripristina' }));
  await waitFor(() => expect(sent('RestoreArchivedClasses')).toMatchObject({ ids: [8] }));
});

it('says so where nothing is archived', async () => {
  await showBusinessScreen({
    route: archive,
    path: 'archive',
    answers: { ArchivedClasses: { getClasses: [] } },
  });
  expect(screen.getByText('Niente in archivio')).toBeVisible();
});
