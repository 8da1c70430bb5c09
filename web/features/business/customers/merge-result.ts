import { contactAt, mergeGains } from '#contracts/customer-merge.ts';
import type { MergingCustomer } from '#web/business-frame/customers/customer-calls.ts';

/** What the kept customer will be after a merge, by the rule that the server follows. */
export function mergeResult(kept: MergingCustomer, merged: MergingCustomer): MergingCustomer {
  const { filled, added } = mergeGains(sideOf(kept), sideOf(merged));
  const taken = Object.fromEntries(filled.map((field) => [field, merged[field]]));
  const gained = added.flatMap((one) => {
    const contact = contactAt(sideOf(merged), one);
    return contact ? [{ kind: one.kind, ...contact }] : [];
  });
  const others = <One extends { id: number }>(list: readonly One[]): One[] =>
    list.filter(({ id }) => id !== kept.id && id !== merged.id);
  const [carer] = others([kept.carer, merged.carer].filter((one) => one !== null));
  const tags = new Map([...kept.tags, ...merged.tags].map((tag) => [tag.id, tag]));
  return {
    ...kept,
    ...taken,
    further: [...kept.further, ...gained],
    hasPerson: kept.hasPerson || merged.hasPerson,
    carer: carer ?? null,
    inCare: others([...kept.inCare, ...merged.inCare]),
    came: {
      visits: kept.came.visits + merged.came.visits,
      lastAt: latest(kept.came.lastAt, merged.came.lastAt),
      nextAt: soonest(kept.came.nextAt, merged.came.nextAt),
    },
    money: kept.money && merged.money && sumOf(kept.money, merged.money),
    fields: kept.fields.map((field) =>
      field.value === null ? (merged.fields.find(({ id }) => id === field.id) ?? field) : field,
    ),
    tags: [...tags.values()].sort((a, b) => a.name.localeCompare(b.name)),
    notes: [...kept.notes, ...merged.notes],
    healthNotes: kept.healthNotes + merged.healthNotes,
    isBlacklisted: kept.isBlacklisted || merged.isBlacklisted,
    archivedAt: merged.archivedAt === null ? null : kept.archivedAt,
  };
}

const sideOf = (customer: MergingCustomer) => ({
  ...customer,
  further: customer.further.map(({ kind, ...rest }) => ({
    ...rest,
    kind: kind === 'email' ? ('email' as const) : ('phone' as const),
  })),
});

type Money = NonNullable<MergingCustomer['money']>;
const sumOf = (a: Money, b: Money): Money => ({
  unpaidVisits: a.unpaidVisits + b.unpaidVisits,
  owedCents: a.owedCents === null || b.owedCents === null ? null : a.owedCents + b.owedCents,
  paidCents: a.paidCents === null || b.paidCents === null ? null : a.paidCents + b.paidCents,
});

const inOrder = (a: string | null, b: string | null): string[] =>
  [a, b].filter((at) => at !== null).sort((one, other) => Date.parse(one) - Date.parse(other));
const latest = (a: string | null, b: string | null): string | null => inOrder(a, b).at(-1) ?? null;
const soonest = (a: string | null, b: string | null): string | null => inOrder(a, b)[0] ?? null;
