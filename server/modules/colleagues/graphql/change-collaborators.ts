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

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Id of the place.' } as const;

const STAFF = {
  resourceId: 'Staff person to offer, not linked to anybody yet.',
  newStaffName: 'Instead: name of a new staff person.',
};

const CollaboratorInput = builder.inputType('CollaboratorInput', {
  description: 'An invitation.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'E-mail address of the invitation.' }),
    firstname: t.string({ required: true, description: 'First name used in the invitation.' }),
    lastname: t.string({ description: 'Last name.' }),
    role: t.string({
      required: true,
      description: 'director, manager or collaborator; ownership needs handOverOwnership.',
    }),
    resourceId: t.field({ type: 'Id', description: STAFF.resourceId }),
    newStaffName: t.string({ description: STAFF.newStaffName }),
  }),
});

builder.mutationField('inviteCollaborator', (t) =>
  t.field({
    type: CollaboratorRef,
    description:
      'Invites a person for seven days: by a first log-in link, or to accept with their existing log-in.',
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
    description: 'Changes a colleague’s role.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
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
      'Offers a colleague a staff person: their calendars block each other once they accept. Takes effect at once for oneself.',
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
    description: 'Ends a colleague’s role at once. Their log-in and staff person remain.',
    args: { providerId: t.arg(providerId), id: t.arg(id), acts: t.arg(actsArg) },
    resolve: async (_root, { acts, ...of }, context) => {
      await deactivateCollaborator(withActs(context, acts), of);
      return getCollaborator(context, of);
    },
  }),
);

const ON_PLACES = [
  ['reactivateCollaborator', reactivateCollaborator, 'Restores an ended role.'],
  [
    'verifyCollaboratorEmail',
    verifyCollaboratorEmail,
    'Mails a pending offer again, for another seven days.',
  ],
  [
    'handOverOwnership',
    handOverOwnership,
    'Offers ownership to a colleague, who can accept within seven days.',
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
    description: 'Withdraws a pending offer; its link stops working.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, of, context) => {
      await withdrawInvitation(context, of);
      return true;
    },
  }),
);
