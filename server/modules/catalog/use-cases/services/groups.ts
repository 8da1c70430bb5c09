import type { InferOutput } from 'valibot';
import type { ServiceGroup } from '#contracts/validation/offering.ts';
import { announceOffersChanged } from '../announce-offers-changed.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { GroupKey } from '../../store/services/groups.ts';
import { deleteGroup, updateGroup } from '../../store/services/groups.ts';

/** Changes name and colour of a group. @throws Refusal notFound; duplicateName */
export async function editGroup(
  work: Work,
  of: GroupKey,
  form: InferOutput<typeof ServiceGroup>,
): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await updateGroup(tx, of, form))) throw new Refusal('notFound');
    await announceOffersChanged(tx, of.providerId);
  });
}

/** Removes a group; what is in it stays. @throws Refusal notFound */
export async function removeGroup(work: Work, of: GroupKey): Promise<void> {
  await work.transaction(async (tx) => {
    if (!(await deleteGroup(tx, of))) throw new Refusal('notFound');
    await announceOffersChanged(tx, of.providerId);
  });
}
