import type * as v from 'valibot';
import { VatChoice } from '#contracts/validation/vat.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
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
