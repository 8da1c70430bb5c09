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
    'none: never had one. started: the processor’s questions are unanswered. askedForMore: details are missing or under review. ready: can receive payments. refused: by the processor. disconnected: by its owner, or at the processor.',
  values: ['none', ...ACCOUNT_STATES] as const,
});
const MissingRef = builder.enumType('PaymentAccountMissing', {
  description: 'Groups of details the processor requires.',
  values: MISSING_THINGS,
});
const ModeRef = builder.enumType('PaymentAccountMode', {
  description: 'live: real money. test: test money. off: this installation takes no online payments.',
  values: ['live', 'test', 'off'] as const,
});
const EnderRef = builder.enumType('PaymentAccountEnder', {
  description: 'Who disconnected it.',
  values: ['owner', 'processor'] as const,
});

const RefundTaskRef = builder
  .objectRef<PaymentAccountStatus['waiting']['oldest'][number]>('RefundWaitingForAccount')
  .implement({
    description: 'A refund that waits for the payment account.',
    fields: (t) => ({
      orderId: t.field({ type: 'Id', description: 'Id of the order.', resolve: ({ orderId }) => orderId }),
      name: t.exposeString('name', { description: 'Name of what was ordered.' }),
      cents: t.exposeInt('cents', { description: 'Amount, in cents.' }),
      askedAt: t.field({
        type: 'DateTime',
        description: 'When it was created.',
        resolve: ({ askedAt }) => askedAt,
      }),
    }),
  });

const StatusRef = builder.objectRef<PaymentAccountStatus>('PaymentAccountStatus').implement({
  description: 'Status of a provider’s payment account, for roles that run it.',
  fields: (t) => ({
    state: t.field({ type: StateRef, description: 'Its status.', resolve: ({ state }) => state }),
    accountId: t.field({
      type: 'Id',
      nullable: true,
      description: 'Id of the account here; null without one.',
      resolve: ({ accountId }) => accountId,
    }),
    missing: t.field({
      type: [MissingRef],
      description: 'Details the processor requires.',
      resolve: ({ missing }) => missing,
    }),
    isInReview: t.exposeBoolean('isInReview', {
      description: 'Whether everything is answered and the processor is deciding.',
    }),
    dueAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Deadline for the missing details; null for none.',
      resolve: ({ dueAt }) => dueAt,
    }),
    payoutsEnabled: t.exposeBoolean('payoutsEnabled', {
      description: 'Whether payouts reach its bank.',
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
      description: 'When the processor was last asked; null for never.',
      resolve: ({ readAt }) => readAt,
    }),
    waitingRefunds: t.int({
      description: 'Number of refunds waiting for an account.',
      resolve: ({ waiting }) => waiting.refunds,
    }),
    waitingCents: t.int({
      description: 'Sum of the waiting refunds, in cents.',
      resolve: ({ waiting }) => waiting.cents,
    }),
    oldestWaiting: t.field({
      type: [RefundTaskRef],
      description: 'Oldest waiting refunds first, at most twenty.',
      resolve: ({ waiting }) => waiting.oldest,
    }),
    pastAccounts: t.int({
      description: 'Number of earlier accounts; refunds of their payments use them.',
      resolve: ({ past }) => past,
    }),
    mode: t.field({ type: ModeRef, description: 'Whether real money is used.', resolve: ({ mode }) => mode }),
  }),
});

const PageRef = builder.objectRef<{ url: string }>('PaymentAccountPage').implement({
  description: 'The processor’s page for one account and one visit.',
  fields: (t) => ({
    url: t.exposeString('url', {
      description: 'Valid for a few minutes; anybody who has it can act for the account.',
    }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryField('getPaymentAccountStatus', (t) =>
  t.field({
    type: StatusRef,
    description: 'Status of a provider’s payment account, for owner and director.',
    args: {
      providerId: t.arg(providerId),
      isBack: t.arg.boolean({
        defaultValue: false,
        required: true,
        description: 'True when returning from the processor’s page; the account is then read again.',
      }),
    },
    resolve: (_root, args, context) => getPaymentAccountStatus(context, args),
  }),
);

builder.mutationField('continuePaymentAccount', (t) =>
  t.field({
    type: PageRef,
    description:
      'Returns the card processor’s page for the owner, and opens an account if there is none. Needs a fresh proof.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => continuePaymentAccount(context, args.providerId),
  }),
);

builder.mutationField('disconnectPaymentAccount', (t) =>
  t.field({
    type: StatusRef,
    description:
      'Disconnects the payment account: nobody can pay online; refunds still work. Owners only, with a fresh proof.',
    args: {
      providerId: t.arg(providerId),
      accountId: t.arg({ type: 'Id', required: true, description: 'Id of the account the owner saw.' }),
    },
    resolve: async (_root, args, context) => {
      await disconnectPaymentAccount(context, args);
      return getPaymentAccountStatus(context, { providerId: args.providerId, isBack: false });
    },
  }),
);
