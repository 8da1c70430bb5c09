import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import {
  BOOKING,
  BOOKING_TO_PAY_JUST_MADE,
  CONFIRM_LINK,
  HOLD,
  MANAGE_LINK,
  PAYMENT,
  UNPAID_BOOKING,
  withWrongTokens,
} from './bookings.ts';
import { ONESELF, SESSION } from './own-account.ts';
import { PROVIDER, REQUEST } from './places.ts';
import { CONFIRMATION, CREDENTIALS, EMAIL_BACK_LINK, NEW_EMAIL_LINK, RESET } from './sign-in.ts';
import type { Town } from '../town.ts';
import type { AnothersIds, Args, AccessTarget } from './target.ts';

const CHOSEN = 'Vicino-al-mare-8!';

/** The same thing as a page's address and form name it. */
function seenAs(target: AccessTarget, as: (args: Args) => Args): AccessTarget {
  const { mine, others, unknown } = target;
  return {
    ...target,
    ...(mine && { mine: async (town, me) => as(await mine(town, me)) }),
    ...(others && { others: async (town, me) => (await others(town, me)).map(as) }),
    ...(unknown && { unknown: as(unknown) }),
  };
}

/** A thing beside what is typed into the page's form. */
export const typing = (target: AccessTarget, form: Record<string, string>): AccessTarget => ({
  ...seenAs(target, (args) => ({ ...args, form })),
  called: `${target.called}: ${form['intent'] ?? 'the form'}`,
});

const withToken = ({ code, ...args }: Args): Args => ({ ...args, token: code });
export const MANAGE_PAGE: AccessTarget = seenAs(MANAGE_LINK, withToken);
const ANOTHERS_PERSON_IN_FORM: AnothersIds = ({ elsewhere, hidden }) =>
  [elsewhere, hidden].map(({ resourceId }) => ({ 'form.resourceId': resourceId }));
const moving = (target: AccessTarget): AccessTarget => ({
  ...typing(target, { intent: 'move' }),
  ids: { ...target.ids, 'form.resourceId': ANOTHERS_PERSON_IN_FORM },
});
export const MOVE_BY_PAGE = moving(MANAGE_PAGE);
export const MOVE_BOOKING = moving(BOOKING);
export const CANCEL_BOOKING = typing(BOOKING, { intent: 'cancel' });
export const CANCEL_BY_PAGE = typing(MANAGE_PAGE, { intent: 'cancel' });
export const CONFIRM_PAGE = CONFIRM_LINK;

/** The address of the hosted page names the payment and its secret. */
export const PAY_PAGE: AccessTarget = {
  ...seenAs(PAYMENT, ({ orderId, clientSecret }) => ({
    payload: Buffer.from(JSON.stringify({ result: { orderId, clientSecret }, returnTo: null })).toString(
      'base64url',
    ),
  })),
  // In the address there is no id beside its secret.
  unknown: undefined,
  ids: undefined,
};

const withEmail = (args: Args): Args => ({ email: 'somebody@example.it', ...args });
const choosing = { password: PASSWORD, confirmation: PASSWORD };
export const CONFIRMATION_PAGE = typing(CONFIRMATION, choosing);
export const VERIFY_PAGE = seenAs(CONFIRMATION_PAGE, withEmail);
/** Whoever holds the mail may look; another's: no mail's code. */
export const NEW_EMAIL_PAGE: AccessTarget = {
  ...NEW_EMAIL_LINK,
  async others(town, me) {
    const [, ...none] = (await NEW_EMAIL_LINK.others?.(town, me)) ?? [];
    return none;
  },
};
export const EMAIL_BACK_PAGE = EMAIL_BACK_LINK;

const chosen = { password: CHOSEN, confirmation: CHOSEN };
export const RESET_PAGE = typing(RESET, chosen);
export const RESET_PAGE_ENCODED: AccessTarget = {
  ...seenAs(RESET_PAGE, ({ email, code, form }) => ({
    code: Buffer.from(`${String(email)}:${String(code)}`).toString('base64url'),
    form,
  })),
  unknown: undefined,
};

/** A provider's page, on which an offer and somebody to do it are chosen. */
export const PROVIDER_PAGE: AccessTarget = {
  ...PROVIDER,
  mine: ({ here }) => ({
    id: here.providerId,
    search: { offer: here.offerId, person: here.resourceId, day: '2026-11-05' },
  }),
  ids: {
    ...PROVIDER.ids,
    'search.offer': ({ hidden }) => [{ 'search.offer': hidden.offerId }],
    'search.person': ({ elsewhere, hidden }) =>
      [elsewhere, hidden].map(({ resourceId }) => ({ 'search.person': resourceId })),
  },
};

/** Booking on a page: offer, person and start stand in its address, who books in the form. */
const bookOn = (called: string, id: string, ids: AccessTarget['ids']): AccessTarget => ({
  called,
  mine: ({ here, nextStart }, { email }) => ({
    [id]: id === 'id' ? here.providerId : here.integrationId,
    search: { offer: here.offerId, person: here.resourceId, at: `${nextStart()}:00+01:00` },
    form: {
      email,
      firstname: 'Ada',
      lastname: 'Rossi',
      phone: '+39 051 123456',
      sharing: 'Y',
      pay: 'onSite',
    },
  }),
  ids: {
    ...ids,
    'search.offer': ({ hidden }) => [{ 'search.offer': hidden.offerId }],
    'search.person': ({ elsewhere, hidden }) =>
      [elsewhere, hidden].map(({ resourceId }) => ({ 'search.person': resourceId })),
  },
});

