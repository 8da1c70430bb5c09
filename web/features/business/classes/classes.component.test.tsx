import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { ClassSessionSeen, ListedClass, OwnClass, RosterEntry } from './class-calls.ts';
import * as classEdit from './class-edit.route.tsx';
import * as classNew from './class-new.route.tsx';
import * as classPage from './class.route.tsx';
import * as classes from './classes.route.tsx';
import * as session from './session.route.tsx';
import * as newSessions from './sessions-new.route.tsx';
import * as subscriptions from './subscriptions.route.tsx';

const YOGA: ListedClass = {
  id: 7,
  serviceType: 'Y',
  name: 'Yoga',
  model: 'session',
  priceCents: 1500,
  sessions: 3,
  coming: 3,
  nextAt: '2099-11-03T17:00:00.000Z',
  isActive: true,
  isPublished: true,
  isArchived: false,
};
const EVENING: ClassSessionSeen = {
  id: 70,
  classId: 7,
  className: 'Yoga',
  startsAt: '2099-11-03T17:00:00.000Z',
  endsAt: '2099-11-03T18:00:00.000Z',
  timeZone: 'Europe/Rome',
  priceCents: null,
  capacity: 12,
  taken: 9,
  teacherName: 'Anna Verdi',
  roomName: 'Sala grande',
  link: null,
  status: 'A',
  seriesId: null,
  intervalType: null,
  isChangedByHand: false,
};
const SEEN: OwnClass = {
  id: 7,
  serviceType: 'Y',
  name: 'Yoga',
  description: '',
  groupId: 4,
  groupName: 'Movimento',
  color: '#336655',
  model: 'session',
  lateJoin: 'no',
  closesMinutes: 0,
  priceCents: 1500,
  durationMinutes: 60,
  capacity: 12,
  minimumCapacity: 1,
  locationType: 1,
  vatTreatment: null,
  isActive: true,
  isPublished: true,
  isArchived: false,
  version: 4,
};
const ME = { businesses: [{ providerId: 1, viewerCan: ['changeClasses' as const] }] };

const list = (items: ListedClass[], week: ClassSessionSeen[] = []) => ({
  getClasses: items,
  getSessionsOfDays: week,
});

it('an empty list leads to the first class', async () => {
  await showBusinessScreen({ route: classes, path: 'classes', answers: { Classes: list([]) } });
  expect(await screen.findByText('Un corso di yoga, una serata di bagni di suono?')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Nuovo corso o evento' })[1]).toHaveAttribute(
    'href',
    '/it/business/1/classes/new',
  );
});

it('the list says price, next date and what is to come; the week beside it leads to each roster', async () => {
  const off = { ...EVENING, id: 71, startsAt: '2099-11-04T17:00:00.000Z', status: 'C' as const };
  await showBusinessScreen({
    route: classes,
    path: 'classes',
    answers: { Classes: list([YOGA], [EVENING, off]) },
  });
  const row = screen.getByRole('row', { name: /Yoga/ });
  expect(row).toHaveTextContent('Corso15,00 € a lezionemar 03/11/2099, 18:003Pubblicato');
  const week = within(screen.getByRole('region', { name: 'Prossimi 7 giorni' }));
  const [first, cancelled] = week.getAllByRole('link');
  expect(first).toHaveTextContent(/18:00–19:00YogaAnna Verdi9\/12/);
  expect(first).toHaveAttribute('href', '/it/business/1/classes/sessions/70');
  expect(cancelled).toHaveTextContent(/Annullata/);
});

it('who may not change classes sees them without acts, in English', async () => {
  await showBusinessScreen({
    route: classes,
    path: 'classes',
    locale: 'en',
    center: { role: 'collaborator', viewerCan: ['seeReservations'] },
    answers: { Classes: list([YOGA]) },
  });
  expect(screen.getByRole('row', { name: /Yoga/ })).toHaveTextContent('15,00 € per session');
  expect(screen.queryByRole('link', { name: 'New course or event' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^More for/ })).toBeNull();
});

