import { builder } from '#server/graphql/builder.ts';
import type { CollaboratorRules } from '../index.ts';
import { getCollaboratorRules, saveCollaboratorRules } from '../index.ts';

const CollaboratorRulesRef = builder
  .objectRef<CollaboratorRules & { version: number }>('CollaboratorRules')
  .implement({
    description: 'What a provider’s collaborators may do, set by its owner.',
    fields: (t) => ({
      actsOnOwn: t.exposeBoolean('actsOnOwn', {
        description: 'Whether they move, cancel and create their own bookings.',
      }),
      seesContacts: t.exposeBoolean('seesContacts', {
        description: 'Whether they see their customers’ e-mails and phones.',
      }),
      version: t.exposeInt('version', {
        description: 'Version; a form sends the one it was filled from.',
      }),
    }),
  });

const CollaboratorRulesInput = builder.inputType('CollaboratorRulesInput', {
  description: 'Collaborator rules, complete.',
  fields: (t) => ({
    actsOnOwn: t.boolean({ required: true, description: 'As in CollaboratorRules.' }),
    seesContacts: t.boolean({ required: true, description: 'As in CollaboratorRules.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getCollaboratorRules', (t) =>
  t.field({
    type: CollaboratorRulesRef,
    description: 'Collaborator rules of a provider, for its owner.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getCollaboratorRules(context, args.providerId),
  }),
);

builder.mutationField('saveCollaboratorRules', (t) =>
  t.field({
    type: CollaboratorRulesRef,
    description: 'Replaces the collaborator rules; they apply from the next call on.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int({ required: true, description: 'Version the form was filled from.' }),
      input: t.arg({ type: CollaboratorRulesInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await saveCollaboratorRules(context, of, input);
      return getCollaboratorRules(context, of.providerId);
    },
  }),
);
