import { m } from '#contracts/texts/messages.js';
import type { CareRelation } from './validation/customer.ts';

/** What a carer is to a customer, in words. */
export const CARE_RELATION_TEXTS = {
  parent: m.customers_relation_parent,
  child: m.customers_relation_child,
  partner: m.customers_relation_partner,
  relative: m.customers_relation_relative,
  guardian: m.customers_relation_guardian,
  other: m.customers_relation_other,
} satisfies Record<CareRelation, unknown>;
