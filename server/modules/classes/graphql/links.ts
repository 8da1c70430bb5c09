import { builder } from '#server/graphql/builder.ts';
import type { LinkSubject } from '#server/kernel/links.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { nameOfActor, signedIn } from '#server/kernel/request-context.ts';
import { giveUpSessions } from '../use-cases/cancel-enrolment.ts';
import { confirmEnrolmentByLink } from '../use-cases/confirm-enrolment.ts';
import { getMySubscription } from '../use-cases/my-subscriptions.ts';
import { subscriptionDetails } from '../use-cases/subscription-details.ts';
import { SubscriptionRef } from './refs.ts';

const PURPOSES = { confirm: 'confirm-subscription', manage: 'manage-subscription' } as const;

const SubscriptionLinkPurposeRef = builder.enumType('SubscriptionLinkPurpose', {
  description: 'What a mailed link of a sign-up is for: its code opens nothing else.',
  values: ['confirm', 'manage'] as const,
});

const code = { required: true, description: 'The code of the mailed link.' } as const;

/** @throws Refusal notFound for every code that is not ours */
function readLink(
  { links }: Pick<Deps, 'links'>,
  purpose: keyof typeof PURPOSES,
  given: string,
): LinkSubject {
  const subject = links.read(PURPOSES[purpose], given);
  if (!subject) throw new Refusal('notFound');
  return subject;
}

builder.queryFields((t) => ({
  subscriptionByLink: t.field({
    description: 'The sign-up behind a mailed link. Looking changes nothing.',
    type: SubscriptionRef,
    args: {
      code: t.arg.string(code),
      purpose: t.arg({
        type: SubscriptionLinkPurposeRef,
        required: true,
        description: 'What the link is for.',
      }),
    },
    resolve: (_root, { code: given, purpose }, { work, deps }) =>
      subscriptionDetails(work, readLink(deps, purpose, given)),
  }),
  subscriptionJustMade: t.field({
    description:
      'The sign-up that this browser has just made, paid or confirmed, for half an hour; null for every other browser. The page `/subscription-success` shows it.',
    type: SubscriptionRef,
    nullable: true,
    resolve: (_root, _args, { work, justBooked: { knownSubscription } }) =>
      knownSubscription && subscriptionDetails(work, knownSubscription),
  }),
  getMySubscription: t.field({
    description: 'One sign-up of whoever is signed in.',
    type: SubscriptionRef,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'With whom it is.' }),
      id: t.arg({ type: 'Id', required: true, description: 'Which sign-up.' }),
    },
    resolve: (_root, key, { work, actor }) => getMySubscription(work, actor, key),
  }),
}));

builder.mutationFields((t) => ({
  confirmSubscriptionByLink: t.field({
    description: 'Confirms a sign-up made as a guest. Twice has one effect.',
    type: SubscriptionRef,
    args: { code: t.arg.string(code) },
    resolve: async (_root, { code: given }, { work, deps, justBooked }) => {
      const key = readLink(deps, 'confirm', given);
      await confirmEnrolmentByLink(work, key);
      justBooked.keep({ kind: 'subscription', ...key, mayManage: true });
      return subscriptionDetails(work, key);
    },
  }),
  cancelSubscriptionByLink: t.field({
    description:
      'Gives up sessions of a sign-up, or the whole of a total class, by the link that manages it.',
    type: SubscriptionRef,
    args: {
      code: t.arg.string(code),
      sessions: t.arg({ type: ['Id'], description: 'Which sessions; none: the whole sign-up.' }),
    },
    resolve: async (_root, { code: given, sessions }, { work, deps, idempotencyKey }) => {
      const key = readLink(deps, 'manage', given);
      await giveUpSessions(work, {
        providerId: key.providerId,
        enrolmentId: key.id,
        sessionIds: sessions ?? null,
        actor: 'guest:link',
        ownerId: null,
        idempotencyKey,
      });
      return subscriptionDetails(work, key);
    },
  }),
  cancelMySubscription: t.field({
    description: 'Gives up sessions of an own sign-up, or the whole of a total class.',
    type: SubscriptionRef,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'With whom it is.' }),
      id: t.arg({ type: 'Id', required: true, description: 'Which sign-up.' }),
      sessions: t.arg({ type: ['Id'], description: 'Which sessions; none: the whole sign-up.' }),
    },
    resolve: async (_root, { providerId, id, sessions }, { work, actor, idempotencyKey }) => {
      const { personId } = signedIn(actor);
      await giveUpSessions(work, {
        providerId,
        enrolmentId: id,
        sessionIds: sessions ?? null,
        actor: nameOfActor(actor),
        ownerId: personId,
        idempotencyKey,
      });
      return subscriptionDetails(work, { providerId, id });
    },
  }),
}));
