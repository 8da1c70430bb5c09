import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers } from '#web/testing/show-screen.tsx';
import * as invite from './invite.route.tsx';
import type { SeenUser } from '#web/business-frame/users/user-calls.ts';
import * as change from './user-change.route.tsx';
import * as users from './users.route.tsx';

const RITA: SeenUser = {
  id: 7,
  name: 'Rita Prova',
  email: 'rita@example.it',
  role: 'manager',
  standing: 'active',
  version: 2,
  isMe: false,
  acts: ['changeRole', 'changeShare', 'deactivate', 'handOver'],
  signedInAt: null,
  comingBookings: 0,
  offeredRole: null,
  offeredUntil: null,
  staff: null,
  offeredStaff: null,
  percentType: 'global',
  share: null,
  globalShare: { amountType: 'percent', amount: 4250 },
  shareVersion: 3,
  since: null,
  history: [],
  turns: [],
};
const show = (at: string, answers: Answers = {}, isStaffOpened = true) =>
  showBusinessScreen({
    route: users,
    path: 'users',
    at,
    children: [
      { path: 'invite', route: invite },
      { path: ':id/:change', route: change },
    ],
    answers: {
      Users: { getCollaborators: { total: 1, page: 1, pages: 1, isStaffOpened, items: [RITA] } },
      NewUser: {
        getCollaborators: { isStaffOpened, rolesToGive: ['manager', 'collaborator'] },
        getUnassignedStaff: [],
      },
      UserToChange: {
        getCollaborator: RITA,
        getCollaborators: { rolesToGive: ['manager', 'collaborator'] },
        getUnassignedStaff: [],
        getCurrentUser: { email: 'titolare@example.it' },
      },
      UserDetail: { getCollaborator: RITA },
      ...answers,
    },
  });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));

it('an invitation without an e-mail is refused at its field, and keeps what was typed', async () => {
  const { user, calls } = await show('users/invite');
  const form = await drawer('Invita qualcuno');
  await user.type(form.getByRole('textbox', { name: 'Nome' }), 'Elio');
  await user.click(form.getByRole('button', { name: 'Manda l’invito' }));
  expect((await form.findAllByText('Inserisci un valore per l’e-mail!'))[0]).toBeVisible();
  expect(form.getByRole('textbox', { name: 'Nome' })).toHaveValue('Elio');
  expect(calls.map(({ name }) => name)).not.toContain('InviteUser');
});

it('a role that is ended asks first, and says so', async () => {
  const { user, sent, calls } = await show('users', {
    DeactivateUser: { deactivateCollaborator: { id: 7 } },
  });
  const row = within(screen.getByRole('row', { name: /Rita Prova/ }));
  await user.click(row.getByRole('button', { name: /^Altro per/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Disattiva' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Disattivare Rita Prova?' }));
  expect(calls.map(({ name }) => name)).not.toContain('DeactivateUser');
  await user.click(question.getByRole('button', { name: 'Disattiva' }));
  await waitFor(() => expect(sent('DeactivateUser')).toMatchObject({ providerId: 1, id: 7 }));
});

it('an invitation asks for a fresh proof where it wants one, and goes with it', async () => {
  const { user, sent } = await show('users/invite', { InviteUser: refusal('stepUpNeeded') });
  const form = await drawer('Invita qualcuno');
  await user.type(form.getByRole('textbox', { name: /^E-mail/ }), 'elio@example.it');
  await user.type(form.getByRole('textbox', { name: 'Nome' }), 'Elio');
  await user.click(form.getByRole('button', { name: 'Manda l’invito' }));
  await user.type(await form.findByLabelText('Password'), 'Bosco-2424!');
  await user.click(form.getByRole('button', { name: 'Manda l’invito' }));
  await waitFor(() => expect(sent('StepUp')).toMatchObject({ password: 'Bosco-2424!' }));
});

it('ownership is handed over with a proof alone', async () => {
  const { user, sent, calls } = await show('users/7/ownership', {
    StepUp: refusal('wrongPassword', ['password']),
  });
  const form = await drawer('Passare la titolarità a Rita Prova?');
  await user.click(form.getByRole('button', { name: 'Proponi la titolarità' }));
  expect((await form.findAllByText('Inserisci la password.'))[0]).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('HandOver');
  await user.type(form.getByLabelText('Password'), 'Bosco-2424!');
  await user.click(form.getByRole('button', { name: 'Proponi la titolarità' }));
  await waitFor(() => expect(sent('StepUp')).toMatchObject({ password: 'Bosco-2424!' }));
  expect(calls.map(({ name }) => name)).not.toContain('HandOver');
});

it('a share of one’s own is asked for and sent in hundredths; one above 100 is refused', async () => {
  const { user, sent } = await show('users/7/share', { SaveShare: { saveCollaboratorShare: { id: 7 } } });
  const form = await drawer('Quota di Rita Prova');
  expect(form.getByText(/42,5 % di ogni prenotazione pagata/)).toBeVisible();
  await user.click(form.getByRole('radio', { name: /^Una quota propria/ }));
  await user.type(form.getByLabelText('Quanto'), '120');
  await user.click(form.getByRole('button', { name: 'Salva la quota' }));
  await waitFor(() => expect(form.getByLabelText('Quanto')).toHaveAttribute('aria-invalid', 'true'));
  await user.clear(form.getByLabelText('Quanto'));
  await user.type(form.getByLabelText('Quanto'), '12,5');
  await user.click(form.getByRole('button', { name: 'Salva la quota' }));
  await waitFor(() =>
    expect(sent('SaveShare')).toMatchObject({ version: 3, input: { kind: 'individual', amount: 1250 } }),
  );
});

it('a package for one alone says how to get another, and invites nobody', async () => {
  await show('users', {}, false);
  expect(screen.getByRole('heading', { name: 'Lavorare in più persone' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Invita' })).toBeNull();
});
