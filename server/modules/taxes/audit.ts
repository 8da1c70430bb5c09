import type { Invariant } from '#server/kernel/invariant.ts';

/** What must hold of the rules of VAT. */
export const taxInvariants: Invariant[] = [
  {
    name: 'whatever is sold has a rule of VAT today',
    sql: `
      with used as (
        select id as provider_id, case when vat_regime = 'forfettario' then 'forfettario' else vat_treatment end as treatment from providers
        union select provider_id, vat_treatment from offers where vat_treatment is not null)
      select provider_id, treatment from used
      where not exists (select from vat_rules v
        where v.treatment = used.treatment and v.valid_from <= ((select now from moment) at time zone 'Europe/Rome')::date)`,
  },
  {
    name: 'a line says how it is taxed by a rule that there was',
    sql: `
      select l.provider_id, l.order_id, l.position, l.vat_treatment, l.vat_rate_basis_points, l.vat_nature from order_lines l
      where not exists (select from vat_rules v where v.treatment = l.vat_treatment
        and v.rate_basis_points = l.vat_rate_basis_points and v.nature is not distinct from l.vat_nature)`,
  },
];
