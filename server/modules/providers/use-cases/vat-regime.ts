import type * as v from 'valibot';
import { VatChoice } from '#contracts/validation/vat.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import type { VatRule } from '#server/modules/taxes/index.ts';
import { listVatTreatments } from '#server/modules/taxes/index.ts';
import { lockPartVersion } from '../store/own-provider.ts';
import type { ProviderVat } from '../store/vat-choice.ts';
import { readVatChoice, writeVatChoice } from '../store/vat-choice.ts';

/** How a provider is taxed; null for an unknown one. */
export async function getVatRegime(work: Work, providerId: number): Promise<ProviderVat | null> {
  return readVatChoice(work, providerId);
}

/**
 * Says how a provider is taxed, and what it sells when an offer says nothing else. What was sold keeps what it was sold with.
 * @throws Refusal invalidInput, also for members out of scope where there are none; notFound
 */
export async function setVatRegime(
  work: Work,
  providerId: number,
  given: v.InferInput<typeof VatChoice>,
): Promise<void> {
  if (!(await writeVatChoice(work, providerId, checked(VatChoice, given)))) throw new Refusal('notFound');
}

/** How a provider is taxed, as its form shows it. */
export interface VatSettings extends ProviderVat {
  /** What each treatment comes to today, in the order they are chosen from. */
  rules: readonly VatRule[];
}

/** How a provider is taxed, for those who may change it. @throws Refusal as `expectMay` */
export async function getVatSettings(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<VatSettings> {
  await expectMay(work, actor, providerId, 'seePaymentSettings');
  const vat = await readVatChoice(work, providerId);
  if (!vat) throw new Refusal('notFound');
  // Of whatever regime: the form offers what the chosen one has
  return { ...vat, rules: await listVatTreatments(work, 'sportsBody') };
}

/**
 * Writes over how a provider is taxed; what was ordered keeps what was agreed.
 * @param of.version the one its form was filled from
 * @throws Refusal as `providerCommand`, whose action wants a fresh proof, and `setVatRegime`
 */
export async function saveVatSettings(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  { providerId, version }: { providerId: number; version: number },
  input: unknown,
): Promise<object> {
  return providerCommand(asking, {
    operation: 'saveVatSettings',
    action: 'changePaymentSettings',
    providerId,
    schema: VatChoice,
    input,
    version: { expected: version, lockCurrent: (tx) => lockPartVersion(tx, providerId, 'vat') },
    async run(tx, choice): Promise<Done<object>> {
      const kept = await readVatChoice(tx, providerId);
      await setVatRegime(tx, providerId, choice);
      const before = kept && { regime: kept.regime, treatment: kept.treatment };
      return { answer: {}, changes: [{ subject: 'vat', subjectId: providerId, before, after: choice }] };
    },
  });
}
