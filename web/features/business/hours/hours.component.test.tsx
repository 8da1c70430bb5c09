import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers, Showing } from '#web/testing/show-screen.tsx';
import type { PersonHours } from '#web/business-frame/hours/hours-calls.ts';
import * as hours from './hours.route.tsx';

const HOURS: PersonHours = {
  resourceId: 9,
  name: 'Anna Verdi',
  today: '2026-11-02',
  version: 4,
  isDefault: false,
  schedules: [
    {
      validFrom: null,
      validTo: null,
      cycleWeeks: 1,
      cycleWeek: 1,
      anchorDate: '2026-01-05',
      blocks: [{ weekday: 1, startMinute: 540, endMinute: 1080 }],
    },
  ],
  dates: [],
};
const show = (answers: Answers = {}, how: Partial<Showing> & { center?: object } = {}) =>
  showBusinessScreen({
    route: hours,
    path: 'staff/:id/hours',
    at: 'staff/9/hours',
    ...how,
    answers: {
      HoursToEdit: { getWorkingHours: HOURS, getBreaks: [], getBlocks: [] },
      HoursNow: { getWorkingHours: HOURS },
      ...answers,
    },
  });
const save = () => screen.getByRole('button', { name: 'Salva la settimana' });
const field = (label: string) => screen.getByLabelText(label, { selector: 'input:not([type=hidden])' });
type Shown = Awaited<ReturnType<typeof show>>;
async function write(user: Shown['user'], label: string, text: string): Promise<void> {
  await user.clear(field(label));
  await user.type(field(label), text);
}

it('what is no time is said at its field, where typing goes on, and nothing is sent', async () => {
  const { user, calls } = await show();
  await write(user, 'lunedì: alle', 'sera');
  await user.click(save());
  expect((await screen.findAllByText(/Scrivi un’ora, per esempio 9:30/))[0]).toBeVisible();
  await waitFor(() => expect(field('lunedì: alle')).toHaveFocus());
  await write(user, 'lunedì: alle', '9');
  await user.click(save());
  expect((await screen.findAllByText(/Inizio e fine coincidono/))[0]).toBeVisible();
  expect(calls.some(({ name }) => name === 'SaveHours')).toBe(false);
});

it('a shift through the night is sent as one that ends before it begins', async () => {
  const { user, sent } = await show({ SaveHours: { saveWorkingHours: { version: 5 } } });
  await write(user, 'lunedì: dalle', '22');
  await write(user, 'lunedì: alle', '6');
  await user.click(save());
  await screen.findByText(/Aggiornato con successo/);
  expect(sent('SaveHours').input.schedules[0]?.blocks).toEqual([
    { weekday: 1, startMinute: 1320, endMinute: 360 },
  ]);
});

it('who saves what another has changed meanwhile is told, and may save theirs', async () => {
  let version = 4;
  const { user, sent, calls } = await show({
    HoursToEdit: () => ({ getWorkingHours: { ...HOURS, version }, getBreaks: [], getBlocks: [] }),
    SaveHours: (given) =>
      given.version === 6 ? { saveWorkingHours: { version: 7 } } : refusal('changedMeanwhile'),
  });
  version = 6;
  await write(user, 'lunedì: alle', '17');
  await user.click(save());
  await screen.findByRole('heading', { name: 'Qualcuno ha cambiato questi dati' });
  expect(calls.filter(({ name }) => name === 'SaveHours')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Salva la mia' }));
  await screen.findByText(/Aggiornato con successo/);
  expect(sent('SaveHours').version).toBe(6);
});

it('breaks that would stand outside are told, and go along where that is agreed to', async () => {
  const { user, sent } = await show({ SaveHours: refusal('invalid', ['breaks.3']) });
  await write(user, 'lunedì: alle', '17');
  await user.click(save());
  expect(await screen.findByText('Una pausa resterebbe fuori dal nuovo orario')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Togli le pause e salva' }));
  await waitFor(() => expect(sent('SaveHours').input).toMatchObject({ withoutBreaks: [3] }));
});

it('a link that is pressed while hours are being saved is followed once they are, and asks nothing', async () => {
  const held = Promise.withResolvers<{ saveWorkingHours: { version: number } }>();
  const { user, address, calls } = await show({ SaveHours: () => held.promise });
  await write(user, 'lunedì: alle', '17');
  await user.click(save());
  await waitFor(() => expect(calls.at(-1)?.name).toBe('SaveHours'));
  await user.click(screen.getByRole('link', { name: 'Aggiungi un periodo' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  held.resolve({ saveWorkingHours: { version: 5 } });
  await waitFor(() => expect(address()).toMatch(/\/hours\/periods\/new$/));
});

it('whoever leaves what is not saved is asked first, and stays with it', async () => {
  const { user, address } = await show();
  await write(user, 'lunedì: alle', 'sera');
  await user.click(screen.getByRole('link', { name: 'Aggiungi un periodo' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Resta qui' }));
  expect(address()).toMatch(/\/hours$/);
  expect(field('lunedì: alle')).toHaveValue('sera');
});

it('a collaborator reads their own hours and changes nothing', async () => {
  await show({}, { center: { role: 'collaborator', viewerCan: [] } });
  expect(screen.getByText(/lun 09:00–18:00/)).toBeVisible();
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  expect(screen.queryByRole('link', { name: /^Aggiungi/ })).toBeNull();
});
