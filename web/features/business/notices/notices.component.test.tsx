import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers } from '#web/testing/show-screen.tsx';
import * as notices from './notices.route.tsx';

const show = (answers: Answers = {}, wishes: boolean | null = null) =>
  showBusinessScreen({
    route: notices,
    path: 'notices',
    answers: {
      Notices: {
        getNotices: {
          total: 1,
          page: 1,
          pages: 1,
          unread: 1,
          items: [
            {
              id: 4,
              kind: 'accountRefused',
              at: '2026-11-01T10:00:00Z',
              isRead: false,
              booking: null,
              colleague: null,
              customer: null,
              customerImport: null,
            },
          ],
        },
        getCurrentUser: { email: 'titolare@example.it' },
        getStaffMailWishes:
          wishes === null
            ? null
            : { newBookings: true, moves: true, cancellations: true, days: 'soon', dayBefore: wishes },
      },
      ...answers,
    },
  });

it('a notice is marked as read on its own', async () => {
  const { user, sent } = await show({ ReadNotices: () => ({ readNotices: 0 }) });
  await user.click(screen.getByRole('button', { name: /^Segna come letto: .* rifiutato/ }));
  await waitFor(() => expect(sent('ReadNotices')).toMatchObject({ providerId: 1, ids: [4] }));
});

it('who has no appointments here is offered no mails about them', async () => {
  await show();
  expect(screen.getByText(/il tuo accesso non è collegato a nessuno dei collaboratori/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('whoever has appointments says which mails about them they want', async () => {
  const { user, sent } = await show({ SetStaffMailWishes: () => ({ setStaffMailWishes: true }) }, false);
  await user.click(screen.getByRole('checkbox', { name: /^La sera prima/ }));
  await user.click(screen.getByRole('button', { name: 'Salva le e-mail' }));
  await waitFor(() =>
    expect(sent('SetStaffMailWishes').input).toMatchObject({ days: 'soon', dayBefore: true }),
  );
});
