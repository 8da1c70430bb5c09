import { errorText } from '#contracts/error-texts.ts';
import { euroOfCents } from '#contracts/money.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { startCardPayment } from '../index.ts';
import { buyCredit } from '../use-cases/buy-credit.ts';
import { giftWallet, topUpWallet } from '../use-cases/wallet-commands.ts';
import type { CenterWithCredit, MyWallet, ShownWallet, ShownWalletMovement } from '../use-cases/wallets.ts';
import { getCentersWithCredit, getMyWallets, getWallet, WALLET_MOVEMENTS } from '../use-cases/wallets.ts';
import type { CreationAnswer } from './refs.ts';
import { CreationResult, TillMethodRef } from './refs.ts';

const MovementKindRef = builder.enumType('WalletMovementKind', {
  description:
    'topUp: paid ahead; topUpReturned: that was refunded; gift: given by the center; spent; givenBack: of something paid with it; correction: two cards of one customer became one.',
  values: WALLET_MOVEMENTS,
});

const MovementRef = builder.objectRef<ShownWalletMovement>('WalletMovement').implement({
  description: 'What came into a wallet or, below zero, went out of it.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Its id.' }),
    kind: t.expose('kind', { type: MovementKindRef, description: 'What happened.' }),
    amountCents: t.exposeInt('amountCents', { description: 'In cents.' }),
    giftCents: t.exposeInt('giftCents', { description: 'The part of it that is given credit, in cents.' }),
    name: t.exposeString('name', { nullable: true, description: 'What was paid; null: of no order.' }),
    orderId: t.expose('orderId', { type: 'Id', nullable: true, description: 'Its order.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
  }),
});

