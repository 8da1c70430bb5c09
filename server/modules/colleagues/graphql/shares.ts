import { SHARE_AMOUNT_TYPES, SHARE_KINDS } from '#contracts/share.ts';
import type { ShareAmount } from '#contracts/share.ts';
import { builder } from '#server/graphql/builder.ts';
import type { GlobalShare } from '../index.ts';
import {
  amountThatCounts,
  getCollaborator,
  getGlobalShare,
  saveCollaboratorShare,
  saveGlobalShare,
} from '../index.ts';
import { CollaboratorRef } from './refs.ts';

const ShareKindRef = builder.enumType('CollaboratorPercentType', {
  description: 'Which share of a paid booking somebody has: none, one of their own, or the provider’s.',
  values: SHARE_KINDS,
});

const ShareAmountTypeRef = builder.enumType('CollaboratorAmountType', {
  description: 'How a share is counted: an amount per booking, or a part of what was paid for it.',
  values: SHARE_AMOUNT_TYPES,
});

const ShareAmountRef = builder.objectRef<ShareAmount>('ShareAmount').implement({
  description: 'What is earned of one paid booking, never more than what the provider keeps of it.',
  fields: (t) => ({
    amountType: t.expose('amountType', { type: ShareAmountTypeRef, description: 'How it is counted.' }),
    amount: t.exposeInt('amount', { description: 'fixed: cents; percent: hundredths of a percent.' }),
  }),
});

builder.objectFields(CollaboratorRef, (t) => ({
  percentType: t.field({
    type: ShareKindRef,
    description: 'Which share of a paid booking they have.',
    resolve: ({ share }) => share.kind,
  }),
  share: t.field({
    type: ShareAmountRef,
    nullable: true,
    description: 'The amount that counts for them: their own or the provider’s; null for none.',
    resolve: ({ share, globalShare }) => amountThatCounts(share, globalShare),
  }),
  globalShare: t.field({
    type: ShareAmountRef,
    nullable: true,
    description: 'The provider’s; null where it has none.',
    resolve: ({ globalShare }) => globalShare,
  }),
  shareVersion: t.exposeInt('shareVersion', {
    description: 'Counts the changes of the share: a form sends the one it was filled from.',
  }),
}));

const GlobalShareRef = builder.objectRef<GlobalShare>('GlobalShare').implement({
  description: 'The share of a provider, which counts for whoever has the global one.',
  fields: (t) => ({
    share: t.field({
      type: ShareAmountRef,
      nullable: true,
      description: 'null as long as the provider has none.',
      resolve: ({ share }) => share,
    }),
    version: t.exposeInt('version', {
      description: 'Counts the changes: a form sends the one it was filled from.',
    }),
  }),
});

const AMOUNT = 'fixed: cents; percent: hundredths of a percent, at most 10000.';

const GlobalShareInput = builder.inputType('GlobalShareInput', {
  description: 'The share of a provider.',
  fields: (t) => ({
    amountType: t.field({ type: ShareAmountTypeRef, required: true, description: 'How it is counted.' }),
    amount: t.int({ required: true, description: AMOUNT }),
  }),
});

const CollaboratorShareInput = builder.inputType('CollaboratorShareInput', {
  description: 'What somebody earns of a paid booking.',
  fields: (t) => ({
    kind: t.field({ type: ShareKindRef, required: true, description: 'none, individual or global.' }),
    amountType: t.field({ type: ShareAmountTypeRef, description: 'With individual: how it is counted.' }),
    amount: t.int({ description: `With individual: ${AMOUNT}` }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Of which provider.' } as const;
const version = { required: true, description: 'The one the form was filled from.' } as const;

builder.queryField('getGlobalShare', (t) =>
  t.field({
    type: GlobalShareRef,
    description: 'The share of a provider, for its owner.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getGlobalShare(context, args.providerId),
  }),
);

builder.mutationField('saveGlobalShare', (t) =>
  t.field({
    type: GlobalShareRef,
    description: 'Writes the share of a provider over.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: GlobalShareInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await saveGlobalShare(context, of, input);
      return getGlobalShare(context, of.providerId);
    },
  }),
);

builder.mutationField('saveCollaboratorShare', (t) =>
  t.field({
    type: CollaboratorRef,
    description: 'Writes over what somebody earns of a paid booking.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Whose place.' }),
      version: t.arg.int(version),
      input: t.arg({ type: CollaboratorShareInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await saveCollaboratorShare(context, of, input);
      return getCollaborator(context, of);
    },
  }),
);
