import type { Viewer } from '#server/modules/authority/index.ts';
import { collaboratorRules } from '#server/modules/providers/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';

/** Whether a viewer acts on sign-ups: a collaborator on their own while the owner lets them, as with bookings. */
export async function mayAct(work: Work, { extent, providerId }: Viewer): Promise<boolean> {
  return extent === 'all' || (await collaboratorRules(work, providerId)).actsOnOwn;
}

/** @throws Refusal NotAuthorizedException */
export async function expectActs(work: Work, viewer: Viewer): Promise<void> {
  if (!(await mayAct(work, viewer))) throw new Refusal('NotAuthorizedException');
}
