import './app-versions.ts';
import { ADMIN_ACTIONS } from '#contracts/admin-actions.ts';
import type { TeamRole } from '#contracts/roles.ts';
import { TEAM_ROLES } from '#contracts/roles.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { adminCan, teamMember } from '#server/modules/authority/index.ts';
import { endTeamRole, inviteToTeam } from '../use-cases/commands.ts';
import type { TeamMember } from '../use-cases/get-team.ts';
import { getTeam } from '../use-cases/get-team.ts';

const TeamRoleRef = builder.enumType('TeamRole', {
  description: 'Role at Radura itself.',
  values: TEAM_ROLES,
});
const AdminActionRef = builder.enumType('AdminAction', {
  description: 'Something a role at Radura may do.',
  values: ADMIN_ACTIONS,
});

const AdminViewerRef = builder.objectRef<{ personId: number; role: TeamRole }>('AdminViewer').implement({
  description: 'The signed-in person, as somebody who works for Radura.',
  fields: (t) => ({
    id: t.expose('personId', { type: 'Id', description: 'Id of the person.' }),
    role: t.expose('role', { type: TeamRoleRef, description: 'admin or author.' }),
    adminCan: t.field({
      type: [AdminActionRef],
      description: 'What the role may do.',
      resolve: ({ role }) => adminCan(role),
    }),
  }),
});

const TeamMemberRef = builder.objectRef<TeamMember>('TeamMember').implement({
  description: 'Somebody who works for Radura or is invited to.',
  fields: (t) => ({
    id: t.expose('personId', { type: 'Id', description: 'Id of the person.' }),
    email: t.exposeString('email', { description: 'E-mail address.' }),
    firstname: t.exposeString('firstname', { description: 'First name.' }),
    lastname: t.exposeString('lastname', { description: 'Last name.' }),
    role: t.expose('role', { type: TeamRoleRef, description: 'admin or author.' }),
    invitedUntil: t.expose('invitedUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when the invitation waits; null for who has accepted.',
    }),
    lastSignedInAt: t.expose('lastSignedInAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Last sign-in, in any area; null: never.',
    }),
    hasSecondFactor: t.exposeBoolean('hasSecondFactor', {
      description: 'Whether a second factor is set up; without one nobody comes in at `/admin`.',
    }),
    active: t.exposeBoolean('isActive', { description: 'Whether the log-in is active.' }),
  }),
});

const TeamInvitationInput = builder.inputType('TeamInvitationInput', {
  description: 'Whom to invite to the team of Radura.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Where the link is mailed.' }),
    firstname: t.string({ required: true, description: 'At most 60 characters.' }),
    lastname: t.string({ description: 'At most 60 characters.' }),
    role: t.field({ type: TeamRoleRef, required: true, description: 'admin or author.' }),
  }),
});

builder.queryFields((t) => ({
  getAdminViewer: t.field({
    description: 'What the signed-in person may do at `/admin`; `notFound` for who does not work for Radura.',
    type: AdminViewerRef,
    resolve: (_root, _args, { actor }) => teamMember(actor),
  }),
  getTeam: t.field({
    description: 'Administrators, authors and who is invited to be one.',
    type: [TeamMemberRef],
    resolve: (_root, _args, { work, actor }) => getTeam(work, actor),
  }),
}));

builder.mutationFields((t) => ({
  inviteToTeam: t.field({
    description: 'Invites somebody as administrator or author by a mailed link. Answers the person’s id.',
    type: 'Id',
    args: { input: t.arg({ type: TeamInvitationInput, required: true, description: 'Who.' }) },
    resolve: async (_root, { input }, context) => (await inviteToTeam(context, withoutNulls(input))).id,
  }),
  endTeamRole: t.field({
    description: 'Takes a role at Radura away, or the invitation to it. Answers the person’s id.',
    type: 'Id',
    args: {
      id: t.arg({ type: 'Id', required: true, description: 'Of the person.' }),
      reason: t.arg.string({
        required: true,
        description: 'Why, 10 to 500 characters; kept in the history.',
      }),
    },
    resolve: async (_root, { id, reason }, context) => (await endTeamRole(context, id, reason)).id,
  }),
}));
