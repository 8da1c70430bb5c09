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
  description: 'What a mailed link of an account is for.',
  values: {
    verify: { description: 'Confirming the account.' },
    invite: { description: 'Coming in for the first time, with a password of one’s own.' },
    reset: { description: 'Choosing another password.' },
    newEmail: { description: 'Proving another e-mail.' },
    emailBack: { description: 'Taking the former e-mail back.' },
  } as const satisfies Record<LinkPurpose, object>,
});

const AccountLink = builder.objectRef<Link>('AccountLink').implement({
  description: 'What a mailed link of an account is good for.',
  fields: (t) => ({
    purpose: t.expose('purpose', {
      type: AccountLinkPurpose,
      nullable: true,
      description: 'verify, invite, reset, newEmail or emailBack; null for a link that is none of ours.',
    }),
    isUsable: t.exposeBoolean('isUsable', {
      description: 'Whether it is neither used nor expired, and belongs to the e-mail.',
    }),
    isUsed: t.exposeBoolean('isUsed', { description: 'Whether it has done its work already.' }),
    keepsPassword: t.exposeBoolean('keepsPassword', {
      description:
        'Whether confirmUser works here without a password: this browser registered. False for any other link.',
    }),
    isOfBusiness: t.exposeBoolean('isOfBusiness', {
      description: 'Of a link for confirming: whether the person works at a provider. False for any other.',
    }),
    email: t.exposeString('email', {
      nullable: true,
      description: 'The e-mail that newEmail and emailBack are about, to which it was sent; null otherwise.',
    }),
  }),
});

builder.queryField('accountLink', (t) =>
  t.field({
    description: 'Looks at a mailed link without using it, so that its page can say what will happen.',
    type: AccountLink,
    args: {
      code: t.arg.string({ required: true, description: 'The code in the link.' }),
      email: t.arg.string({ description: 'The e-mail in the link, where it has one.' }),
    },
    resolve: (_root, { code, email }, { work, deps, sessions }) =>
      accountLink(work, deps, sessions, { code, email: email ?? null }),
  }),
);

builder.mutationField('confirmUser', (t) =>
  t.field({
    description:
      'Confirms an account by the mailed code. The password of the registration stays for whoever shows it, or comes in the browser that registered; anybody else chooses one.',
    type: Report,
    args: {
      code: t.arg.string({ required: true, description: 'The code in the link.' }),
      password: t.arg.string({
        description:
          'What to come in with: the password of the registration, or another one as strong, which takes its place. Not needed in the browser that registered.',
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
    description:
      'Mails the confirmation once more, if an account waits for it; the answer is the same if not.',
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
    description: 'Sets a new password by the mailed code (specification section 7); every session ends.',
    type: Report,
    args: {
      email: t.arg.string({ required: true, description: 'The e-mail the code was sent to.' }),
      code: t.arg.string({ required: true, description: 'The code in the link.' }),
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
