import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { asGuest, commandOf, repeatable } from '#server/kernel/idempotency.ts';
import type { AccountLink as Link } from '../use-cases/account-link.ts';
import { accountLink } from '../use-cases/account-link.ts';
import type { LinkPurpose } from '../use-cases/one-time-codes.ts';
import { confirmUser, resendConfirmation } from '../use-cases/confirm-user.ts';
import { resetPassword } from '../use-cases/reset-password.ts';
import { Report } from './refs.ts';

const AccountLinkPurpose = builder.enumType('AccountLinkPurpose', {
  description: 'Purpose of a mailed account link.',
  values: {
    verify: { description: 'Confirm the account.' },
    invite: { description: 'First log-in with a new password.' },
    reset: { description: 'Choose a new password.' },
    newEmail: { description: 'Prove a new e-mail.' },
    emailBack: { description: 'Take the former e-mail back.' },
  } as const satisfies Record<LinkPurpose, object>,
});

const AccountLink = builder.objectRef<Link>('AccountLink').implement({
  description: 'State of a mailed account link.',
  fields: (t) => ({
    purpose: t.expose('purpose', {
      type: AccountLinkPurpose,
      nullable: true,
      description: 'verify, invite, reset, newEmail or emailBack; null for an unknown link.',
    }),
    isUsable: t.exposeBoolean('isUsable', {
      description: 'Whether it is unused, unexpired and still matches the e-mail.',
    }),
    isUsed: t.exposeBoolean('isUsed', { description: 'Whether it has been used.' }),
    keepsPassword: t.exposeBoolean('keepsPassword', {
      description:
        'Whether confirmUser works without a password, because this browser registered. False for other links.',
    }),
    isOfBusiness: t.exposeBoolean('isOfBusiness', {
      description: 'For a confirmation link: whether the person works at a provider. False otherwise.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'For newEmail and emailBack: the e-mail the link was sent to; null otherwise.',
    }),
  }),
});

builder.queryField('accountLink', (t) =>
  t.field({
    description: 'Returns the state of a mailed link without using it, so that its page can explain it.',
    type: AccountLink,
    args: {
      code: t.arg.string({ required: true, description: 'Code from the link.' }),
      email: t.arg.string({ description: 'E-mail of the link, if it has one.' }),
    },
    resolve: (_root, { code, email }, { work, deps, sessions }) =>
      accountLink(work, deps, sessions, { code, email: email ?? null }),
  }),
);

builder.mutationField('confirmUser', (t) =>
  t.field({
    description:
      'Confirms an account by the mailed code. The registration’s password stays if it is given or the browser registered; otherwise a new one is chosen.',
    type: Report,
    args: {
      code: t.arg.string({ required: true, description: 'Code from the link.' }),
      password: t.arg.string({
        description:
          'Password: the one of the registration, or a new, equally strong one. Not needed in the browser that registered.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { deps, address, sessions, locale } = context;
      const { code, password = null } = args;
      await repeatable(context.work, commandOf(asGuest(context), 'confirmUser', args), (work) =>
        confirmUser(work, deps, { address, browser: sessions }, { code, password }),
      );
      return { status: 200, message: m.identity_confirmed({}, { locale }) };
    },
  }),
);

builder.mutationField('resendConfirmation', (t) =>
  t.field({
    description: 'Mails the confirmation again if an account awaits it; the answer is always the same.',
    type: Report,
    args: { email: t.arg.string({ required: true, description: 'The e-mail.' }) },
    resolve: async (_root, args, context) => {
      const { deps, address, locale } = context;
      await repeatable(context.work, commandOf(context, 'resendConfirmation', args), (work) =>
        resendConfirmation(work, deps, { address }, args.email),
      );
      return { status: 200, message: m.identity_letter_on_its_way({}, { locale }) };
    },
  }),
);

builder.mutationField('forgotPasswordSubmit', (t) =>
  t.field({
    description: 'Sets a new password by the mailed code (specification section 7); all sessions end.',
    type: Report,
    args: {
      email: t.arg.string({ required: true, description: 'E-mail the code was sent to.' }),
      code: t.arg.string({ required: true, description: 'Code from the link.' }),
      newPassword: t.arg.string({ required: true, description: 'At least 8 characters.' }),
    },
    resolve: async (_root, args, context) => {
      const { deps, address, locale } = context;
      await repeatable(context.work, commandOf(asGuest(context), 'forgotPasswordSubmit', args), (work) =>
        resetPassword(work, deps, { address }, args),
      );
      return { status: 200, message: m.identity_password_changed({}, { locale }) };
    },
  }),
);
