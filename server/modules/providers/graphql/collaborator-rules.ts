import { builder } from '#server/graphql/builder.ts';
import type { CollaboratorRules } from '../index.ts';
import { getCollaboratorRules, saveCollaboratorRules } from '../index.ts';

const CollaboratorRulesRef = builder
  .objectRef<CollaboratorRules & { version: number }>('CollaboratorRules')
  .implement({
    description: 'What a provider’s collaborators may, for its owner.',
    fields: (t) => ({
      actsOnOwn: t.exposeBoolean('actsOnOwn', {
        description: 'Whether they move, cancel and write down bookings of their own.',
      }),
      seesContacts: t.exposeBoolean('seesContacts', {
        description: 'Whether they see e-mails and phones of who comes to them.',
      }),
      version: t.exposeInt('version', {
        description: 'Counts the changes: a form sends the one it was filled from.',
      }),
    }),
  });

const CollaboratorRulesInput = builder.inputType('CollaboratorRulesInput', {
  description: 'What they may, whole.',
  fields: (t) => ({
    actsOnOwn: t.boolean({ required: true, description: 'As in CollaboratorRules.' }),
    seesContacts: t.boolean({ required: true, description: 'As in CollaboratorRules.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Of which provider.' } as const;

builder.queryField('getCollaboratorRules', (t) =>
  t.field({
    type: CollaboratorRulesRef,
    description: 'What its collaborators may, for its owner.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getCollaboratorRules(context, args.providerId),
  }),
);

builder.mutationField('saveCollaboratorRules', (t) =>
  t.field({
    type: CollaboratorRulesRef,
    description: 'Writes over what its collaborators may; it counts from their next call on.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: CollaboratorRulesInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await saveCollaboratorRules(context, of, input);
      return getCollaboratorRules(context, of.providerId);
    },
  }),
);
