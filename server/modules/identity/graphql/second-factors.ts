import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { commandOf, repeatable } from '#server/kernel/idempotency.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { confirmPasskey, startPasskey } from '../use-cases/add-passkey.ts';
import { answerPasskey, startPasskeySignIn } from '../use-cases/answer-passkey.ts';
import { answerEmailCode, askForEmailCode, proveEmailByCode } from '../use-cases/answer-email-code.ts';
import { answerSecondFactor } from '../use-cases/answer-second-factor.ts';
import { confirmAuthenticatorApp, startAuthenticatorApp } from '../use-cases/authenticator-app.ts';
import type { AppToAdd } from '../use-cases/authenticator-app.ts';
import {
  getMySecondFactors,
  newRecoveryCodes,
  removeAuthenticatorApp,
  removePasskey,
} from '../use-cases/own-second-factors.ts';
import type { OwnSecondFactors } from '../use-cases/own-second-factors.ts';
import { holderOf, steppedUpHolder } from '../use-cases/second-factor-holder.ts';
import type { FactorAdded } from '../use-cases/second-factor-holder.ts';
import { PasskeyCeremony, Report } from './refs.ts';
import { originOf } from '../use-cases/finish-sign-in.ts';
import { SignInResult } from './sign-in.ts';

const Passkey = builder.objectRef<OwnSecondFactors['passkeys'][number]>('Passkey').implement({
  description: 'A passkey of the signed-in person.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id for removing it.', resolve: ({ id }) => id }),
    name: t.exposeString('name', { description: 'Name given by the person.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      resolve: ({ createdAt }) => createdAt,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null if never used.',
      resolve: ({ lastUsedAt }) => lastUsedAt,
    }),
  }),
});

const MySecondFactors = builder.objectRef<OwnSecondFactors>('MySecondFactors').implement({
  description: 'Second factors of the signed-in person.',
  fields: (t) => ({
    hasAuthenticatorApp: t.exposeBoolean('hasAuthenticatorApp', {
      description: 'Whether an authenticator app is set up.',
    }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', {
      description: 'Number of unused recovery codes.',
    }),
    isRequired: t.exposeBoolean('isRequired', {
      description: 'Whether a role requires a second factor.',
    }),
    passkeys: t.field({
      type: [Passkey],
      description: 'In the order they were added.',
      resolve: ({ passkeys }) => passkeys,
    }),
  }),
});

const AuthenticatorAppToAdd = builder.objectRef<AppToAdd>('AuthenticatorAppToAdd').implement({
  description: 'Data for setting up an authenticator app; shown once.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'Base32 secret for manual entry.' }),
    uri: t.exposeString('uri', { description: 'An otpauth:// URI.' }),
    qrSvg: t.exposeString('qrSvg', { description: 'The URI as a QR code, SVG.' }),
  }),
});

const SecondFactorAdded = builder.objectRef<FactorAdded>('SecondFactorAdded').implement({
  description: 'A newly added second factor.',
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      description: 'Shown once; empty if codes already existed.',
    }),
    signIn: t.field({
      type: SignInResult,
      nullable: true,
      description: 'The sign-in that waited for it; null if already signed in.',
      resolve: ({ signIn }) => signIn,
    }),
  }),
});

const RecoveryCodes = builder.objectRef<{ recoveryCodes: string[] }>('RecoveryCodes').implement({
  description: 'Recovery codes, each valid for one sign-in.',
  fields: (t) => ({ recoveryCodes: t.exposeStringList('recoveryCodes', { description: 'Shown once.' }) }),
});

const SETUP_SESSION =
  'Session of SECOND_FACTOR_SETUP; null when signed in with a fresh step-up (for a first factor also a mailed code).';

builder.queryField('getMySecondFactors', (t) =>
  t.field({
    description: 'Second factors of the signed-in person.',
    type: MySecondFactors,
    resolve: (_root, _args, { work, actor }) => getMySecondFactors(work, signedIn(actor).personId),
  }),
);

builder.mutationField('answerSecondFactor', (t) =>
  t.field({
    description: 'Answers SECOND_FACTOR_REQUIRED with an authenticator code or a recovery code; five tries.',
    type: SignInResult,
    args: {
      session: t.arg.string({ required: true, description: 'From the challenge.' }),
      code: t.arg.string({ required: true, description: 'Six digits, or a recovery code.' }),
    },
    resolve: (_root, args, context) =>
      answerSecondFactor(context.work, context.deps, originOf(context), args),
  }),
);

builder.mutationField('answerEmailCode', (t) =>
  t.field({
    description:
      'Answers EMAIL_CODE_REQUIRED with the six mailed digits; five tries. SECOND_FACTOR_SETUP follows.',
    type: SignInResult,
    args: {
      session: t.arg.string({ required: true, description: 'From the challenge.' }),
      code: t.arg.string({ required: true, description: 'Six digits.' }),
    },
    resolve: (_root, args, { work, deps }) => answerEmailCode(work, deps, args),
  }),
);

const EmailCodeRequested = builder.objectRef<{ session: string }>('EmailCodeAsked').implement({
  description: 'A code was sent by e-mail.',
  fields: (t) => ({
    session: t.exposeString('session', {
      description: 'Session to send with the code; ten minutes, five tries.',
    }),
  }),
});

builder.mutationField('askForEmailCode', (t) =>
  t.field({
    description:
      'Mails six digits to the signed-in person, needed for the first second factor. Needs a fresh step-up.',
    type: EmailCodeRequested,
    resolve: (_root, args, context) =>
      askForEmailCode(
        context.work,
        context.deps,
        signedIn(context.actor),
        commandOf(context, 'askForEmailCode', args),
      ),
  }),
);

