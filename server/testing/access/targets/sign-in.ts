import { invitePerson } from '#server/modules/identity/index.ts';
import {
  NO_BROWSER,
  PASSWORD,
  SIGN_IN,
  signInVariables,
} from '#server/modules/identity/testing/sign-in-steps.ts';
import type { CodePurpose } from '#server/modules/identity/store/codes.ts';
import { finishSignIn } from '#server/modules/identity/use-cases/finish-sign-in.ts';
import { codeOf, startStep } from '#server/modules/identity/use-cases/one-time-codes.ts';
import { Browser } from '../browser.ts';
import type { Member, Town } from '../town.ts';
import { whileActive } from './own-account.ts';
import type { Args, AccessTarget } from './target.ts';

const CHOSEN = 'Vicino-al-mare-8!';
export const CLIENT = { appName: 'radura', appVersion: '6.0.0', os: 'android' } as const;
let made = 0;

/** The code of a step of somebody's, as its mail would carry it. */
export async function codeFor(
  { app }: Town,
  { personId }: Pick<Member, 'personId'>,
  purpose: CodePurpose,
  details: object = {},
): Promise<string> {
  return codeOf(app.deps.secrets, purpose, await startStep(app.work(), personId, purpose, details));
}

const credentials = (username: string, password = PASSWORD): Args => ({
  ...signInVariables(username, { password }),
  appName: 'radura',
  version: '6.0.0',
});

export const CREDENTIALS: AccessTarget = {
  called: 'e-mail and password',
  mine: (_town, { email }) => credentials(email),
  others: ({ vera }) => [credentials(vera.email, 'Non-e-questa-1!')],
  unknown: { username: 'nobody@example.it' },
};

export const FIRST_PASSWORD: AccessTarget = {
  called: 'an invitation’s first log-in',
  async mine(town) {
    const email = `invited-${(made += 1)}@example.it`;
    const { personId } = await invitePerson(town.app.work(), {
      email,
      providerId: town.here.providerId,
      role: 'collaborator',
      language: 'it',
      actor: 'system:test',
    });
    const code = await codeFor(town, { personId }, 'invite', { providerId: town.here.providerId });
    const { session } = await new Browser(town.address, 'public').ask<{ session: string }>(
      SIGN_IN,
      signInVariables(email, { password: code }),
    );
    return { session, newPassword: CHOSEN };
  },
  others: async (town) => [{ session: await codeFor(town, town.vera, 'reset'), newPassword: CHOSEN }],
  unknown: { session: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

async function unconfirmed(town: Town): Promise<Member> {
  const somebody = await town.newcomer({
    area: null,
    role: 'customer',
    at: null,
    as: null,
    isDisabled: false,
    isProved: true,
  });
  await town.app.pool.query('update people set verified_at = null where id = $1', [somebody.personId]);
  return somebody;
}

export const CONFIRMATION: AccessTarget = {
  called: 'the mailed code that confirms an account',
  async mine(town) {
    const somebody = await unconfirmed(town);
    return { code: await codeFor(town, somebody, 'verify'), email: somebody.email, password: PASSWORD };
  },
  others: async (town) => [
    { code: await codeFor(town, town.vera, 'reset') },
    { code: (await codeFor(town, town.vera, 'verify')).replace(/.{3}$/, 'AAA') },
  ],
  unknown: { code: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

export const ACCOUNT_LINK: AccessTarget = {
  ...CONFIRMATION,
  called: 'a mailed code of any kind',
  others: async (town, { email }) => [
    { code: (await codeFor(town, town.vera, 'reset')).replace(/.{3}$/, 'AAA') },
    { code: await codeFor(town, town.vera, 'reset'), email },
    { code: await codeFor(town, town.vera, 'secondFactor') },
  ],
};

const newEmail = (): { email: string } => ({ email: `moved-${(made += 1)}@example.it` });

export const NEW_EMAIL: AccessTarget = {
  called: 'another e-mail; another’s: one that has an account',
  mine: newEmail,
  others: ({ vera }) => [{ email: vera.email }],
};

export const NEW_EMAIL_LINK: AccessTarget = {
  called: 'the mailed code that makes another e-mail the own one',
  mine: async (town, me) => ({ code: await codeFor(town, me, 'newEmail', newEmail()) }),
  others: async (town, me) => [
    { code: await codeFor(town, town.vera, 'newEmail', newEmail()) },
    { code: (await codeFor(town, me, 'newEmail', newEmail())).replace(/.{3}$/, 'AAA') },
    { code: await codeFor(town, me, 'verify') },
  ],
  unknown: { code: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

export const EMAIL_BACK_LINK: AccessTarget = {
  called: 'the mailed code that takes the former e-mail back',
  mine: async (town) => ({ code: await codeFor(town, await unconfirmed(town), 'emailBack', newEmail()) }),
  others: async (town) => [
    { code: await codeFor(town, town.vera, 'newEmail', newEmail()) },
    { code: (await codeFor(town, town.vera, 'emailBack', newEmail())).replace(/.{3}$/, 'AAA') },
  ],
  unknown: { code: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

export const LETTER_TO_ASK_FOR: AccessTarget = {
  called: 'an e-mail to write to',
  mine: (_town, { email }) => ({ email }),
};

const reset = (email: string, code: string): Args => ({
  email,
  code,
  newPassword: CHOSEN,
  reset_code: code,
  new_password: CHOSEN,
});

export const RESET: AccessTarget = {
  called: 'the mailed code that resets a password',
  mine: async (town, me) => reset(me.email, await codeFor(town, me, 'reset')),
  async others(town, { email }) {
    const veras = await codeFor(town, town.vera, 'reset');
    return [
      reset(email, await codeFor(town, town.vera, 'verify')),
      reset(town.vera.email, veras.replace(/.{3}$/, 'AAA')),
      // With another account's e-mail; the form knows no e-mail, so there the code alone must be wrong.
      { ...reset(email, veras), reset_code: 'x' },
    ];
  },
  unknown: { code: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA', reset_code: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

async function tokens({ app }: Town, { personId, actor }: Member) {
  const origin = { sessions: NO_BROWSER, userAgent: 'an app', address: 'here', replaces: null };
  return finishSignIn(app.work(), app.deps, origin, {
    personId,
    area: actor.area ?? 'public',
    client: CLIENT,
    secondFactor: null,
  });
}

export const REFRESH_TOKEN: AccessTarget = {
  called: 'a refresh token',
  mine: async (town, me) => {
    const { refreshToken } = await whileActive(town, me, () => tokens(town, me));
    return { refreshToken };
  },
  others: async (town) => [{ refreshToken: (await tokens(town, town.vera)).idToken }],
  unknown: { refreshToken: 'a token that never was' },
};

export const REGISTRATION: AccessTarget = {
  called: 'an e-mail nobody has registered; another’s: one that is taken',
  mine: () => ({
    users_email: `new-${(made += 1)}@example.it`,
    users_password: PASSWORD,
    terms_accepted: 'Y',
  }),
  others: ({ vera }) => [{ users_email: vera.email, users_password: PASSWORD, terms_accepted: 'Y' }],
};
