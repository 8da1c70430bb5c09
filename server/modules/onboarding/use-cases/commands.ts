import * as v from 'valibot';
import { FirstHours, FirstPayment, FirstTeam } from '#contracts/validation/center-setup.ts';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Done, Settling } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { completeOnboarding } from '#server/modules/identity/index.ts';
import { getPaymentOptions } from '#server/modules/payments/index.ts';
import { publishProvider, updateProvider } from '#server/modules/providers/index.ts';
import { bindToStaff } from '#server/modules/availability/index.ts';
import { addResource, renameResource, resourcesOf, workingAs } from '#server/modules/staff/index.ts';
import { endSetup, readCenterSetup, settleStep } from '../store/center-setups.ts';
import { peopleOf, setFirstHours, shareHours } from './hours-of-the-team.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
const action = 'setUpCenter';
const nothing = {};
const onCenter = (subjectId: number, after: object) => [{ subject: 'provider', subjectId, after }];

/** Sets the first opening hours, for everybody who works there. @throws Refusal as `providerCommand`; bookingsHurt where they leave one outside */
export async function saveFirstHours(
  asking: Asking & Settling,
  providerId: number,
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'saveFirstHours',
    action,
    providerId,
    schema: FirstHours,
    input,
    // Also of a center that is open already and goes through the first settings again
    hurts: { by: asking, touched: () => ({ resourceIds: null }) },
    async run(tx, hours): Promise<Done<object>> {
      await setFirstHours(tx, providerId, hours);
      return { answer: nothing, changes: onCenter(providerId, hours) };
    },
  });
}

/**
 * Names who works there first, and adds a colleague with the same hours where one is named.
 * @throws Refusal as `providerCommand`; insufficientPlan for a colleague on a package without staff
 */
export async function saveFirstTeam(asking: Asking, providerId: number, input: unknown): Promise<object> {
  return providerCommand(asking, {
    operation: 'saveFirstTeam',
    action,
    providerId,
    schema: FirstTeam,
    input,
    async run(tx, { name, colleague }, { personId }): Promise<Done<object>> {
      const [first] = await peopleOf(tx, providerId);
      if (first && name !== null) {
        if (name !== first.name) await renameResource(tx, { providerId, resourceId: first.id, name });
        await bindFounder(tx, { providerId, resourceId: first.id, personId });
      }
      if (colleague !== null) await addColleague(tx, providerId, colleague);
      await settleStep(tx, providerId, 'team');
      return { answer: nothing, changes: onCenter(providerId, { name, colleague }) };
    },
  });
}

/** Whoever says their own name is that person of the staff, unless somebody is, or they are another one. */
async function bindFounder(
  tx: Work,
  founder: { providerId: number; resourceId: number; personId: number },
): Promise<void> {
  const { providerId, resourceId, personId } = founder;
  const setup = await readCenterSetup(tx, providerId);
  if (!setup || setup.completedAt !== null) return;
  if ((await workingAs(tx, { providerId, personId })) !== null) return;
  const isFree = (await resourcesOf(tx, providerId)).some(
    (one) => one.id === resourceId && one.personId === null,
  );
  if (isFree) await bindToStaff(tx, founder);
}

async function addColleague(tx: Work, providerId: number, name: string): Promise<void> {
  const resourceId = await addResource(tx, { providerId, kind: RESOURCE_KINDS.human, name });
  await shareHours(tx, providerId, resourceId);
}

/**
 * Says how customers pay, while the center is set up.
 * @throws Refusal as `providerCommand`; NotAuthorizedException once it is; missingStripeAccount for paying online alone before there is an account to pay to
 */
export async function saveFirstPayment(asking: Asking, providerId: number, input: unknown): Promise<object> {
  return providerCommand(asking, {
    operation: 'saveFirstPayment',
    action,
    providerId,
    schema: FirstPayment,
    input,
    async run(tx, { acceptPayments }): Promise<Done<object>> {
      // Afterwards it is a matter of the payment settings, which want a fresh proof.
      const setup = await readCenterSetup(tx, providerId);
      if (!setup || setup.completedAt !== null) throw new Refusal('NotAuthorizedException');
      const { hasConnectedPaymentAccount } = await getPaymentOptions(tx, providerId);
      // Whoever could be paid online alone could not be booked at all.
      if (acceptPayments === 'OnlineOnly' && !hasConnectedPaymentAccount)
        throw new Refusal('missingStripeAccount', { affected: ['acceptPayments'] });
      await updateProvider(tx, providerId, { acceptPayments });
      await settleStep(tx, providerId, 'payment');
      return { answer: nothing, changes: onCenter(providerId, { acceptPayments }) };
    },
  });
}

/**
 * Ends the first settings: the page is published, or its owner goes on without for now. From then on the center leads to its screens.
 * @throws Refusal as `providerCommand`; userNotConfirmed for publishing before the e-mail is proved; invalidInput with each thing that
 *   a page still lacks
 */
export async function finishSetup(
  asking: Asking,
  { providerId, isPublished }: { providerId: number; isPublished: boolean },
): Promise<object> {
  return providerCommand(asking, {
    operation: 'finishSetup',
    action: isPublished ? 'publishCenter' : action,
    providerId,
    schema: v.object({ isPublished: v.boolean() }),
    input: { isPublished },
    async run(tx, _input, { personId }): Promise<Done<object>> {
      if (isPublished) await publishProvider(tx, providerId);
      await endSetup(tx, providerId, isPublished ? 'completed' : 'putOff');
      await completeOnboarding(tx, personId);
      return { answer: nothing, changes: onCenter(providerId, { isPublished }) };
    },
  });
}
