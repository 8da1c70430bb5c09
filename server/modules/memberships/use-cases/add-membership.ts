import * as v from 'valibot';
import { MembershipForm } from '#contracts/validation/membership.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Membership } from '../store/memberships.ts';
import { findMembership, insertMembership, setMembership } from '../store/memberships.ts';

/** Adds a membership whole and publishes it: for the demo town. Joins the caller's transaction. */
export async function addMembership(
  work: Work,
  providerId: number,
  form: v.InferInput<typeof MembershipForm>,
): Promise<Membership> {
  const id = await insertMembership(work, providerId, v.parse(MembershipForm, form));
  await setMembership(work, { providerId, id }, { isPublished: true });
  const membership = await findMembership(work, { providerId, id });
  if (!membership) throw new Error('A membership was not added');
  return membership;
}
