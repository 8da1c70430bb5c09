import { BillingForm } from '#contracts/validation/billing.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import type { BillingInformation } from '../../store/billing.ts';
import { readBilling, readBillingVersion, upsertBilling } from '../../store/billing.ts';
import { countPartVersion, lockPartVersion } from '../../store/own-provider.ts';
import type { FormOf } from './commands.ts';

/** A provider's billing data as its form shows them. */
export interface OwnBilling {
  /** Null until it is said. */
  billing: BillingInformation | null;
  version: number;
}

/** Reads a provider's billing data for those who may change them. @throws Refusal as `expectMay` */
export async function getBillingInformation(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<OwnBilling> {
  await expectMay(work, actor, providerId, 'changeSettings');
  const version = await readBillingVersion(work, providerId);
  if (version === null) throw new Refusal('notFound');
  return { billing: await readBilling(work, providerId), version };
}

/** Replaces a provider's billing data. @throws Refusal as `providerCommand` */
export async function saveOwnBillingInformation(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  { providerId, version }: FormOf,
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'saveBillingInformation',
    action: 'changeSettings',
    providerId,
    schema: BillingForm,
    input,
    version: { expected: version, lockCurrent: (tx) => lockPartVersion(tx, providerId, 'billing') },
    async run(tx, form): Promise<Done<object>> {
      const before = await readBilling(tx, providerId);
      await upsertBilling(tx, providerId, form);
      await countPartVersion(tx, providerId, 'billing');
      return { answer: {}, changes: [{ subject: 'billing', subjectId: providerId, before, after: form }] };
    },
  });
}

/** Writes where a provider's invoices go, without a form. */
export async function saveBillingInformation(
  work: Work,
  providerId: number,
  billing: BillingInformation,
): Promise<void> {
  await upsertBilling(work, providerId, billing);
}
