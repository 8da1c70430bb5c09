import { expectAdmin } from '#server/modules/authority/index.ts';
import type { TeamMember } from '#server/modules/identity/index.ts';
import { listTeam } from '#server/modules/identity/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';

export type { TeamMember };

/** Who works for Radura, and who is invited to. @throws Refusal as `expectAdmin` */
export async function getTeam(work: Work, actor: Actor): Promise<TeamMember[]> {
  expectAdmin(work, actor, 'seeTeam');
  return listTeam(work);
}
