import * as v from 'valibot';
import { contactAt, DAYS_TO_UNDO_A_MERGE, FIELDS_TO_FILL, mergeGains } from '#contracts/customer-merge.ts';
import type { MergeGains } from '#contracts/customer-merge.ts';
import { CustomerMerge } from '#contracts/validation/customer-merge.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { MergedPair } from '#server/kernel/customer-rows.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from '../store/change-customers.ts';
import { lockCustomers, replaceFurther, updateCare } from '../store/change-customers.ts';
import type { KeptFields, Merged, MergingCustomer, StoredMerge, UndoableMerge } from '../store/merges.ts';
import {
  insertMerge,
  isMergedLater,
  lockMerge,
  markUndone,
  moveCare,
  pointToKept,
  readMergingCustomers,
  readMergedCustomer,
  readUndoableMerge,
  standAgain,
  writeKept,
} from '../store/merges.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'deps'>;

const action = 'mergeCustomers';
const SUBJECT = 'customer';
const DAY_MS = 86_400_000;
const RECORDABLE = ['email', 'firstname', 'lastname', 'phone'] as const;

const cannot = (known: string): Refusal => new Refusal('cannotUpdate', { params: { known } });
const earliestToUndo = (work: Work): Date => new Date(work.now().getTime() - DAYS_TO_UNDO_A_MERGE * DAY_MS);

/** Who a customer is now: themselves, or the one they were merged into; null where the provider has none such. */
export async function standingCustomer(work: Work, of: CustomerKey): Promise<number | null> {
  return readMergedCustomer(work, of);
}

/** The last merge into a customer, as long as it can be undone. */
export async function undoableMerge(work: Work, of: CustomerKey): Promise<UndoableMerge | null> {
  return readUndoableMerge(work, of, earliestToUndo(work));
}

/**
 * Merges a customer into another of the same provider: all that points to them follows, in one transaction; what the kept one lacks it takes from them;
 * if one of both is not received, the kept one is not. Whose log-in sees a booking never changes (docs/decisions/0071).
 * @throws Refusal as `providerCommand`; notFound; cannotUpdate when one of them was merged meanwhile, both have an e-mail that a log-in may belong to, the
 *   kept one would care and be cared for, or both come to the same start
 * @returns the id of the merge
 */
export async function mergeCustomers(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'mergeCustomers',
    action,
    providerId,
    schema: CustomerMerge,
    input,
    async run(tx, { keptId, mergedId }) {
      const id = await mergePair(tx, asking.deps, { providerId, keptId, mergedId });
      return {
        answer: { id },
        changes: [
          { subject: SUBJECT, subjectId: keptId, after: { merge: id, mergedId } },
          { subject: SUBJECT, subjectId: mergedId, after: { merge: id, keptId } },
        ],
      };
    },
  });
}

/** The merge itself, in the caller's transaction; knows no actor. @throws Refusal as `mergeCustomers` @returns its id */
export async function mergePair(
  tx: Work,
  { customerRows }: Pick<Deps, 'customerRows'>,
  pair: MergedPair,
): Promise<number> {
  const { kept, merged } = await lockPair(tx, pair);
  const of = { providerId: pair.providerId, customerId: pair.keptId };
  const gains = mergeGains(kept, merged);
  expectMergeable(kept, merged);
  const followers = await pointToKept(tx, pair, { losesPerson: gains.filled.includes('email') });
  await writeKept(tx, of, keptWith(kept, merged, gains));
  const added = addedContacts(merged, gains);
  if (added.length > 0) await replaceFurther(tx, of, [...kept.further, ...added]);
  const { takesCare, inCare } = await mergeCare(tx, pair, { kept, merged });
  const rows: Merged['rows'] = {};
  for (const one of customerRows) rows[one.table] = await one.move(tx, pair);
  const { personId, isErased, archivedAt, caredForBy, careRelation } = kept;
  return insertMerge(tx, pair, {
    ...gains,
    rows,
    followers,
    takesCare,
    inCare,
    recorded: gains.filled.filter((field) => merged.recorded.includes(field)),
    isBlacklistedNow: merged.isBlacklisted && !kept.isBlacklisted,
    isContentBlockedNow: merged.isContentBlocked && !kept.isContentBlocked,
    kept: { personId, isErased, archivedAt, caredForBy, careRelation },
    merged: {
      personId: merged.personId,
      caredForBy: merged.caredForBy,
      careRelation: merged.careRelation,
    },
  });
}

