import type { RowOutcome } from '#contracts/customer-import.ts';
import { listAddress, oneOf } from '#web/lib/list-address.ts';

/** What the address of the imports says. */
export const IMPORTS_ADDRESS = listAddress({});

const SHOWN_OUTCOMES = ['any', 'new', 'changed', 'unchanged', 'refused'] as const;

/** What the address of one says: which rows are shown. `any`: those that matter most. */
export const IMPORT_ADDRESS = listAddress({
  outcome: oneOf<(typeof SHOWN_OUTCOMES)[number]>(SHOWN_OUTCOMES),
});

/** In the order they are shown in; what is refused needs somebody. */
export const OUTCOMES: readonly RowOutcome[] = ['new', 'changed', 'unchanged', 'refused'];

/** Which rows are shown: those asked for, else the refused ones where there are any, else what is made of most. */
export function outcomeShown(
  asked: (typeof SHOWN_OUTCOMES)[number],
  counts: Record<RowOutcome, number>,
): RowOutcome {
  if (asked !== 'any') return asked;
  if (counts.refused > 0) return 'refused';
  return OUTCOMES.find((outcome) => counts[outcome] > 0) ?? 'new';
}
