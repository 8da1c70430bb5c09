import type { TeamListData } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type TeamMember = TeamListData['getTeam'][number];

export const TEAM = operation(`query TeamList {
  getTeam { id email firstname lastname role invitedUntil lastSignedInAt hasSecondFactor active }
}`);

export const INVITE_TO_TEAM = operation(
  'mutation InviteToTeam($input: TeamInvitationInput!) { inviteToTeam(input: $input) }',
);

export const END_TEAM_ROLE = operation(
  'mutation EndTeamRole($id: Id!, $reason: String!) { endTeamRole(id: $id, reason: $reason) }',
);