/** Both, locked in the order of their ids: of two who merge at once the second finds one of them gone. */
async function lockPair(
  tx: Work,
  { providerId, keptId, mergedId }: MergedPair,
): Promise<{ kept: MergingCustomer; merged: MergingCustomer }> {
  const locked = await lockCustomers(tx, providerId, [keptId, mergedId]);
  const found = await readMergingCustomers(tx, providerId, [keptId, mergedId]);
  const [kept, merged] = [found.get(keptId), found.get(mergedId)];
  if (!kept || !merged) throw new Refusal('notFound');
  if (locked.size < 2) throw cannot('mergeDone');
  return { kept, merged };
}

function expectMergeable(kept: MergingCustomer, merged: MergingCustomer): void {
  // Whose mails and bookings would they be? Only the two of them know; the center takes one e-mail off a card first
  if (merged.personId !== null && merged.email !== null && kept.email !== null) throw cannot('mergeLogIns');
  const others = (ids: readonly number[]) => ids.filter((id) => id !== kept.id && id !== merged.id);
  const carers = others([kept.caredForBy, merged.caredForBy].filter((id) => id !== null));
  if (carers.length > 0 && others([...kept.inCare, ...merged.inCare]).length > 0) throw cannot('mergeCare');
}

/** The kept one with what it takes. Both were archived, or the kept one is not. */
function keptWith(kept: MergingCustomer, merged: MergingCustomer, { filled }: MergeGains): KeptFields {
  const taken = Object.fromEntries(filled.map((field) => [field, merged[field]]));
  const recorded = filled.filter((field) => merged.recorded.includes(field));
  return {
    ...kept,
    ...taken,
    personId: filled.includes('email') ? merged.personId : kept.personId,
    recorded: [...kept.recorded, ...recorded],
    isBlacklisted: kept.isBlacklisted || merged.isBlacklisted,
    blacklistReason: kept.isBlacklisted ? kept.blacklistReason : merged.blacklistReason,
    isContentBlocked: kept.isContentBlocked || merged.isContentBlocked,
    archivedAt: merged.archivedAt === null ? null : kept.archivedAt,
  };
}

const addedContacts = (merged: MergingCustomer, { added }: Pick<MergeGains, 'added'>) =>
  added.flatMap((one) => {
    const contact = contactAt(merged, one);
    return contact ? [{ kind: one.kind, value: contact.value, label: contact.label }] : [];
  });

/** Who cares for whom: neither for the other any more; whom the merged one cared for goes over; a carer of the merged one stays where there is none. */
async function mergeCare(
  tx: Work,
  { providerId, keptId, mergedId }: MergedPair,
  { kept, merged }: { kept: MergingCustomer; merged: MergingCustomer },
): Promise<{ takesCare: boolean; inCare: number[] }> {
  const of = { providerId, customerId: keptId };
  const isKeptsOwn = kept.caredForBy !== null && kept.caredForBy !== mergedId;
  const carerId = merged.caredForBy === keptId ? null : merged.caredForBy;
  const takesCare = !isKeptsOwn && carerId !== null && merged.careRelation !== null;
  if (takesCare && merged.careRelation !== null)
    await updateCare(tx, of, { carerId, relation: merged.careRelation });
  else if (kept.caredForBy === mergedId) await updateCare(tx, of, null);
  const inCare = await moveCare(tx, { providerId, fromId: mergedId, toId: keptId, only: null });
  return { takesCare, inCare };
}

/**
 * Undoes a merge within thirty days: what it moved goes back, what came later stays with the kept one, and so does what was changed there since.
 * @throws Refusal as `providerCommand`; notFound; cannotUpdate when it is undone already, too long ago, or the kept one was merged again since
 */
export async function undoCustomerMerge(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'undoCustomerMerge',
    action,
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const merge = await lockMerge(tx, { providerId, id });
      if (!merge) throw new Refusal('notFound');
      const { keptId, mergedId, moved } = merge;
      const pair = { providerId, keptId, mergedId };
      await expectUndoable(tx, providerId, merge);
      const found = await readMergingCustomers(tx, providerId, [keptId, mergedId]);
      const [kept, merged] = [found.get(keptId), found.get(mergedId)];
      if (!kept || !merged) throw new Refusal('notFound');
      if (isEmptied(merged)) throw cannot('mergeErased');
      await takeBack(tx, pair, { kept, merged, moved });
      await standAgain(tx, pair, { followers: moved.followers, personId: moved.merged.personId });
      for (const one of asking.deps.customerRows) await one.moveBack(tx, pair, moved.rows[one.table] ?? []);
      await giveCareBack(tx, pair, { kept, moved });
      await markUndone(tx, { providerId, id });
      return {
        answer: { id },
        changes: [
          { subject: SUBJECT, subjectId: keptId, after: { merge: id, mergedId } },
          { subject: SUBJECT, subjectId: mergedId, after: { merge: id, keptId } },
        ],
      };
    },
  });
}