builder.mutationField('proveEmailByCode', (t) =>
  t.field({
    description:
      'Proves, by the mailed digits, that the signed-in person reads the e-mail; valid for 15 minutes.',
    type: Report,
    args: {
      session: t.arg.string({ required: true, description: 'Session from `askForEmailCode`.' }),
      code: t.arg.string({ required: true, description: 'Six digits.' }),
    },
    resolve: async (_root, args, context) => {
      const { deps, locale } = context;
      const me = signedIn(context.actor);
      await repeatable(context.work, commandOf(context, 'proveEmailByCode', args), (work) =>
        proveEmailByCode(work, deps, me, args),
      );
      return { status: 200, message: m.identity_stepped_up({}, { locale }) };
    },
  }),
);

builder.mutationField('startPasskeySignIn', (t) =>
  t.field({
    description: 'Starts answering SECOND_FACTOR_REQUIRED with a passkey.',
    type: PasskeyCeremony,
    args: { session: t.arg.string({ required: true, description: 'From the challenge.' }) },
    resolve: (_root, { session }, context) =>
      startPasskeySignIn(context.work, context.deps, originOf(context), session),
  }),
);

builder.mutationField('answerPasskey', (t) =>
  t.field({
    description: 'Answers SECOND_FACTOR_REQUIRED with a passkey’s signature.',
    type: SignInResult,
    args: {
      session: t.arg.string({ required: true, description: 'From `startPasskeySignIn`.' }),
      response: t.arg({ type: 'Json', required: true, description: 'Browser’s response, as JSON.' }),
    },
    resolve: (_root, args, context) => answerPasskey(context.work, context.deps, originOf(context), args),
  }),
);

builder.mutationField('startAuthenticatorApp', (t) =>
  t.field({
    description: 'Returns a new secret for an authenticator app; it is active once a code was confirmed.',
    type: AuthenticatorAppToAdd,
    args: { session: t.arg.string({ description: SETUP_SESSION }) },
    resolve: async (_root, { session }, { work, deps, actor }) =>
      startAuthenticatorApp(work, deps, await holderOf(work, deps, { session: session ?? null, actor })),
  }),
);

builder.mutationField('confirmAuthenticatorApp', (t) =>
  t.field({
    description: 'Confirms the authenticator app with its first code.',
    type: SecondFactorAdded,
    args: {
      session: t.arg.string({ description: SETUP_SESSION }),
      code: t.arg.string({ required: true, description: 'Six digits.' }),
    },
    resolve: async (_root, { session, code }, context) => {
      const { work, deps, actor } = context;
      const holder = await holderOf(work, deps, { session: session ?? null, actor });
      return confirmAuthenticatorApp(work, deps, originOf(context), holder, code.replaceAll(/\s/g, ''));
    },
  }),
);

builder.mutationField('startPasskey', (t) =>
  t.field({
    description: 'Starts adding a passkey.',
    type: PasskeyCeremony,
    args: { session: t.arg.string({ description: SETUP_SESSION }) },
    resolve: async (_root, { session }, { work, deps, actor }) =>
      startPasskey(work, deps, await holderOf(work, deps, { session: session ?? null, actor })),
  }),
);

builder.mutationField('confirmPasskey', (t) =>
  t.field({
    description: 'Adds a passkey created by the browser.',
    type: SecondFactorAdded,
    args: {
      session: t.arg.string({ required: true, description: 'Session from `startPasskey`.' }),
      response: t.arg({ type: 'Json', required: true, description: 'Browser’s response, as JSON.' }),
      name: t.arg.string({ required: true, description: 'Name given by the person.' }),
    },
    resolve: (_root, args, context) =>
      confirmPasskey(context.work, context.deps, originOf(context), { ...args, actor: context.actor }),
  }),
);

builder.mutationField('removeAuthenticatorApp', (t) =>
  t.field({
    description: 'Removes the authenticator app. Needs a fresh step-up.',
    type: Report,
    resolve: async (_root, args, context) => {
      const { locale } = context;
      const holder = steppedUpHolder(context.work, context.actor);
      await repeatable(context.work, commandOf(context, 'removeAuthenticatorApp', args), (work) =>
        removeAuthenticatorApp(work, holder),
      );
      return { status: 200, message: m.identity_factor_removed({}, { locale }) };
    },
  }),
);

builder.mutationField('removePasskey', (t) =>
  t.field({
    description: 'Removes a passkey. Needs a fresh step-up.',
    type: Report,
    args: { id: t.arg({ type: 'Id', required: true, description: 'Id from `getMySecondFactors`.' }) },
    resolve: async (_root, args, context) => {
      const { locale } = context;
      const holder = steppedUpHolder(context.work, context.actor);
      await repeatable(context.work, commandOf(context, 'removePasskey', args), (work) =>
        removePasskey(work, holder, args.id),
      );
      return { status: 200, message: m.identity_factor_removed({}, { locale }) };
    },
  }),
);

builder.mutationField('newRecoveryCodes', (t) =>
  t.field({
    description: 'Creates new recovery codes; former ones stop working. Needs a fresh step-up.',
    type: RecoveryCodes,
    resolve: async (_root, _args, { work, deps, actor }) => ({
      recoveryCodes: await newRecoveryCodes(work, deps, steppedUpHolder(work, actor)),
    }),
  }),
);
