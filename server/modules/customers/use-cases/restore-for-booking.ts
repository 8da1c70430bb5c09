import { audit } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CustomerKey } from '../store/change-customers.ts';
import { writeArchived } from '../store/change-customers.ts';

/**
 * Shows the card of an archived customer again for whom something was booked, with a line of its history; nothing where it is shown already. Joins the
 * booking's transaction: without the booking the card stays archived (docs/decisions/0046).
 * @param actor who books, as the history names them
 */
export async function restoreForBooking(
  work: Work,
  { providerId, customerId }: CustomerKey,
  actor: string,
): Promise<void> {
  const restored = await writeArchived(work, { providerId, ids: [customerId], isArchived: false });
  for (const subjectId of restored)
    await audit(work, {
      providerId,
      actor,
      action: 'restoreCustomerByBooking',
      subject: 'customer',
      subjectId,
      after: { isArchived: false },
    });
}