async function expectUndoable(tx: Work, providerId: number, merge: StoredMerge): Promise<void> {
  if (merge.undoneAt !== null) throw cannot('mergeUndone');
  if (merge.mergedAt <= earliestToUndo(tx)) throw cannot('mergeTooOld');
  const locked = await lockCustomers(tx, providerId, [merge.keptId]);
  if (locked.size === 0 || (await isMergedLater(tx, providerId, merge))) throw cannot('mergeOrder');
}

/** Takes from the kept one what it took, where it stands as the merge wrote it. */
async function takeBack(
  tx: Work,
  { providerId, keptId }: MergedPair,
  { kept, merged, moved }: { kept: MergingCustomer; merged: MergingCustomer; moved: Merged },
): Promise<void> {
  const of = { providerId, customerId: keptId };
  const gone = addedContacts(merged, moved);
  const further = kept.further.filter(
    (one) => !gone.some(({ kind, value }) => kind === one.kind && value === one.value),
  );
  if (further.length < kept.further.length) await replaceFurther(tx, of, further);
  const isMainOfMore = (field: string) => further.some(({ kind }) => kind === field);
  const given = moved.filled.filter(
    (field) => kept[field] !== null && kept[field] === merged[field] && !isMainOfMore(field),
  );
  const isNobody =
    !moved.kept.isErased && RECORDABLE.every((field) => kept[field] === null || given.includes(field));
  const cleared = new Set<string>(isNobody ? given.filter((field) => !isOneOf(field)) : given);
  const fields = Object.fromEntries(
    FIELDS_TO_FILL.map((field) => [field, cleared.has(field) ? null : kept[field]]),
  ) as Pick<KeptFields, (typeof FIELDS_TO_FILL)[number]>;
  const isReceivedAgain =
    moved.isBlacklistedNow && kept.isBlacklisted && kept.blacklistReason === merged.blacklistReason;
  await writeKept(tx, of, {
    ...fields,
    isErased: cleared.has('email') ? moved.kept.isErased : kept.isErased,
    personId: cleared.has('email') ? moved.kept.personId : kept.personId,
    recorded: kept.recorded.filter((field) => !(cleared.has(field) && moved.recorded.includes(field))),
    isBlacklisted: kept.isBlacklisted && !isReceivedAgain,
    blacklistReason: isReceivedAgain ? null : kept.blacklistReason,
    isContentBlocked: kept.isContentBlocked && !moved.isContentBlockedNow,
    archivedAt: kept.archivedAt ?? moved.kept.archivedAt,
  });
}

/** Their account was deleted since, and nothing of them is left to stand for itself. */
const isEmptied = (one: MergingCustomer): boolean =>
  one.personId === null && one.further.length === 0 && FIELDS_TO_FILL.every((field) => one[field] === null);

const isOneOf = (field: string): boolean => (RECORDABLE as readonly string[]).includes(field);

/** Care as it was, where nobody has said otherwise since and nobody would care who is cared for. */
async function giveCareBack(
  tx: Work,
  { providerId, keptId, mergedId }: MergedPair,
  { kept, moved }: { kept: MergingCustomer; moved: Merged },
): Promise<void> {
  const careOf = async (
    customerId: number,
    carerId: number | null,
    relation: Merged['kept']['careRelation'],
  ) => {
    if (carerId === null || relation === null) return;
    const carer = (await lockCustomers(tx, providerId, [carerId])).get(carerId);
    const cared = (await readMergingCustomers(tx, providerId, [customerId])).get(customerId);
    if (carer && carer.caredForBy === null && cared && cared.inCare.length === 0 && cared.caredForBy === null)
      await updateCare(tx, { providerId, customerId }, { carerId, relation });
  };
  await moveCare(tx, { providerId, fromId: keptId, toId: mergedId, only: moved.inCare });
  if (moved.takesCare && kept.caredForBy === moved.merged.caredForBy)
    await updateCare(tx, { providerId, customerId: keptId }, null);
  if (moved.kept.caredForBy === mergedId) await careOf(keptId, mergedId, moved.kept.careRelation);
  await careOf(mergedId, moved.merged.caredForBy, moved.merged.careRelation);
}
