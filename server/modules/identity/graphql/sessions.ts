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
  description: 'Area in which a session counts.',
  values: {
    public: { description: 'The marketplace and the customer’s account.' },
    business: { description: 'The providers’ business area.' },
    admin: { description: 'Administration.' },
  } as const satisfies Record<Area, object>,
});
const ClientSystem = builder.enumType('ClientSystem', {
  description: 'Operating system of the signing-in program.',
  values: ['web', 'android', 'ios'] as const,
});

const SignIn = builder.objectRef<Awaited<ReturnType<typeof getMySignIns>>[number]>('SignIn').implement({
  description: 'A signed-in device.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Id for ending it.', resolve: ({ id }) => id }),
    device: t.exposeString('device', {
      description: 'Browser and system; empty if unknown.',
    }),
    area: t.expose('area', { type: AreaEnum, description: 'public, business or admin.' }),
    appName: t.exposeString('appName', { description: 'Name of the program.' }),
    os: t.expose('os', { type: ClientSystem, description: 'web, android or ios.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was created.',
      resolve: ({ createdAt }) => createdAt,
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      description: 'Last use, to within an hour.',
      resolve: ({ lastUsedAt }) => lastUsedAt,
    }),
    isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the current device.' }),
  }),
});

builder.queryField('getMySignIns', (t) =>
  t.field({
    description: 'Devices where the person is signed in, last used first.',
    type: [SignIn],
    resolve: (_root, _args, { work, actor }) => getMySignIns(work, signedIn(actor)),
  }),
);

builder.mutationField('signOut', (t) =>
  t.field({
    description:
      'Signs out on this device; the token is refused from the next call on. No effect for guests.',
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
    description: 'Signs out one device.',
    type: Report,
    args: { id: t.arg({ type: 'Id', required: true, description: 'Id from `getMySignIns`.' }) },
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
    description: 'Signs out all other devices.',
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
      'Proves the person’s identity again for 15 minutes, as changes of security and money require. A second factor is required too, if set up: a code or a passkey.',
    type: Report,
    args: {
      password: t.arg.string({ required: true, description: 'Current password.' }),
      code: t.arg.string({ description: 'Six digits from the authenticator app, or a recovery code.' }),
      session: t.arg.string({ description: 'Session from `startPasskeyStepUp`.' }),
      response: t.arg({ type: 'Json', description: 'Browser’s response, as JSON.' }),
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
    description: 'Starts a step-up with a passkey.',
    type: PasskeyCeremony,
    resolve: (_root, _args, context) =>
      startPasskeyStepUp(context.work, context.deps, originOf(context), signedIn(context.actor)),
  }),
);
