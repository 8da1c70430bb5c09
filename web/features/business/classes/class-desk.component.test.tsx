import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import * as add from './participant-add.route.tsx';
import * as participant from './participant.route.tsx';
import * as cancelMany from './subscriptions-cancel.route.tsx';

const SESSION = {
  id: 70,
  classId: 7,
  className: null,
  startsAt: '2099-11-03T17:00:00.000Z',
  endsAt: '2099-11-03T18:00:00.000Z',
  timeZone: 'Europe/Rome',
  priceCents: null,
  capacity: 10,
  taken: 3,
  teacherName: null,
  roomName: null,
  link: null,
  status: 'A' as const,
  seriesId: null,
  intervalType: null,
  isChangedByHand: false,
};
const NEXT = { ...SESSION, id: 71, startsAt: '2099-11-10T17:00:00.000Z', endsAt: '2099-11-10T18:00:00.000Z' };
const joinable = (one: typeof SESSION) => ({
  id: one.id,
  startsAt: one.startsAt,
  endsAt: one.endsAt,
  timeZone: one.timeZone,
  priceCents: null,
  capacity: one.capacity,
  taken: one.taken,
  status: one.status,
  teacherId: null,
});
const rosterOf = (model: 'session' | 'total', canAdd = true) => ({
  Roster: {
    getClassSession: {
      session: SESSION,
      ofClass: { id: 7, name: 'Yoga', model, priceCents: 1500, minimumCapacity: 1, isArchived: false },
      roster: [],
      canAdd,
    },
  },
  SessionsToJoin: {
    getClassSessions: [joinable(SESSION), joinable(NEXT), joinable({ ...NEXT, id: 72, taken: 10 })],
  },
});
const ADD = { route: add, path: 'classes/sessions/:sessionId/add', at: 'classes/sessions/70/add' };

it('a walk-in is added to the session of the roster and to another one', async () => {
  const { user, sent } = await showBusinessScreen({
    ...ADD,
    answers: { ...rosterOf('session'), CreateSubscription: { createSubscription: { id: 31 } } },
  });
  await user.click(screen.getByRole('radio', { name: 'Di passaggio' }));
  await user.type(screen.getByRole('textbox', { name: 'Nome, se lo dice' }), 'Ugo');
  expect(screen.getByRole('checkbox', { name: /completa/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /10\/11\/2099.*posti liberi/ }));
  await user.click(screen.getByRole('button', { name: 'Iscrivi' }));
  expect(sent('CreateSubscription')).toMatchObject({
    providerId: 1,
    input: { classId: 7, sessions: [70, 71], customer: { walkIn: { name: 'Ugo' } }, tellsCustomer: true },
  });
});

it('to a course at one price somebody is added as a whole', async () => {
  const { user, sent } = await showBusinessScreen({
    ...ADD,
    answers: { ...rosterOf('total'), CreateSubscription: { createSubscription: { id: 31 } } },
  });
  await user.click(screen.getByRole('radio', { name: 'Di passaggio' }));
  expect(screen.getByText(/Tutto il corso: 3 lezioni/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Iscrivi' }));
  expect(sent('CreateSubscription')).toMatchObject({ input: { sessions: [70, 71, 72] } });
});

it('who is there already is said at the customer', async () => {
  const { user } = await showBusinessScreen({
    ...ADD,
    answers: { ...rosterOf('session'), CreateSubscription: refusal('alreadyBooked') },
  });
  await user.click(screen.getByRole('radio', { name: 'Di passaggio' }));
  await user.click(screen.getByRole('button', { name: 'Iscrivi' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});

const preview = (byUs: number, byCustomer: number, atCenter = 0) => ({
  byUsRefundCents: byUs,
  byCustomerRefundCents: byCustomer,
  atCenterCents: atCenter,
  walletCents: 0,
  isFreeForCustomer: byUs === byCustomer,
});
const place = (one: typeof SESSION, back: ReturnType<typeof preview>) => ({
  sessionId: one.id,
  startsAt: one.startsAt,
  endsAt: one.endsAt,
  teacherName: null,
  sessionStatus: 'A' as const,
  status: 'A' as const,
  presence: null,
  preview: back,
});
const SUBSCRIPTION = {
  id: 31,
  className: 'Yoga',
  customerId: 9,
  firstname: 'Giulia',
  lastname: 'Riva',
  email: null,
  phone: null,
  status: 'A' as const,
  createdAt: '2099-10-01T08:00:00.000Z',
  paymentState: 'fullyPaid' as const,
  dueCents: 3000,
  owedCents: 0,
};
const DETAIL = {
  SubscriptionDetail: {
    getSubscription: {
      timeZone: 'Europe/Rome',
      isByProvider: true,
      isTotal: false,
      canBeTold: true,
      subscription: SUBSCRIPTION,
      sessions: [place(SESSION, preview(1500, 0)), place(NEXT, preview(1500, 1500))],
      preview: preview(3000, 1500),
      money: null,
    },
  },
};

it('a sign-up says what goes back before it is cancelled', async () => {
  const { user, sent } = await showBusinessScreen({
    route: participant,
    path: 'classes/sessions/:sessionId/participants/:id',
    at: 'classes/sessions/70/participants/31',
    answers: { ...DETAIL, CancelSubscription: { cancelSubscription: { refundCents: 3000 } } },
  });
  const part = within(screen.getByRole('region', { name: 'Annulla l’iscrizione' }));
  await user.click(part.getByText('Annulla l’iscrizione', { selector: 'summary' }));
  expect(part.getByText('Se rinunciamo noi tornano 30,00 € sulla carta.')).toBeVisible();
  expect(part.getByText(/Se rinuncia il cliente tornano 15,00 €/)).toBeVisible();
  await user.click(part.getByRole('radio', { name: 'Noi' }));
  await user.click(part.getByRole('button', { name: 'Annulla' }));
  expect(sent('CancelSubscription')).toMatchObject({
    providerId: 1,
    id: 31,
    sessions: null,
    by: 'we',
    waiver: null,
    tellsCustomer: true,
  });
});

it('several are cancelled at once; what cannot be says why', async () => {
  const one = { id: 31, className: 'Yoga', firstname: 'Giulia', lastname: 'Riva', email: null, phone: null };
  const { user, sent } = await showBusinessScreen({
    route: cancelMany,
    path: 'subscriptions/cancel',
    at: 'subscriptions/cancel?cancel=31,32',
    answers: {
      SubscriptionsToCancel: {
        getSubscriptionsToCancel: [
          {
            obstacle: null,
            canBeTold: false,
            preview: preview(0, 0, 1500),
            subscription: { ...one, status: 'A', sessions: 1, nextAt: SESSION.startsAt },
          },
          {
            obstacle: 'over',
            canBeTold: false,
            preview: null,
            subscription: { ...one, id: 32, firstname: 'Piero', status: 'A', sessions: 1, nextAt: null },
          },
        ],
      },
      CancelSubscriptions: refusal('alreadyCanceled', ['ids.0']),
    },
  });
  expect(screen.getByText(/Non ha lezioni che devono ancora cominciare/)).toBeVisible();
  expect(screen.getByText(/15,00 € pagati al banco/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Annulla le iscrizioni (1)' }));
  expect(sent('CancelSubscriptions')).toMatchObject({ ids: [31], by: 'we' });
  expect(await screen.findByText(/Nessuna iscrizione è stata annullata. Giulia Riva/)).toBeVisible();
});
