import { StaffMailWishes } from '#contracts/validation/staff-mails.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import { workingAs } from '#server/modules/staff/index.ts';
import { USUAL_WISHES } from '../rules/staff-mails.ts';
import { readWishes, writeWishes } from '../store/staff-mail-wishes.ts';

/** What who asks is mailed about their own bookings at a provider; null for who is none of its staff and has none. @throws Refusal as `expectMay` */
export async function getStaffMailWishes(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<StaffMailWishes | null> {
  const { personId } = await expectMay(work, actor, providerId, 'seeNotices');
  if ((await workingAs(work, { providerId, personId })) === null) return null;
  return (await readWishes(work, { providerId, personId })) ?? USUAL_WISHES;
}

/** Chooses it. @throws Refusal as `providerCommand` */
export async function setStaffMailWishes(
  asking: Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>,
  providerId: number,
  input: unknown,
): Promise<{ isSaved: true }> {
  return providerCommand(asking, {
    operation: 'setStaffMailWishes',
    action: 'seeNotices',
    providerId,
    schema: StaffMailWishes,
    input,
    async run(tx, wishes, { personId }) {
      await writeWishes(tx, { providerId, personId }, wishes);
      // What somebody wishes to read is nobody else's affair: no history
      return { answer: { isSaved: true }, changes: [] };
    },
  });
}
