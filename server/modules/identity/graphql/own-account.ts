import { m } from '#contracts/texts/messages.js';
import { builder } from '#server/graphql/builder.ts';
import { asGuest, commandOf, repeatable } from '#server/kernel/idempotency.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { getCurrentUser, updateAgreements, updateUser } from '../use-cases/current-user.ts';
import { askForNewEmail, confirmNewEmail, takeEmailBack } from '../use-cases/change-email.ts';
import { changePassword } from '../use-cases/reset-password.ts';
import { AgreementDecision, AgreementType, Report, User } from './refs.ts';

builder.queryField('getCurrentUser', (t) =>
  t.field({
    description: 'The signed-in person; null for a guest.',
    type: User,
    nullable: true,
    resolve: (_root, _args, { work, actor }) =>
      actor.kind === 'guest' ? null : getCurrentUser(work, actor.personId),
  }),
);

const line = 'Empty or null clears it.';
const UserInput = builder.inputType('UserInput', {
  description: 'Changes of the person’s profile; omitted fields stay.',
  fields: (t) => ({
    version: t.int({ required: true, description: 'The `version` that was read.' }),
    firstname: t.string({ description: 'First name.' }),
    lastname: t.string({ description: 'Last name.' }),
    phone: t.string({ description: line }),
    gender: t.string({ description: 'M, F or null.' }),
    birthday: t.string({ description: `YYYY-MM-DD. ${line}` }),
    address: t.string({ description: line }),
    city: t.string({ description: line }),
    postcode: t.string({ description: line }),
    country: t.string({ description: `Two letters. ${line}` }),
    url: t.string({ description: line }),
    facebook: t.string({ description: line }),
    instagram: t.string({ description: line }),
    linkedin: t.string({ description: line }),
    skype: t.string({ description: line }),
    twitter: t.string({ description: line }),
    youtube: t.string({ description: line }),
    describedName: t.string({ description: line }),
    codiceFiscale: t.string({ description: line }),
    piva: t.string({ description: line }),
    sdi: t.string({ description: line }),
    timezone: t.string({ description: 'IANA name.' }),
    userLanguage: t.string({ description: 'it or en.' }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.field({
    description: 'Changes the signed-in person’s profile.',
    type: User,
    args: { input: t.arg({ type: UserInput, required: true, description: 'The changes.' }) },
    resolve: async (_root, { input }, context) => {
      const { personId } = signedIn(context.actor);
      await repeatable(context.work, commandOf(context, 'updateUser', input), (work) =>
        updateUser(work, personId, { ...input }),
      );
      return getCurrentUser(context.work, personId);
    },
  }),
);

const AgreementInput = builder.inputType('AgreementDecisionInput', {
  description: 'A consent decision.',
  fields: (t) => ({
    type: t.field({ type: AgreementType, required: true, description: 'Type of the consent.' }),
    decision: t.field({ type: AgreementDecision, required: true, description: 'Y or N.' }),
  }),
});

builder.mutationField('updateAgreements', (t) =>
  t.field({
    description: 'Records the signed-in person’s consents.',
    type: User,
    args: {
      agreements: t.arg({
        type: [AgreementInput],
        required: true,
        description: 'The last decision on a type counts.',
      }),
    },
    resolve: (_root, { agreements }, { work, actor }) =>
      updateAgreements(work, signedIn(actor).personId, agreements.slice(0, 10)),
  }),
);

builder.mutationField('changePassword', (t) =>
  t.field({
    description: 'Changes the password; all other sessions end.',
    type: Report,
    args: {
      oldPassword: t.arg.string({ required: true, description: 'Current password.' }),
      newPassword: t.arg.string({
        required: true,
        description: 'At least 8 characters, different from the old one.',
      }),
    },
    resolve: async (_root, args, context) => {
      const { deps, locale } = context;
      const me = signedIn(context.actor);
      await repeatable(context.work, commandOf(context, 'changePassword', args), (work) =>
        changePassword(work, deps, me, args),
      );
      return { status: 200, message: m.identity_password_changed({}, { locale }) };
    },
  }),
);

builder.mutationField('askForNewEmail', (t) =>
  t.field({
    description:
      'Mails a link to a new e-mail, which becomes the person’s own once followed. Needs a fresh step-up.',
    type: Report,
    args: { email: t.arg.string({ required: true, description: 'The new e-mail.' }) },
    resolve: async (_root, args, context) => {
      const { deps, address, locale } = context;
      const me = signedIn(context.actor);
      await repeatable(context.work, commandOf(context, 'askForNewEmail', args), (work) =>
        askForNewEmail(work, deps, { address }, me, args.email),
      );
      return { status: 200, message: m.identity_new_email_letter({}, { locale }) };
    },
  }),
);

builder.mutationField('confirmNewEmail', (t) =>
  t.field({
    description: 'Changes the e-mail, by the mailed code and signed in; all other sessions end.',
    type: Report,
    args: { code: t.arg.string({ required: true, description: 'Code from the link.' }) },
    resolve: async (_root, args, context) => {
      const { deps, locale } = context;
      const me = signedIn(context.actor);
      await repeatable(context.work, commandOf(context, 'confirmNewEmail', args), (work) =>
        confirmNewEmail(work, deps, me, args.code),
      );
      return { status: 200, message: m.identity_new_email_confirmed({}, { locale }) };
    },
  }),
);

builder.mutationField('takeEmailBack', (t) =>
  t.field({
    description: 'Restores the former e-mail of an account, by the code mailed to it; all sessions end.',
    type: Report,
    args: { code: t.arg.string({ required: true, description: 'Code from the link.' }) },
    resolve: async (_root, args, context) => {
      const { deps, locale } = context;
      await repeatable(context.work, commandOf(asGuest(context), 'takeEmailBack', args), (work) =>
        takeEmailBack(work, deps, args.code),
      );
      return { status: 200, message: m.identity_email_taken_back({}, { locale }) };
    },
  }),
);
