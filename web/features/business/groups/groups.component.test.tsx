import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as groups from './groups.route.tsx';

it('shows the groups of the chosen kind and adds one to it', async () => {
  const { user, sent } = await showBusinessScreen({
    route: groups,
    path: 'groups',
    at: 'groups?kind=event',
    answers: {
      Groups: ({ kind }) => ({
        getServiceGroups: kind === 'event' ? [{ id: 3, name: 'Ritiri', color: '#336655' }] : [],
      }),
      CreateServiceGroup: { createServiceGroup: [] },
    },
  });
  expect(screen.getByRole('radio', { name: 'Eventi' })).toBeChecked();
  expect(screen.getByText('Ritiri')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Concerti');
  await user.click(screen.getByRole('button', { name: 'Aggiungi il gruppo' }));
  await waitFor(() =>
    expect(sent('CreateServiceGroup')).toMatchObject({ kind: 'event', input: { name: 'Concerti' } }),
  );
});

it('a group of a name that there is already is refused at its field', async () => {
  const { user } = await showBusinessScreen({
    route: groups,
    path: 'groups',
    answers: {
      Groups: { getServiceGroups: [] },
      CreateServiceGroup: refusal('duplicateName', ['name']),
    },
  });
  await user.type(screen.getByRole('textbox', { name: 'Nome' }), 'Oriente');
  await user.click(screen.getByRole('button', { name: 'Aggiungi il gruppo' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('aria-invalid', 'true'),
  );
});