/** The form names no provider: the one of the address only says what must be typed. */
export const BOOK_ON_PROVIDER_PAGE = bookOn('an offer, on its provider’s page', 'id', {
  id: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ id: providerId })),
});
export const BOOK_IN_WIDGET = bookOn('an offer, in its provider’s widget', 'integrationId', {
  integrationId: ({ hidden }) => [{ integrationId: hidden.integrationId }],
});

const asPage = ({ providerId, ...form }: Args): Args => ({
  id: providerId,
  form: { ...form, intent: 'request' },
});
export const REQUEST_ON_PAGE: AccessTarget = {
  ...seenAs(REQUEST, asPage),
  unknown: { id: 999_999_999 },
  ids: { id: ({ hidden }) => [{ id: hidden.providerId }] },
};

/** Taken up again on a page, with what its form knows. */
export const PAY_AGAIN_ON_PAGE: AccessTarget = {
  called: 'a booking that waits for its payment, on its provider’s page',
  async mine(town, me) {
    const { reservationId, paymentToken } = (await UNPAID_BOOKING.mine?.(town, me)) ?? {};
    return { id: town.here.providerId, form: { intent: 'payAgain', reservationId, paymentToken } };
  },
  async others(town, me) {
    const wrong = await withWrongTokens(town, me.email);
    return wrong.map(({ reservationId, paymentToken }) => ({
      id: town.here.providerId,
      form: { intent: 'payAgain', reservationId, paymentToken: paymentToken ?? '' },
    }));
  },
  ids: {
    'form.reservationId': async (town, me) => {
      const all = (await UNPAID_BOOKING.others?.(town, me)) ?? [];
      return all.slice(0, 1).map(({ reservationId }) => ({ 'form.reservationId': reservationId }));
    },
  },
};

/** Given back on a page. */
const releasing = (called: string, pageOf: (town: Town) => Args): AccessTarget => ({
  called: `a place that waits for its payment, ${called}`,
  async mine(town, me) {
    const { id: reservationId } = (await HOLD.mine?.(town, me)) ?? {};
    return { ...pageOf(town), form: { intent: 'release', reservationId } };
  },
  async others(town, me) {
    const all = (await HOLD.others?.(town, me)) ?? [];
    return all.map(({ id }) => ({ ...pageOf(town), form: { intent: 'release', reservationId: id } }));
  },
  ids: {
    'form.reservationId': async (town, me) => {
      const all = (await HOLD.others?.(town, me)) ?? [];
      return all.map(({ id }) => ({ 'form.reservationId': id }));
    },
  },
});
export const RELEASE_ON_PAGE = releasing('on its provider’s page', ({ here }) => ({ id: here.providerId }));
export const RELEASE_IN_WIDGET = releasing('in its provider’s widget', ({ here }) => ({
  integrationId: here.integrationId,
}));
/** Which place it is the cookie says. */
export const RELEASE_JUST_MADE: AccessTarget = {
  ...typing(BOOKING_TO_PAY_JUST_MADE, { intent: 'release', reservationId: '1' }),
};

export const WIDGET_PAGE: AccessTarget = {
  called: 'a widget’s page',
  mine: ({ here }) => ({
    integrationId: here.integrationId,
    search: { offer: here.offerId, person: here.resourceId, day: '2026-11-05' },
  }),
  ids: {
    integrationId: ({ hidden }) => [{ integrationId: hidden.integrationId }],
    'search.offer': ({ hidden }) => [{ 'search.offer': hidden.offerId }],
  },
};

export const LOG_IN_FORM: AccessTarget = seenAs(CREDENTIALS, ({ username, password }) => ({
  email: username,
  ...(password !== undefined && { password }),
}));

export const END_DEVICE: AccessTarget = {
  called: 'a device that is signed in: endSignIn',
  mine: async (town, me) => ({ form: { ...(await SESSION.mine?.(town, me)), intent: 'endSignIn' } }),
  ids: {
    async 'form.id'(town, me) {
      const [veras] = (await SESSION.others?.(town, me)) ?? [];
      return [{ 'form.id': veras?.['id'] }];
    },
  },
};

const onOneself = (intent: string, form: Record<string, string>): AccessTarget =>
  typing(ONESELF, { intent, ...form });
export const OWN_DETAILS = onOneself('details', {
  firstname: 'Nuova',
  lastname: 'Rossi',
  version: '1',
  userLanguage: 'it',
});
export const OWN_CONSENTS = onOneself('consents', { marketing: 'Y' });
export const OWN_PASSWORD = onOneself('password', { oldPassword: PASSWORD, ...chosen });
export const OWN_PIN_TO_SET = onOneself('setPin', {
  pin: '2749',
  pinAgain: '2749',
  passwordForPin: PASSWORD,
});
export const OWN_DEVICES = onOneself('endOtherSignIns', {});
export const OWN_FEED = onOneself('enable', {});
export const OWN_EXPORT = onOneself('export', { password: PASSWORD });
export const OWN_END = onOneself('delete', { password: PASSWORD });

let made = 0;
export const REGISTRATION_FORM: AccessTarget = {
  called: 'an e-mail nobody has registered; another’s: one that is taken',
  mine: () => ({ email: `on-a-page-${(made += 1)}@example.it`, ...strong, terms: 'Y' }),
  others: ({ vera }) => [{ email: vera.email, ...strong, terms: 'Y' }],
};
const strong = { password: PASSWORD, confirmation: PASSWORD };