it('a center whose package has no classes is told so', async () => {
  await showBusinessScreen({
    route: classes,
    path: 'classes',
    center: { notInPackage: ['changeClasses'] },
    answers: { Classes: list([]) },
  });
  expect(screen.getByText(/Con Grow o All in One/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nuovo corso o evento' })).toBeNull();
});

it('the pricing of a class is refused at its field once somebody has signed up', async () => {
  const { user, sent } = await showBusinessScreen({
    route: classEdit,
    path: 'classes/:classId/edit',
    at: 'classes/7/edit',
    answers: {
      ClassToEdit: {
        getClass: SEEN,
        courseGroups: [{ id: 4, name: 'Movimento', color: '#336655' }],
        eventGroups: [],
        getCurrentUser: ME,
      },
      EditClass: refusal('cannotUpdate', ['model']),
    },
  });
  await user.click(screen.getByRole('radio', { name: 'Prezzo unico' }));
  expect(screen.getByLabelText('Prezzo di tutte le lezioni')).toHaveValue('15,00');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  const total = await screen.findByRole('radio', { name: 'Prezzo unico' });
  await waitFor(() => expect(total).toHaveAttribute('aria-invalid', 'true'));
  expect(total).toHaveAccessibleDescription(/Qualcuno è già iscritto/);
  expect(sent('EditClass')).toMatchObject({
    id: 7,
    version: 4,
    input: { model: 'total', lateJoin: 'no', priceCents: 1500, isActive: true },
  });
});

it('another date is the last one a week later, and a clash stands at its row', async () => {
  const { user, sent } = await showBusinessScreen({
    route: newSessions,
    path: 'classes/:classId/sessions/new',
    at: 'classes/7/sessions/new',
    answers: {
      ClassForSessions: {
        getClass: SEEN,
        getServiceResources: [{ id: 3, name: 'Anna Verdi', kind: 'human' }],
        getCurrentUser: ME,
      },
      CreateSessions: refusal('reservationInvalidCapacity', ['sessions.1']),
    },
  });
  const first = within(screen.getByRole('group', { name: 'Lezione 1' }));
  const [day, month, year] = first.getAllByRole('spinbutton');
  for (const [part, typed] of [
    [day, '24'],
    [month, '11'],
    [year, '2099'],
  ] as const)
    if (part) {
      await user.click(part);
      await user.keyboard(typed);
    }
  await user.type(first.getByLabelText('Inizio'), '1830');
  await user.click(screen.getByRole('button', { name: 'Aggiungi un’altra data' }));
  await user.click(screen.getByRole('button', { name: 'Aggiungi le lezioni' }));
  const second = within(screen.getByRole('group', { name: 'Lezione 2' }));
  await waitFor(() => expect(second.getByLabelText('Inizio')).toHaveAttribute('aria-invalid', 'true'));
  expect(second.getByText(/^martedì 01\/12\/2099, 18:30: l’insegnante o la sala/)).toBeVisible();
  expect(first.getByLabelText('Inizio')).not.toHaveAttribute('aria-invalid');
  const { sessions } = sent('CreateSessions');
  expect(sessions).toMatchObject([
    { startsAt: '2099-11-24T18:30', durationMinutes: 60, capacity: 12 },
    { startsAt: '2099-12-01T18:30', durationMinutes: 60, capacity: 12 },
  ]);
});

it('dates are repeated weekly, each in one line that can be taken out before anything is saved', async () => {
  const { user, sent } = await showBusinessScreen({
    route: newSessions,
    path: 'classes/:classId/sessions/new',
    at: 'classes/7/sessions/new',
    answers: {
      ClassForSessions: {
        getClass: SEEN,
        getServiceResources: [{ id: 3, name: 'Anna Verdi', kind: 'human' }],
        getCurrentUser: ME,
      },
      CreateSessions: refusal('reservationInvalidCapacity', ['sessions.2']),
    },
  });
  const first = within(screen.getByRole('group', { name: 'Lezione 1' }));
  for (const [index, typed] of ['24', '11', '2099'].entries()) {
    const part = first.getAllByRole('spinbutton')[index];
    if (!part) continue;
    await user.click(part);
    await user.keyboard(typed);
  }
  await user.type(first.getByLabelText('Inizio'), '1830');
  const weeks = screen.getByRole('textbox', { name: 'Quante volte ancora' });
  await user.clear(weeks);
  await user.type(weeks, '3');
  await user.tab();
  await user.click(screen.getByRole('button', { name: 'Aggiungi le date' }));
  expect(screen.getByText('martedì 01/12/2099, 18:30')).toBeVisible();
  expect(screen.getByText('martedì 15/12/2099, 18:30')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Togli la lezione 3' }));
  expect(screen.queryByText('martedì 08/12/2099, 18:30')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Aggiungi le lezioni' }));
  const last = within(screen.getByRole('group', { name: 'Lezione 3' }));
  expect(await last.findByText(/^martedì 15\/12\/2099, 18:30: l’insegnante o la sala/)).toBeVisible();
  expect(sent('CreateSessions')['sessions']).toMatchObject([
    { startsAt: '2099-11-24T18:30' },
    { startsAt: '2099-12-01T18:30' },
    { startsAt: '2099-12-15T18:30' },
  ]);
});

const pageOf = (...sessions: ClassSessionSeen[]) => ({
  ClassWithSessions: { getClass: SEEN, getClassSessions: sessions },
});
const PAGE = { route: classPage, path: 'classes/:classId', at: 'classes/7' };

it('cancelling a session says who is told and paid back, and takes the reason', async () => {
  const { user, sent } = await showBusinessScreen({
    ...PAGE,
    answers: { ...pageOf(EVENING), CancelSessions: { cancelSessions: [70] } },
  });
  await user.click(await screen.findByRole('button', { name: /^Altro per/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Annulla lezione' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText(/I 9 iscritti ricevono/)).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Motivo' }), 'Anna è malata');
  await user.click(dialog.getByRole('button', { name: 'Annulla lezione' }));
  await waitFor(() =>
    expect(sent('CancelSessions')).toEqual({ providerId: 1, ids: [70], reason: 'Anna è malata' }),
  );
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('a session that somebody had signed up for is not deleted, which is said', async () => {
  const { user } = await showBusinessScreen({
    ...PAGE,
    answers: { ...pageOf({ ...EVENING, taken: 0 }), DeleteSessions: { deleteSessions: [] } },
  });
  await user.click(await screen.findByRole('button', { name: /^Altro per/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  await user.click(await screen.findByRole('button', { name: 'Elimina' }));
  expect(await screen.findByText(/si può solo annullare/)).toBeVisible();
});

it('sessions that are over stand apart, the latest first', async () => {
  const past = (id: number, day: string) => ({ ...EVENING, id, startsAt: `2026-01-${day}T17:00:00.000Z` });
  await showBusinessScreen({
    ...PAGE,
    at: 'classes/7?time=over',
    answers: pageOf(past(1, '06'), past(2, '13'), EVENING),
  });
  const rows = (await screen.findAllByRole('row')).slice(1);
  expect(rows.map((row) => row.textContent?.slice(0, 14))).toEqual(['mar 13/01/2026', 'mar 06/01/2026']);
});

const GIULIA: RosterEntry = {
  subscriptionId: 31,
  customerId: 9,
  firstname: 'Giulia',
  lastname: 'Riva',
  email: null,
  phone: '333 111 2223',
  status: 'A',
  presence: null,
  presenceAt: null,
  paymentState: 'notPaid',
  owedCents: 1500,
};
const rosterOf = (startsAt: string, ...roster: RosterEntry[]) => ({
  Roster: {
    getClassSession: {
      session: { ...EVENING, startsAt },
      ofClass: {
        id: 7,
        name: 'Yoga',
        model: 'session' as const,
        priceCents: 1500,
        minimumCapacity: 1,
        isArchived: false,
      },
      roster,
      canAdd: true,
    },
  },
});
const ROSTER = { route: session, path: 'classes/sessions/:sessionId', at: 'classes/sessions/70' };

it('who came is marked by one press, who owes is seen, and who gave up has no buttons', async () => {
  const { user, sent } = await showBusinessScreen({
    ...ROSTER,
    answers: {
      ...rosterOf('2026-01-06T17:00:00.000Z', GIULIA, {
        ...GIULIA,
        subscriptionId: 32,
        firstname: 'Piero',
        status: 'C',
        owedCents: 0,
      }),
      SetSessionPresence: { setSessionPresence: 'arrived' },
    },
  });
  const [giulia, piero] = screen.getAllByRole('listitem');
  expect(giulia).toHaveTextContent('da pagare 15,00 €');
  expect(piero).toHaveTextContent('Ha rinunciato');
  if (piero) expect(within(piero).queryByRole('button')).toBeNull();
  const acts = within(screen.getByRole('group', { name: 'Azioni per Giulia Riva' }));
  expect(acts.getByRole('button', { name: 'Non si è presentato' })).toBeVisible();
  await user.click(acts.getByRole('button', { name: 'Arrivato' }));
  expect(sent('SetSessionPresence')).toEqual({
    providerId: 1,
    sessionId: 70,
    subscriptionId: 31,
    presence: 'arrived',
  });
  expect(await screen.findByText('Arrivato: Giulia Riva')).toBeVisible();
});

it('what was said of somebody can be taken back', async () => {
  const { user, sent } = await showBusinessScreen({
    ...ROSTER,
    answers: {
      ...rosterOf('2026-01-06T17:00:00.000Z', {
        ...GIULIA,
        presence: 'arrived',
        presenceAt: '2026-01-06T17:02:00.000Z',
      }),
      SetSessionPresence: { setSessionPresence: null },
    },
  });
  expect(screen.getByText('Arrivo segnato alle 18:02')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Togli il segno' }));
  expect(sent('SetSessionPresence')).toMatchObject({ subscriptionId: 31, presence: null });
});

it('nobody is marked before the day of the session', async () => {
  await showBusinessScreen({ ...ROSTER, answers: rosterOf('2099-01-06T17:00:00.000Z', GIULIA) });
  expect(screen.getByText('Le presenze si segnano dal giorno prima.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Arrivato' })).toBeNull();
});

it('sign-ups are filtered by class and standing in the address', async () => {
  const { sent } = await showBusinessScreen({
    route: subscriptions,
    path: 'subscriptions',
    at: 'subscriptions?standing=canceled&class=7',
    answers: {
      Subscriptions: {
        getSubscriptions: {
          total: 1,
          page: 1,
          pages: 1,
          items: [
            {
              id: 31,
              className: 'Yoga',
              customerId: 9,
              firstname: 'Giulia',
              lastname: 'Riva',
              email: null,
              phone: null,
              status: 'R',
              sessions: 3,
              nextAt: '2099-11-03T17:00:00.000Z',
              paymentState: 'notPaid',
              owedCents: 0,
            },
          ],
        },
        getClasses: [{ id: 7, name: 'Yoga' }],
      },
    },
  });
  expect(sent('Subscriptions')).toMatchObject({ standing: 'canceled', classId: 7, page: 1 });
  const row = screen.getByRole('row', { name: /Giulia Riva/ });
  expect(row).toHaveTextContent('Rimborsata');
  expect(within(row).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('/subscriptions/31?standing=canceled'),
  );
});

it('a form of a new class that is not right names each field', async () => {
  const { user } = await showBusinessScreen({
    route: classNew,
    path: 'classes/new',
    answers: { NewClass: { getCurrentUser: ME, courseGroups: [], eventGroups: [] } },
  });
  await user.click(screen.getByRole('button', { name: 'Crea e aggiungi le date' }));
  const name = screen.getByRole('textbox', { name: 'Nome' });
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription(/Inserisci un valore per nome!/);
});

it('is copied with its term: the copy opens, and a clash says what to do instead', async () => {
  const { user, sent } = await showBusinessScreen({
    route: classPage,
    path: 'classes/:classId',
    at: 'classes/7',
    answers: {
      ClassWithSessions: {
        getClass: SEEN,
        getClassSessions: [EVENING, { ...EVENING, id: 71, startsAt: '2099-11-10T17:00:00.000Z' }],
      },
      DuplicateClass: refusal('reservationInvalidCapacity', ['sessions.1']),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Duplica' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Le 2 date non annullate/)).toBeVisible();
  for (const [index, typed] of ['12', '01', '2099'].entries()) {
    const part = dialog.getAllByRole('spinbutton')[index];
    if (part) await user.click(part);
    await user.keyboard(typed);
  }
  expect(
    await dialog.findByText(
      'Le date della copia sono 2: da lunedì 12/01/2099, 18:00 a lunedì 19/01/2099, 18:00.',
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Duplica' }));
  expect(sent('DuplicateClass')).toMatchObject({
    id: 7,
    name: 'Yoga',
    startsOn: '2099-01-12',
    keepsTeachers: true,
  });
  expect((await dialog.findAllByText(/niente è stato copiato/)).length).toBeGreaterThan(0);
  expect(dialog.getByText('Insegnante o sala già occupati: lunedì 19/01/2099, 18:00.')).toBeVisible();
});

it('empty sessions go at once, and a session is cancelled with those that follow', async () => {
  const again = { ...EVENING, seriesId: 70 };
  const { user, sent } = await showBusinessScreen({
    route: classPage,
    path: 'classes/:classId',
    at: 'classes/7',
    answers: {
      ClassWithSessions: {
        getClass: { ...SEEN, minimumCapacity: 5 },
        getClassSessions: [
          again,
          { ...again, id: 71, startsAt: '2099-11-10T17:00:00.000Z', taken: 0 },
          { ...again, id: 72, startsAt: '2099-11-17T17:00:00.000Z', taken: 0 },
          { ...EVENING, id: 73, startsAt: '2099-11-18T17:00:00.000Z' },
        ],
      },
      CancelSessions: { cancelSessions: [70, 71, 72] },
      DeleteSessions: { deleteSessions: [71, 72] },
    },
  });
  expect(await screen.findAllByText('0 di almeno 5')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Elimina le lezioni vuote (2)' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /Elimina/ }));
  expect(sent('DeleteSessions')).toMatchObject({ ids: [71, 72] });
  const row = await screen.findByRole('row', { name: /03\/11\/2099/ });
  await user.click(within(row).getByRole('button', { name: /^Altro per/ }));
  await user.click(await screen.findByRole('menuitem', { name: /^Annulla/ }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('radio', { name: 'Questa e le seguenti (3)' }));
  await user.click(dialog.getByRole('button', { name: 'Annulla 3 lezioni' }));
  expect(sent('CancelSessions')).toMatchObject({ ids: [70, 71, 72] });
});

it.each([
  ['current', ['Pilates']],
  ['future', ['Yoga']],
  ['past', ['Danza']],
] as const)('the list is narrowed to what is %s', async (period, shown) => {
  const spring = { ...YOGA, id: 8, name: 'Pilates', sessions: 9, coming: 2 };
  const over = { ...YOGA, id: 9, name: 'Danza', sessions: 4, coming: 0, nextAt: null };
  await showBusinessScreen({
    route: classes,
    path: 'classes',
    at: `classes?period=${period}`,
    answers: { Classes: list([YOGA, spring, over]) },
  });
  const names = ['Yoga', 'Pilates', 'Danza'].filter(
    (name) => screen.queryByRole('row', { name: new RegExp(name) }) !== null,
  );
  expect(names).toEqual(shown);
});
