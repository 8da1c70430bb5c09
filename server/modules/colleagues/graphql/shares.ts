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
  description: 'Type of share: none, individual, or the provider’s global one.',
  values: SHARE_KINDS,
});

const ShareAmountTypeRef = builder.enumType('CollaboratorAmountType', {
  description: 'How a share is computed: an amount per booking, or a percentage of the payment.',
  values: SHARE_AMOUNT_TYPES,
});

const ShareAmountRef = builder.objectRef<ShareAmount>('ShareAmount').implement({
  description: 'Share of one paid booking, never more than the provider keeps of it.',
  fields: (t) => ({
    amountType: t.expose('amountType', { type: ShareAmountTypeRef, description: 'How it is computed.' }),
    amount: t.exposeInt('amount', { description: 'Cents if fixed, hundredths of a percent if percent.' }),
  }),
});

builder.objectFields(CollaboratorRef, (t) => ({
  percentType: t.field({
    type: ShareKindRef,
    description: 'Type of their share of paid bookings.',
    resolve: ({ share }) => share.kind,
  }),
  share: t.field({
    type: ShareAmountRef,
    nullable: true,
    description: 'Their effective share, own or the provider’s; null if none.',
    resolve: ({ share, globalShare }) => amountThatCounts(share, globalShare),
  }),
  globalShare: t.field({
    type: ShareAmountRef,
    nullable: true,
    description: 'The provider’s share; null if not set.',
    resolve: ({ globalShare }) => globalShare,
  }),
  shareVersion: t.exposeInt('shareVersion', {
    description: 'Version of the share; a form sends the one it was filled from.',
  }),
}));

const GlobalShareRef = builder.objectRef<GlobalShare>('GlobalShare').implement({
  description: 'A provider’s global share, for everybody with the global type.',
  fields: (t) => ({
    share: t.field({
      type: ShareAmountRef,
      nullable: true,
      description: 'null if the provider has none.',
      resolve: ({ share }) => share,
    }),
    version: t.exposeInt('version', {
      description: 'Version; a form sends the one it was filled from.',
    }),
  }),
});

const AMOUNT = 'Cents if fixed, hundredths of a percent (at most 10000) if percent.';

const GlobalShareInput = builder.inputType('GlobalShareInput', {
  description: 'A provider’s global share.',
  fields: (t) => ({
    amountType: t.field({ type: ShareAmountTypeRef, required: true, description: 'How it is computed.' }),
    amount: t.int({ required: true, description: AMOUNT }),
  }),
});

const CollaboratorShareInput = builder.inputType('CollaboratorShareInput', {
  description: 'A colleague’s share of paid bookings.',
  fields: (t) => ({
    kind: t.field({ type: ShareKindRef, required: true, description: 'none, individual or global.' }),
    amountType: t.field({ type: ShareAmountTypeRef, description: 'For individual: how it is computed.' }),
    amount: t.int({ description: `For individual: ${AMOUNT}` }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const version = { required: true, description: 'Version the form was filled from.' } as const;

builder.queryField('getGlobalShare', (t) =>
  t.field({
    type: GlobalShareRef,
    description: 'Global share of a provider, for its owner.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getGlobalShare(context, args.providerId),
  }),
);

builder.mutationField('saveGlobalShare', (t) =>
  t.field({
    type: GlobalShareRef,
    description: 'Replaces a provider’s global share.',
    args: {
      providerId: t.arg(providerId),
      version: t.arg.int(version),
      input: t.arg({ type: GlobalShareInput, required: true, description: 'The new value.' }),
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
    description: 'Replaces a colleague’s share.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Id of the place.' }),
      version: t.arg.int(version),
      input: t.arg({ type: CollaboratorShareInput, required: true, description: 'The new value.' }),
    },
    resolve: async (_root, { input, ...of }, context) => {
      await saveCollaboratorShare(context, of, input);
      return getCollaborator(context, of);
    },
  }),
);
