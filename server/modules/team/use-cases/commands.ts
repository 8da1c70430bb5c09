import * as v from 'valibot';
import { TeamInvitation } from '#contracts/validation/team.ts';
import { adminCommand } from '#server/modules/authority/index.ts';
import { endTeamRole as endRole, offerTeamRole } from '#server/modules/identity/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey' | 'locale'>;

const action = 'changeTeam';

/** Invites somebody as administrator or author by a mailed link. @throws Refusal as `adminCommand` and `offerTeamRole` */
export async function inviteToTeam(asking: Asking, input: unknown): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'inviteToTeam',
    action,
    schema: TeamInvitation,
    input,
    async run(tx, invitation) {
      const { personId } = await offerTeamRole(tx, { ...invitation, language: asking.locale });
      const after = { role: invitation.role };
      return { answer: { id: personId }, changes: [{ subject: 'person', subjectId: personId, after }] };
    },
  });
}

/**
 * Takes somebody's role at Radura away, or the invitation to it.
 * @throws Refusal as `adminCommand`; notFound; NotAuthorizedException for oneself; lastAdministrator
 */
export async function endTeamRole(asking: Asking, id: number, reason: unknown): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'endTeamRole',
    action,
    of: { id },
    touches: { reason },
    schema: v.object({}),
    input: {},
    async run(tx, _input, viewer) {
      // Who goes is let go by another one
      if (viewer.personId === id) throw new Refusal('NotAuthorizedException');
      const was = await endRole(tx, id);
      const change = { subject: 'person', subjectId: id, before: { role: was } };
      return { answer: { id }, changes: [change] };
    },
  });
}
