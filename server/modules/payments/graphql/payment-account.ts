import { builder } from '#server/graphql/builder.ts';
import type { PaymentAccountStatus } from '../index.ts';
import {
  ACCOUNT_STATES,
  continuePaymentAccount,
  disconnectPaymentAccount,
  getPaymentAccountStatus,
  MISSING_THINGS,
} from '../index.ts';

const StateRef = builder.enumType('PaymentAccountState', {
  description:
    'none: never had one. started: the processor’s questions are not answered. askedForMore: something is missing or under review. ready: can be paid. refused: by the processor. disconnected: by its owner, or at the processor.',
  values: ['none', ...ACCOUNT_STATES] as const,
});
const MissingRef = builder.enumType('PaymentAccountMissing', {
  description: 'What the processor asks for, in groups.',
  values: MISSING_THINGS,
});
const ModeRef = builder.enumType('PaymentAccountMode', {
  description: 'live: real money. test: none. off: this installation takes no payments online.',
  values: ['live', 'test', 'off'] as const,
});
const EnderRef = builder.enumType('PaymentAccountEnder', {
  description: 'Who disconnected it.',
  values: ['owner', 'processor'] as const,
});

const RefundTaskRef = builder
  .objectRef<PaymentAccountStatus['waiting']['oldest'][number]>('RefundWaitingForAccount')
  .implement({
    description: 'Money that cannot go back to a customer before the account is put right.',
    fields: (t) => ({
      orderId: t.field({ type: 'Id', description: 'Of which order.', resolve: ({ orderId }) => orderId }),
      name: t.exposeString('name', { description: 'What the order was for.' }),
      cents: t.exposeInt('cents', { description: 'How much.' }),
      askedAt: t.field({ type: 'DateTime', description: 'Since when.', resolve: ({ askedAt }) => askedAt }),
    }),
  });

const StatusRef = builder.objectRef<PaymentAccountStatus>('PaymentAccountStatus').implement({
  description: 'Where a provider stands with the card processor, for who runs it.',
  fields: (t) => ({
    state: t.field({ type: StateRef, description: 'Where it stands.', resolve: ({ state }) => state }),
    accountId: t.field({
      type: 'Id',
      nullable: true,
      description: 'The account’s id here; null without one.',
      resolve: ({ accountId }) => accountId,
    }),
    missing: t.field({
      type: [MissingRef],
      description: 'What the processor asks for.',
      resolve: ({ missing }) => missing,
    }),
    isInReview: t.exposeBoolean('isInReview', {
      description: 'Everything is answered, the processor has not decided.',
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Until when what is missing must be there; null: no date.',
      resolve: ({ dueAt }) => dueAt,
    }),
    payoutsEnabled: t.exposeBoolean('payoutsEnabled', {
      description: 'Whether what was paid reaches its bank.',
    }),
    disconnectedBy: t.field({
      type: EnderRef,
      nullable: true,
      description: 'Who disconnected it; null while it is not.',
      resolve: ({ disconnectedBy }) => disconnectedBy,
    }),
    readAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the processor was last asked; null: never.',
      resolve: ({ readAt }) => readAt,
    }),
    waitingRefunds: t.int({
      description: 'How many refunds wait for an account.',
      resolve: ({ waiting }) => waiting.refunds,
    }),
    waitingCents: t.int({ description: 'Their sum.', resolve: ({ waiting }) => waiting.cents }),
    oldestWaiting: t.field({
      type: [RefundTaskRef],
      description: 'The oldest of them first, twenty at most.',
      resolve: ({ waiting }) => waiting.oldest,
    }),
    pastAccounts: t.int({
      description:
        'How many accounts it had before this one; refunds of what was paid through them go through them.',
      resolve: ({ past }) => past,
    }),
    mode: t.field({ type: ModeRef, description: 'Whether real money moves.', resolve: ({ mode }) => mode }),
  }),
});

const PageRef = builder.objectRef<{ url: string }>('PaymentAccountPage').implement({
  description: 'The processor’s page for one account and one visit.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description:
        'Go there at once: it is good for a few minutes, and lets whoever holds it act for the account.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Which provider.' } as const;

builder.queryField('getPaymentAccountStatus', (t) =>
  t.field({
    type: StatusRef,
    description: 'Where a provider stands with the card processor, for its owner and director.',
    args: {
      providerId: t.arg(providerId),
      isBack: t.arg.boolean({
        defaultValue: false,
        required: true,
        description: 'Whether somebody comes back from the processor’s page: it is then asked anew.',
      }),
    },
    resolve: (_root, args, context) => getPaymentAccountStatus(context, args),
  }),
);

builder.mutationField('continuePaymentAccount', (t) =>
  t.field({
    type: PageRef,
    description:
      'Leads the owner on to the card processor, and opens an account there where there is none; only for who has just proved again who they are.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => continuePaymentAccount(context, args.providerId),
  }),
);

builder.mutationField('disconnectPaymentAccount', (t) =>
  t.field({
    type: StatusRef,
    description:
      'Closes the account here: nothing new is paid online. What was paid can still go back. Only for an owner who has just proved again who they are.',
    args: {
      providerId: t.arg(providerId),
      accountId: t.arg({ type: 'Id', required: true, description: 'The account that its owner saw.' }),
    },
    resolve: async (_root, args, context) => {
      await disconnectPaymentAccount(context, args);
      return getPaymentAccountStatus(context, { providerId: args.providerId, isBack: false });
    },
  }),
);
