import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { MERGE_CUSTOMERS, UNDO_MERGE } from '#web/business-frame/customers/customer-calls.ts';
import { proveAgain } from '#web/business-frame/customers/prove-again.ts';

type Known = Pick<RequestContext, 'api' | 'locale'>;

const idIn = (form: FormData, name: string): number => idOrNone.read(textOf(form, name)) ?? 0;

/** What a form that carries a proof asks for, once the proof is taken; without one the API may ask for it. */
async function afterProof(
  form: FormData,
  known: Known,
  { intent, send }: { intent: string; send: () => Promise<unknown> },
): Promise<FormAnswer> {
  if (form.has('password')) {
    const proof = await proveAgain(form, known);
    if (!proof.isSaved) return { ...proof, intent };
  }
  return sendForm({ intent }, send);
}

/** The two whom a form on the page of one of them means: that one is kept unless the form says otherwise. */
export function pairIn(form: FormData, id: number): { keptId: number; mergedId: number } {
  const [otherId, keptId] = [idIn(form, 'otherId'), idIn(form, 'keptId')];
  return keptId === otherId ? { keptId: otherId, mergedId: id } : { keptId: id, mergedId: otherId };
}

/** Merges the customer of a page and the one that its form names. */
export function saveMerge(
  form: FormData,
  known: Known,
  { providerId, id }: { providerId: number; id: number },
): Promise<FormAnswer> {
  const pair = { providerId, ...pairIn(form, id) };
  return afterProof(form, known, { intent: 'merge', send: () => known.api(MERGE_CUSTOMERS, pair) });
}

/** Undoes the merge that a form names. */
export function undoMerge(
  form: FormData,
  known: Known,
  { providerId }: { providerId: number },
): Promise<FormAnswer> {
  const merge = { providerId, id: idIn(form, 'mergeId') };
  return afterProof(form, known, { intent: 'undoMerge', send: () => known.api(UNDO_MERGE, merge) });
}
