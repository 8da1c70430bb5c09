import { builder } from '#server/graphql/builder.ts';
import { actsArg, withActs } from '#server/modules/authority/graphql/refs.ts';
import {
  assignCollaborator,
  deactivateCollaborator,
  getCollaborator,
  handOverOwnership,
  inviteCollaborator,
  reactivateCollaborator,
  updateCollaborator,
  verifyCollaboratorEmail,
  withdrawInvitation,
} from '../index.ts';
import { CollaboratorRef } from './refs.ts';

const providerId = { type: 'Id', required: true, description: 'At which provider.' } as const;
const id = { type: 'Id', required: true, description: 'Whose place.' } as const;

const STAFF = {
  resourceId: 'The person of the staff they shall be, one that nobody is yet.',
  newStaffName: 'In place of that: a new person of the staff, by name.',
};

const CollaboratorInput = builder.inputType('CollaboratorInput', {
  description: 'An invitation.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Where it goes.' }),
    firstname: t.string({ required: true, description: 'Whom it greets.' }),
    lastname: t.string({ description: 'Family name.' }),
    role: t.string({
      required: true,
      description: 'director, manager or collaborator; ownership is handed over.',
    }),
    resourceId: t.field({ type: 'Id', description: STAFF.resourceId }),
    newStaffName: t.string({ description: STAFF.newStaffName }),
  }),
});

builder.mutationField('inviteCollaborator', (t) =>
  t.field({
    type: CollaboratorRef,
    description:
      'Invites somebody for seven days: with a link for a first log-in, or to accept with the log-in they have.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: CollaboratorInput, required: true, description: 'The invitation.' }),
    },
    resolve: async (_root, args, context) => {
      const made = await inviteCollaborator(
        context,
        { providerId: args.providerId, language: context.locale },
        args.input,
      );
      return getCollaborator(context, { providerId: args.providerId, id: made.id });
    },
  }),
);

builder.mutationField('updateCollaborator', (t) =>
  t.field({
    type: CollaboratorRef,
    description: 'Gives somebody another role.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      role: t.arg.string({ required: true, description: 'director, manager or collaborator.' }),
    },
    resolve: async (_root, { role, ...of }, context) => {
      await updateCollaborator(context, of, { role });
      return getCollaborator(context, of);
    },
  }),
);

builder.mutationField('assignCollaborator', (t) =>
  t.field({
    type: CollaboratorRef,
    description:
      'Asks somebody who works here to be a person of the staff: their calendars exclude each other once they accept. Oneself is it at once.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      resourceId: t.arg({ type: 'Id', description: STAFF.resourceId }),
      newStaffName: t.arg.string({ description: STAFF.newStaffName }),
    },
    resolve: async (_root, { resourceId, newStaffName, ...of }, context) => {
      await assignCollaborator(context, of, { resourceId, newStaffName });
      return getCollaborator(context, of);
    },
  }),
);

builder.mutationField('deactivateCollaborator', (t) =>
  t.field({
    type: CollaboratorRef,
    description: 'Ends somebody’s role here at once. Their log-in, and the person of the staff, stay.',
    args: { providerId: t.arg(providerId), id: t.arg(id), acts: t.arg(actsArg) },
    resolve: async (_root, { acts, ...of }, context) => {
      await deactivateCollaborator(withActs(context, acts), of);
      return getCollaborator(context, of);
    },
  }),
);

const ON_PLACES = [
  ['reactivateCollaborator', reactivateCollaborator, 'Gives a role back that has ended.'],
  [
    'verifyCollaboratorEmail',
    verifyCollaboratorEmail,
    'Mails what waits for an answer again, for seven days.',
  ],
  [
    'handOverOwnership',
    handOverOwnership,
    'Asks somebody who works here to own the provider in one’s place; they accept within seven days.',
  ],
] as const;

for (const [operation, run, description] of ON_PLACES) {
  builder.mutationField(operation, (t) =>
    t.field({
      type: CollaboratorRef,
      description,
      args: { providerId: t.arg(providerId), id: t.arg(id) },
      resolve: async (_root, of, context) => {
        await run(context, of);
        return getCollaborator(context, of);
      },
    }),
  );
}

builder.mutationField('withdrawInvitation', (t) =>
  t.boolean({
    description: 'Takes back what waits for an answer; its link is worth nothing any more.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => {
      await withdrawInvitation(context, of);
      return true;
    },
  }),
);