const WalletRef = builder.objectRef<ShownWallet>('Wallet').implement({
  description: 'The credit of a customer at a provider.',
  fields: (t) => ({
    balanceCents: t.exposeInt('balanceCents', { description: 'All that can be spent, in cents.' }),
    giftCents: t.exposeInt('giftCents', {
      description: 'The part of it that was given: spent first, never paid out; in cents.',
    }),
    movements: t.expose('movements', { type: [MovementRef], description: 'The latest first.' }),
    total: t.exposeInt('total', { description: 'How many movements there are.' }),
    pages: t.exposeInt('pages', { description: 'How many pages of ten movements there are.' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the center.' }),
  }),
});

const MyWalletRef = builder.objectRef<MyWallet>('MyWallet').implement({
  description: 'A wallet of whoever is signed in.',
  fields: (t) => ({
    providerId: t.expose('providerId', { type: 'Id', description: 'Where it is spent.' }),
    providerName: t.exposeString('providerName', { description: 'Where it is spent.' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the center.' }),
    balanceCents: t.exposeInt('balanceCents', { description: 'All that can be spent, in cents.' }),
    giftCents: t.exposeInt('giftCents', { description: 'The part of it that was given, in cents.' }),
    canTopUp: t.exposeBoolean('canTopUp', { description: 'Whether it can be topped up online now.' }),
    movements: t.expose('movements', { type: [MovementRef], description: 'The last ten, the latest first.' }),
  }),
});

const CenterWithCreditRef = builder.objectRef<CenterWithCredit>('CenterWithCredit').implement({
  description: 'A provider that sells credit online to whoever is signed in, who has none there yet.',
  fields: (t) => ({
    providerId: t.expose('providerId', { type: 'Id', description: 'Which provider.' }),
    providerName: t.exposeString('providerName', { description: 'What it is called.' }),
  }),
});

type Page = Awaited<ReturnType<typeof getMyWallets>>;

const MyWalletPageRef = builder.objectRef<Page>('MyWalletPage').implement({
  description: 'A page of own wallets.',
  fields: (t) => ({
    items: t.expose('items', { type: [MyWalletRef], description: 'The latest first.' }),
    total: t.exposeInt('total', { description: 'On all pages together.' }),
    page: t.exposeInt('page', { description: '1 for the first.' }),
    pages: t.exposeInt('pages', { description: 'How many pages there are.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;

builder.queryFields((t) => ({
  getMyWallets: t.field({
    description: 'The credit of whoever is signed in, at all providers.',
    type: MyWalletPageRef,
    args: { page: t.arg.int({ description: '1 when left out.' }) },
    resolve: (_root, { page }, context) => getMyWallets(context, { page: page ?? null }),
  }),
  getCentersWithCredit: t.field({
    description:
      'Providers at which whoever is signed in is a customer without a wallet and can buy credit online; by name, the first fifty.',
    type: [CenterWithCreditRef],
    resolve: (_root, _args, context) => getCentersWithCredit(context),
  }),
  getWallet: t.field({
    description: 'The credit of a customer, for roles that take payments; null without a wallet.',
    type: WalletRef,
    nullable: true,
    args: {
      providerId: t.arg(providerId),
      customerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }),
      page: t.arg.int({ description: 'Of its movements, 1 when left out.' }),
    },
    resolve: (_root, { page, ...of }, context) => getWallet(context, { ...of, page: page ?? null }),
  }),
}));

const WalletTopUpInput = builder.inputType('WalletTopUpInput', {
  description: 'Money taken at the desk that becomes credit of a customer.',
  fields: (t) => ({
    customerId: t.field({ type: 'Id', required: true, description: 'Whose.' }),
    amountCents: t.int({ required: true, description: 'In cents, above zero.' }),
    method: t.field({ type: TillMethodRef, required: true, description: 'cash, terminal or bank.' }),
    receiptNumber: t.string({ description: 'Number of the receipt; optional.' }),
    note: t.string({ description: 'Note for the till.' }),
  }),
});

const WalletGiftInput = builder.inputType('WalletGiftInput', {
  description: 'Credit that a customer is given.',
  fields: (t) => ({
    customerId: t.field({ type: 'Id', required: true, description: 'To whom.' }),
    amountCents: t.int({ required: true, description: 'In cents, above zero.' }),
  }),
});

builder.mutationFields((t) => ({
  topUpWallet: t.field({
    description: 'Sells credit at the desk. Answers the id of its order.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: WalletTopUpInput, required: true, description: 'The top-up.' }),
    },
    resolve: async (_root, args, context) =>
      (await topUpWallet(context, args.providerId, withoutNulls(args.input))).orderId,
  }),
  giftWallet: t.int({
    description: 'Gives a customer credit. Answers what their wallet holds then, in cents.',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: WalletGiftInput, required: true, description: 'The gift.' }),
    },
    resolve: async (_root, args, context) =>
      (await giftWallet(context, args.providerId, args.input)).balanceCents,
  }),
}));

builder.mutationField('topUpMyWallet', (t) =>
  t.field({
    description:
      'Buys credit at a provider for whoever is signed in, by card: starts the payment. The e-mail must be proved, and the person a customer there.',
    type: CreationResult,
    args: {
      providerId: t.arg(providerId),
      amountCents: t.arg.int({
        required: true,
        description: 'In cents, 50 at least: what a card can be asked for.',
      }),
    },
    resolve: async (_root, { providerId: at, amountCents }, context): Promise<CreationAnswer> => {
      const { work, deps, actor, locale, address, userAgent, idempotencyKey } = context;
      const origin = { actor, language: locale, channel: 'Web' as const, address, userAgent, idempotencyKey };
      const bought = await buyCredit(work, deps, { providerId: at, amountCents }, origin);
      const { orderId } = bought;
      const start = await startCardPayment(work, deps, bought);
      return {
        id: orderId,
        message: start.kind === 'unavailable' ? errorText('paymentUnavailable', locale) : '',
        success: start.kind !== 'unavailable',
        amount: euroOfCents(start.amountCents),
        amountCents: start.amountCents,
        clientSecret: start.clientSecret,
        stripeAccount: start.stripeAccount,
        paymentToken: null,
        orderId,
        offerId: null,
        productId: null,
        providerId: start.providerId,
        timeLeftSeconds: start.secondsLeft,
      };
    },
  }),
);
