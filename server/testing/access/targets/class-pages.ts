import type { ClassMade } from '#server/modules/classes/builders.ts';
import { aClass } from '#server/modules/classes/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { OWN_SUBSCRIPTION, SUBSCRIPTION_TO_CONFIRM, SUBSCRIPTION_TO_MANAGE } from './classes.ts';
import { typing } from './pages.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

const classAt = ({ app }: Town, { providerId }: ProviderOfTown): Promise<ClassMade> =>
  aClass(app.work(), { providerId, starts: ['2026-11-20T17:00:00Z', '2026-11-27T17:00:00Z'] });

const anothersClass = async (town: Town): Promise<Args[]> => [
  { classId: (await classAt(town, town.hidden)).classId },
];

/** The page of a class, with its first session chosen. */
export const CLASS_PAGE: AccessTarget = {
  called: 'a class, on its page; another’s: of a locked provider',
  async mine(town) {
    const { providerId, classId, sessionIds } = await classAt(town, town.here);
    return { id: providerId, classId, search: { sessions: sessionIds[0], step: 1 } };
  },
  async others(town) {
    const { providerId, classId } = await classAt(town, town.hidden);
    const ofHere = town.here.providerId;
    return [
      { id: providerId, classId },
      { id: ofHere, classId },
      { id: ofHere, classId: (await classAt(town, town.elsewhere)).classId },
    ];
  },
  unknown: { classId: UNKNOWN_ID },
  ids: {
    id: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ id: providerId })),
    classId: anothersClass,
    'search.sessions': async (town) => [
      { 'search.sessions': (await classAt(town, town.elsewhere)).sessionIds[0] },
    ],
  },
};

const who = { firstname: 'Ada', lastname: 'Rossi', phone: '+39 051 123456', sharing: 'Y', pay: 'later' };
const ANOTHERS_SESSION = async (town: Town): Promise<Args[]> => [
  { 'form.sessions': (await classAt(town, town.elsewhere)).sessionIds[0] },
];

/** Signing up on the page: the class says whose it is, the address of the provider only what must be typed. */
export const SIGN_UP_ON_PAGE: AccessTarget = {
  called: 'a class, signed up for on its page',
  async mine(town, { email }) {
    const { providerId, classId, sessionIds } = await classAt(town, town.here);
    return { id: providerId, classId, form: { ...who, email, sessions: sessionIds[0] } };
  },
  unknown: { classId: UNKNOWN_ID },
  ids: {
    id: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ id: providerId })),
    classId: anothersClass,
    'form.sessions': ANOTHERS_SESSION,
  },
};

const ANOTHERS_WIDGET = ({ hidden }: Town): Args[] => [{ integrationId: hidden.integrationId }];
const inWidget = ({ integrationId }: ProviderOfTown, { id: _provider, ...args }: Args): Args => ({
  ...args,
  integrationId,
});

/** The same in the widget of the provider. */
export const CLASS_IN_WIDGET: AccessTarget = {
  called: 'a class, in the widget of its provider; another’s: of a locked provider',
  mine: async (town, me) => inWidget(town.here, (await CLASS_PAGE.mine?.(town, me)) ?? {}),
  others: async (town, me) =>
    ((await CLASS_PAGE.others?.(town, me)) ?? []).map((args) => inWidget(town.here, args)),
  unknown: { classId: UNKNOWN_ID },
  ids: { integrationId: ANOTHERS_WIDGET, classId: anothersClass },
};
export const SIGN_UP_IN_WIDGET: AccessTarget = {
  called: 'a class, signed up for in the widget of its provider',
  mine: async (town, me) => inWidget(town.here, (await SIGN_UP_ON_PAGE.mine?.(town, me)) ?? {}),
  unknown: { classId: UNKNOWN_ID },
  ids: { integrationId: ANOTHERS_WIDGET, classId: anothersClass, 'form.sessions': ANOTHERS_SESSION },
};

/** Mailed links as the addresses of pages, which name no session. */
const asPage = (target: AccessTarget, name: 'code' | 'token'): AccessTarget => {
  const named = ({ code }: Args): Args => ({ [name]: code });
  return {
    called: target.called,
    mine: async (town, me) => named((await target.mine?.(town, me)) ?? {}),
    others: async (town, me) => ((await target.others?.(town, me)) ?? []).map(named),
    unknown: { [name]: '1.1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
  };
};
export const CONFIRM_SUBSCRIPTION_PAGE = asPage(SUBSCRIPTION_TO_CONFIRM, 'code');
export const MANAGE_SUBSCRIPTION_PAGE = asPage(SUBSCRIPTION_TO_MANAGE, 'token');
/** The whole sign-up, which has one session. */
export const CANCEL_SUBSCRIPTION_BY_PAGE = typing(MANAGE_SUBSCRIPTION_PAGE, { session: '' });

/** A sign-up in the profile. */
export const SUBSCRIPTION_PAGE: AccessTarget = {
  called: 'a sign-up, on its page',
  mine: async (town, me) => keyOf((await OWN_SUBSCRIPTION.mine?.(town, me)) ?? {}),
  others: async (town, me) => ((await OWN_SUBSCRIPTION.others?.(town, me)) ?? []).map(keyOf),
  unknown: { id: UNKNOWN_ID },
  ids: {
    providerId: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ providerId })),
    id: async (town, me) => ((await OWN_SUBSCRIPTION.others?.(town, me)) ?? []).map(({ id }) => ({ id })),
  },
};
const keyOf = ({ providerId, id }: Args): Args => ({ providerId, id });
export const CANCEL_SUBSCRIPTION = typing(SUBSCRIPTION_PAGE, { session: '' });
