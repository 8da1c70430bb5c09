import * as v from 'valibot';
import { VERSION } from '#contracts/client-version.ts';
import { builder } from '#server/graphql/builder.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { completeNewPassword } from '../use-cases/complete-new-password.ts';
import { getCurrentUser } from '../use-cases/current-user.ts';
import type { ChallengeName, Client, SignInResult as Result } from '../use-cases/finish-sign-in.ts';
import { originOf } from '../use-cases/finish-sign-in.ts';
import { refreshSession } from '../use-cases/refresh-session.ts';
import { signIn } from '../use-cases/sign-in.ts';
import { User } from './refs.ts';

const Challenge = builder.enumType('Challenge', {
  description: 'Next step of a sign-in after the password.',
  values: {
    NEW_PASSWORD_REQUIRED: { description: 'A new password: `completeNewPassword`.' },
    SECOND_FACTOR_REQUIRED: { description: 'A second factor: `answerSecondFactor` or `answerPasskey`.' },
    EMAIL_CODE_REQUIRED: { description: 'Six mailed digits: `answerEmailCode`.' },
    SECOND_FACTOR_SETUP: { description: 'A first second factor: `startAuthenticatorApp` or `startPasskey`.' },
  } as const satisfies Record<ChallengeName, object>,
});
const SecondFactor = builder.enumType('SecondFactor', {
  description: 'Kind of second factor.',
  values: {
    authenticatorApp: { description: 'Six-digit code from an app.' },
    passkey: { description: 'A key stored on the device.' },
    recoveryCode: { description: 'A recovery code.' },
  } as const satisfies Record<Result['secondFactors'][number], object>,
});

export const SignInResult = builder.objectRef<Result>('SignInResult').implement({
  description: 'Either the person is signed in, or `challengeName` gives the next step.',
  fields: (t) => ({
    challengeName: t.expose('challengeName', {
      type: Challenge,
      nullable: true,
      description:
        'NEW_PASSWORD_REQUIRED, SECOND_FACTOR_REQUIRED, EMAIL_CODE_REQUIRED or SECOND_FACTOR_SETUP; null when signed in.',
    }),
    session: t.exposeString('session', {
      nullable: true,
      description: 'Session to send with the answer to the challenge; ten minutes, five tries.',
    }),
    secondFactors: t.expose('secondFactors', {
      type: [SecondFactor],
      description:
        'Ways to answer SECOND_FACTOR_REQUIRED: authenticatorApp, passkey, recoveryCode; otherwise empty.',
    }),
    idToken: t.exposeString('idToken', {
      nullable: true,
      description: 'Bearer token for every call; null for the web, which gets a cookie.',
    }),
    refreshToken: t.exposeString('refreshToken', {
      nullable: true,
      description: 'Single-use token for a new ID token; null for the web.',
    }),
    expiresInSeconds: t.exposeInt('expiresInSeconds', {
      nullable: true,
      description: 'Lifetime of the ID token in seconds.',
    }),
    goToBusinessLogin: t.exposeBoolean('goToBusinessLogin', {
      description: 'Whether to direct the person to the business log-in.',
    }),
    user: t.field({
      type: User,
      nullable: true,
      description: 'The signed-in person; null while a step is open.',
      resolve: ({ personId }, _args, { work }) => (personId === null ? null : getCurrentUser(work, personId)),
    }),
  }),
});

const Version = v.pipe(v.string(), v.regex(VERSION));
const VersionSaid = v.object({ version: v.nullable(Version) });
const ClientOfArgs = v.object({
  appName: v.pipe(v.string(), v.trim(), v.regex(/^[\p{L}\p{N} ._-]{1,60}$/u)),
  appVersion: Version,
  os: v.picklist(['web', 'android', 'ios']),
});

/** What signs in, from the call's arguments. @throws Refusal invalidInput */
function clientOf({ appName, version, os }: { appName: string; version: string; os: string }): Client {
  const parsed = v.safeParse(ClientOfArgs, { appName, appVersion: version, os });
  if (parsed.success) return parsed.output;
  const affected = parsed.issues.map((issue) =>
    String(issue.path?.[0]?.key).replace('appVersion', 'version'),
  );
  throw new Refusal('invalidInput', { affected });
}

builder.mutationField('signIn', (t) =>
  t.field({
    description:
      'Signs in with e-mail and password (specification section 7); the invitation code stands in for the password on the first log-in. ' +
      'The area is the one of the request (`X-Radura-Area`).',
    type: SignInResult,
    args: {
      username: t.arg.string({ required: true, description: 'The e-mail.' }),
      password: t.arg.string({ required: true, description: 'Password, or the code of an invitation.' }),
      appName: t.arg.string({ required: true, description: 'Name of the calling program.' }),
      version: t.arg.string({ required: true, description: 'Version of the program, e.g. 6.0.0.' }),
      os: t.arg.string({ required: true, description: 'web, android or ios.' }),
      activate: t.arg.boolean({
        description:
          'True for a first log-in: the challenge’s answer also confirms the account. Any invitation does; the flag comes from the specification.',
      }),
    },
    resolve: (_root, { username, password, ...client }, context) =>
      signIn(context.work, context.deps, originOf(context), {
        credentials: { username, password },
        area: context.area,
        client: clientOf(client),
      }),
  }),
);

builder.mutationField('completeNewPassword', (t) =>
  t.field({
    description: 'Answers NEW_PASSWORD_REQUIRED: sets the first password, proves the e-mail and signs in.',
    type: SignInResult,
    args: {
      session: t.arg.string({ required: true, description: 'From the challenge.' }),
      newPassword: t.arg.string({ required: true, description: 'Must meet the sign-up rules.' }),
    },
    resolve: (_root, args, context) =>
      completeNewPassword(context.work, context.deps, originOf(context), args),
  }),
);

builder.mutationField('refreshSession', (t) =>
  t.field({
    description:
      'Returns a new ID token and refresh token. The old refresh token is spent: using it again ends the session, except for the same device within ten seconds, which gets the same answer. For API clients.',
    type: SignInResult,
    args: {
      refreshToken: t.arg.string({ required: true, description: 'The latest refresh token.' }),
      version: t.arg.string({
        description:
          'Version of the program, e.g. 6.0.0; the one it signed in or refreshed with last when left out.',
      }),
    },
    resolve: (_root, { refreshToken, version = null }, { work, deps, area, address, userAgent }) =>
      refreshSession(
        work,
        deps,
        { address, userAgent },
        { area, refreshToken, ...checked(VersionSaid, { version }) },
      ),
  }),
);
