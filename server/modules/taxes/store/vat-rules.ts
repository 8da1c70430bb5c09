import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { VatTreatment } from '#contracts/vat.ts';
import type { Work } from '#server/kernel/work.ts';

/** How something is taxed, as it is agreed with whoever buys it. */
export interface AgreedVat {
  treatment: VatTreatment;
  /** In hundredths of a percent: 2200 = 22 %. */
  rateBasisPoints: number;
  /** Why there is no tax, by the codes of the electronic invoice; null where there is one. */
  nature: string | null;
}

/** A treatment as it stands on documents of a day. */
export interface VatRule extends AgreedVat {
  /** In Italian; null where there is tax. */
  legalText: string | null;
}

/** Italian law counts Italian days. */
const dayOf = (at: Date) => sql`(${at}::timestamptz at time zone 'Europe/Rome')::date`;

/**
 * How a treatment is taxed at an instant, as one JSON value for a query of a module above.
 * @param treatment an expression of that query
 */
export function agreedVatAsJson(treatment: RawBuilder<unknown>, at: Date): RawBuilder<AgreedVat> {
  return sql`(select json_build_object('treatment', v.treatment, 'rateBasisPoints', v.rate_basis_points, 'nature', v.nature)
    from vat_rules v where v.treatment = ${treatment} and v.valid_from <= ${dayOf(at)} order by v.valid_from desc limit 1)`;
}

/** All treatments by the rules of an Italian day, in the order of their rates. */
export async function readVatRules(work: Work, at: Date): Promise<VatRule[]> {
  const { rows } = await sql<VatRule>`
    select treatment, rate_basis_points as "rateBasisPoints", nature, legal_text as "legalText"
    from (select distinct on (treatment) * from vat_rules where valid_from <= ${dayOf(at)}
      order by treatment, valid_from desc) as of_day
    order by rate_basis_points desc, treatment`.execute(work.db);
  return rows;
}
