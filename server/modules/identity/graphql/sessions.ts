import type { Area } from '#contracts/roles.ts';
import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { commandOf, repeatable } from '#server/kernel/idempotency.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { endOtherSessions, endSession, getMySignIns, signOut } from '../use-cases/sessions.ts';
import { startPasskeyStepUp, stepUp } from '../use-cases/step-up.ts';
import { PasskeyCeremony, Report } from './refs.ts';
import { originOf } from '../use-cases/finish-sign-in.ts';

const AreaEnum = builder.enumType('Area', {
  description: 'Where a sign-in counts.',
  values: {
    public: { description: 'The marketplace and one’s own account.' },
    business: { description: 'The providers’ area.' },
    admin: { description: 'The administration.' },
  } as const satisfies Record<Area, object>,
});
const ClientSystem = builder.enumType('ClientSystem', {
  description: 'What the program that signed somebody in runs on.',
  values: ['web', 'android', 'ios'] as const,
});

const SignIn = builder.objectRef<Awaited<ReturnType<typeof getMySignIns>>[number]>('SignIn').implement({
  description: 'A device that is signed in.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'To end it by.', resolve: ({ id }) => id }),
    device: t.exposeString('device', {
      description: 'Browser and system in words; empty when they told nothing.',
    }),
    area: t.expose('area', { type: AreaEnum, description: 'public, business or admin.' }),
    appName: t.exposeString('appName', { description: 'The program.' }),
    os: t.expose('os', { type: ClientSystem, description: 'web, android or ios.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Since when.',
      resolve: ({ createdAt }) => createdAt,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      description: 'Last seen, to within the hour.',
      resolve: ({ lastUsedAt }) => lastUsedAt,
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the one that asks.' }),
  }),
});

builder.queryField('getMySignIns', (t) =>
  t.field({
    description: 'Where one is signed in, the last used first.',
    type: [SignIn],
    resolve: (_root, _args, { work, actor }) => getMySignIns(work, signedIn(actor)),
  }),
);

builder.mutationField('signOut', (t) =>
  t.field({
    description:
      'Signs out on this device; the token is refused from the next call on. A guest is out already.',
    type: Report,
    resolve: async (_root, _args, { work, actor, area, sessions, locale }) => {
      if (actor.kind === 'guest') sessions.set(area, null, 0);
      else await signOut(work, sessions, actor);
      return { status: 200, message: m.identity_signed_out({}, { locale }) };
    },
  }),
);

builder.mutationField('endSignIn', (t) =>
  t.field({
    description: 'Signs one of the own devices out.',
    type: Report,
    args: { id: t.arg({ type: 'Id', required: true, description: 'From `getMySignIns`.' }) },
    resolve: async (_root, args, context) => {
      const { locale } = context;
      const me = signedIn(context.actor);
      await repeatable(context.work, commandOf(context, 'endSignIn', args), (work) =>
        endSession(work, me, args.id),
      );
      return { status: 200, message: m.identity_device_signed_out({}, { locale }) };
    },
  }),
);

builder.mutationField('endOtherSignIns', (t) =>
  t.field({
    description: 'Signs every other own device out.',
    type: Report,
    resolve: async (_root, _args, { work, actor, locale }) => {
      await endOtherSessions(work, signedIn(actor));
      return { status: 200, message: m.identity_device_signed_out({}, { locale }) };
    },
  }),
);

builder.mutationField('stepUp', (t) =>
  t.field({
    description:
      'Proves once more who is there, for a quarter of an hour: needed before changes of security and money. Who has a second factor shows it too: a code, or a passkey.',
    type: Report,
    args: {
      password: t.arg.string({ required: true, description: 'The own password.' }),
      code: t.arg.string({ description: 'Six digits of the authenticator app, or a recovery code.' }),
      session: t.arg.string({ description: 'From `startPasskeyStepUp`.' }),
      response: t.arg({ type: 'Json', description: 'What the browser answered to it, as JSON.' }),
    },
    resolve: async (_root, args, context) => {
      const { password, code = null, session, response } = args;
      const { deps, locale } = context;
      const me = signedIn(context.actor);
      const passkey = session ? { session, response } : null;
      await repeatable(context.work, commandOf(context, 'stepUp', args), (work) =>
        stepUp(work, deps, originOf(context), me, { password, code, passkey }),
      );
      return { status: 200, message: m.identity_stepped_up({}, { locale }) };
    },
  }),
);

builder.mutationField('startPasskeyStepUp', (t) =>
  t.field({
    description: 'Begins to step up by a passkey of the own.',
    type: PasskeyCeremony,
    resolve: (_root, _args, context) =>
      startPasskeyStepUp(context.work, context.deps, originOf(context), signedIn(context.actor)),
  }),
);
