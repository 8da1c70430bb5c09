import type { Viewer } from '#server/modules/authority/index.ts';
import { collaboratorRules } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';

/** Whether the viewer sees e-mails and phones of customers: a collaborator only while the owner lets them (shared rule 4). */
export async function seesContacts(work: Work, { extent, providerId }: Viewer): Promise<boolean> {
  return extent === 'all' || (await collaboratorRules(work, providerId)).seesContacts;
}

/**
 * For every act on bookings: a collaborator acts on their own only while the owner lets them, and else sees them alone.
 * @throws Refusal NotAuthorizedException
 */
export async function expectActs(work: Work, { extent, providerId }: Viewer): Promise<void> {
  if (extent === 'all' || (await collaboratorRules(work, providerId)).actsOnOwn) return;
  throw new Refusal('NotAuthorizedException');
}
