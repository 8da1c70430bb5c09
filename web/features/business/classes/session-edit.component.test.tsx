import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as edit from './session-edit.route.tsx';

const SESSION = {
  id: 70,
  startsAt: '2099-11-03T17:00:00.000Z',
  endsAt: '2099-11-03T18:30:00.000Z',
  timeZone: 'Europe/Rome',
  capacity: 10,
  taken: 3,
  teacherId: 4,
  roomId: null,
  link: null,
  status: 'A' as const,
  seriesId: 68,
  intervalType: 'weekly' as const,
  isChangedByHand: false,
  version: 6,
};
const SHOWN = { route: edit, path: 'classes/sessions/:sessionId/edit', at: 'classes/sessions/70/edit' };
const AGAIN = (id: number, startsAt: string, isChangedByHand = false) => ({
  ...SESSION,
  id,
  classId: 7,
  className: 'Yoga',
  startsAt,
  priceCents: null,
  teacherName: 'Lucia',
  roomName: null,
  isChangedByHand,
});
const ANSWERS = {
  SessionsOfClass: {
    getClassSessions: [
      AGAIN(68, '2099-10-27T17:00:00.000Z'),
      AGAIN(70, '2099-11-03T17:00:00.000Z'),
      AGAIN(71, '2099-11-10T17:00:00.000Z'),
      AGAIN(72, '2099-11-17T17:00:00.000Z', true),
    ],
  },
  SessionToEditPage: {
    getClassSession: { session: SESSION, ofClass: { id: 7, name: 'Yoga', locationType: 1 } },
    getServiceResources: [{ id: 4, name: 'Lucia', kind: 'human' as const }],
    getCurrentUser: { businesses: [{ providerId: 1, viewerCan: ['changeClasses' as const] }] },
  },
};

it('a session is changed from what it is; whoever has a place is told unless it is left out', async () => {
  const { user, sent } = await showBusinessScreen({
    ...SHOWN,
    answers: { ...ANSWERS, EditSession: { editSession: 70 } },
  });
  const capacity = screen.getByRole('textbox', { name: /Posti/ });
  expect(capacity).toHaveValue('10');
  await user.clear(capacity);
  await user.type(capacity, '12');
  await user.click(screen.getByRole('checkbox', { name: 'Avvisa per e-mail chi è iscritto (3)' }));
  await user.click(screen.getByRole('button', { name: 'Salva le modifiche' }));
  expect(sent('EditSession')).toMatchObject({
    id: 70,
    version: 6,
    input: {
      startsAt: '2099-11-03T18:00',
      durationMinutes: 90,
      capacity: 12,
      teacherId: 4,
      roomId: null,
      tellsParticipants: false,
    },
  });
});

it('says at the field what is in the way', async () => {
  const { user } = await showBusinessScreen({
    ...SHOWN,
    answers: {
      ...ANSWERS,
      EditSession: refusal('subscriptionInvalidCapacity', ['capacity']),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Salva le modifiche' }));
  expect(
    (await screen.findAllByText(/Ci sono già più iscritti: prima annulla qualche iscrizione/)).length,
  ).toBeGreaterThan(0);
});

it('changes this and the following; what was changed alone stays unless it is ticked; a clash says which, and that nothing changed', async () => {
  const { user, sent } = await showBusinessScreen({
    ...SHOWN,
    answers: { ...ANSWERS, EditSession: refusal('reservationInvalidCapacity', ['sessions.1']) },
  });
  await user.click(screen.getByRole('radio', { name: 'Questa e le seguenti (3)' }));
  expect(screen.getByRole('button', { name: 'Cambia 2 lezioni' })).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Anche quelle già modificate da sole (1)' }));
  await user.click(screen.getByRole('button', { name: 'Cambia 3 lezioni' }));
  expect(sent('EditSession')).toMatchObject({
    input: { scope: 'following', includesChanged: true, tellsParticipants: true },
  });
  const said =
    'In queste lezioni l’insegnante o la sala sono già occupati: martedì 10/11/2099, 18:00. Non è cambiata nessuna lezione.';
  expect((await screen.findAllByText(new RegExp(said))).length).toBeGreaterThan(0);
});
