import { CUSTOMER_DETAIL_NAMES } from './customer-details.ts';
import type { CustomerDetailName } from './customer-details.ts';
import { phoneKey } from './phone-key.ts';
import type { FurtherContact } from './validation/customer.ts';
import { MOST_FURTHER } from './validation/customer.ts';

/** How many days a merge of two customers can be undone. */
export const DAYS_TO_UNDO_A_MERGE = 30;

/** Fields that the kept customer takes from the merged one where it has nothing itself. */
export type FieldToFill = 'firstname' | 'lastname' | 'email' | 'phone' | CustomerDetailName;
export const FIELDS_TO_FILL: readonly FieldToFill[] = [
  'firstname',
  'lastname',
  'email',
  'phone',
  ...CUSTOMER_DETAIL_NAMES,
];

/** One of two customers, as far as their cards decide what a merge comes to. */
export type MergeSide = Record<FieldToFill, string | null> & {
  readonly further: readonly { kind: 'email' | 'phone'; value: string; label: string | null }[];
};

/** A further address or phone of the kept one, and where it stood at the merged one: 0 the main one, else its place among the further ones of its kind. */
export interface AddedContact {
  kind: FurtherContact['kind'];
  place: number;
}

/** What the kept customer takes from the merged one. */
export interface MergeGains {
  filled: FieldToFill[];
  added: AddedContact[];
}

const sameAs = (kind: FurtherContact['kind'], value: string): string =>
  kind === 'email' ? value.toLowerCase() : (phoneKey(value) ?? value);

/** An address or phone of the merged one by its place; null where there is none. */
export function contactAt(
  side: MergeSide,
  { kind, place }: AddedContact,
): { value: string; label: string | null } | null {
  if (place === 0) return side[kind] === null ? null : { value: side[kind], label: null };
  return side.further.filter((one) => one.kind === kind)[place - 1] ?? null;
}

/**
 * What the kept customer takes from the merged one: what it lacks itself, a name only as a whole; other addresses and phones stand beside its own, as many
 * as a customer may have.
 */
export function mergeGains(kept: MergeSide, merged: MergeSide): MergeGains {
  const hasName = kept.firstname !== null || kept.lastname !== null;
  const isName = (field: FieldToFill) => field === 'firstname' || field === 'lastname';
  const filled = FIELDS_TO_FILL.filter(
    (field) => kept[field] === null && merged[field] !== null && !(isName(field) && hasName),
  );
  const added = (['email', 'phone'] as const).flatMap((kind) => addedOf(kind, kept, merged));
  return { filled, added };
}

function addedOf(kind: FurtherContact['kind'], kept: MergeSide, merged: MergeSide): AddedContact[] {
  const own = kept.further.filter((one) => one.kind === kind).map(({ value }) => value);
  const main = kept[kind] ?? merged[kind];
  const known = new Set([...(main === null ? [] : [main]), ...own].map((value) => sameAs(kind, value)));
  const places = [0, ...merged.further.filter((one) => one.kind === kind).map((_one, index) => index + 1)];
  const added = places.flatMap((place) => {
    const value = contactAt(merged, { kind, place })?.value;
    if (value === undefined || known.has(sameAs(kind, value))) return [];
    known.add(sameAs(kind, value));
    return [{ kind, place }];
  });
  return added.slice(0, Math.max(0, MOST_FURTHER - own.length));
}
