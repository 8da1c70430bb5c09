import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { VatTreatment } from '#contracts/vat.ts';
import type { Work } from '#server/kernel/work.ts';
import type { VatChoice } from '#server/modules/taxes/index.ts';
import { providersTables } from './tables.ts';

/** A provider's choice, and whether it made it itself. */
export interface ProviderVat extends VatChoice {
  /** false: a default by trade. */
  isChosen: boolean;
  /** Counts the changes. */
  version: number;
}

/**
 * How something of a provider is taxed, for a query of a module above.
 * @param own what it says itself; null: nothing
 */
export function vatTreatmentOf(
  providerId: RawBuilder<unknown>,
  own: RawBuilder<unknown>,
): RawBuilder<VatTreatment> {
  return sql`(select case when vat_regime = 'forfettario' then 'forfettario' else coalesce(${own}, vat_treatment) end
    from providers where providers.id = ${providerId})`;
}

export async function readVatChoice(work: Work, providerId: number): Promise<ProviderVat | null> {
  const row = await providersTables(work)
    .selectFrom('providers')
    .select([
      'vat_regime as regime',
      'vat_treatment as treatment',
      'vat_chosen_at as chosenAt',
      'vat_version as version',
    ])
    .where('id', '=', providerId)
    .executeTakeFirst();
  if (!row) return null;
  const { chosenAt, ...choice } = row;
  return { ...choice, isChosen: chosenAt !== null };
}

/** @returns whether there is such a provider */
export async function writeVatChoice(
  work: Work,
  providerId: number,
  { regime, treatment }: VatChoice,
): Promise<boolean> {
  const { numUpdatedRows } = await providersTables(work)
    .updateTable('providers')
    .set({ vat_regime: regime, vat_treatment: treatment, vat_chosen_at: work.now() })
    .set((row) => ({ vat_version: row('vat_version', '+', 1) }))
    .where('id', '=', providerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets what is sold by default, unless the provider has said it itself. */
export async function writeDefaultTreatment(
  work: Work,
  providerId: number,
  treatment: VatChoice['treatment'],
): Promise<void> {
  await providersTables(work)
    .updateTable('providers')
    .set({ vat_treatment: treatment })
    .where('id', '=', providerId)
    .where('vat_chosen_at', 'is', null)
    .execute();
}
