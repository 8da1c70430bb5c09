import { formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { amountText } from '../center/share-labels.ts';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { ListedUser, Role, SeenUser } from './user-calls.ts';

type Text = Message<Record<never, never>>;

export const ROLE_NAMES: Record<Role, Text> = {
  owner: m.users_role_owner,
  director: m.users_role_director,
  manager: m.users_role_manager,
  collaborator: m.users_role_collaborator,
};

/** What each role may do, in one sentence. */
export const ROLE_TEXTS: Record<Role, Text> = {
  owner: m.users_role_owner_text,
  director: m.users_role_director_text,
  manager: m.users_role_manager_text,
  collaborator: m.users_role_collaborator_text,
};

export const STANDINGS: Record<ListedUser['standing'], { tone: StatusTone; text: Text }> = {
  active: { tone: 'good', text: m.users_state_active },
  inactive: { tone: 'quiet', text: m.users_state_inactive },
  invited: { tone: 'news', text: m.users_state_invited },
  expired: { tone: 'waiting', text: m.users_state_expired },
};

/** By name, else by e-mail. */
export const nameOf = ({ name, email }: Pick<ListedUser, 'name' | 'email'>): string => name || email;

/** An instant as day and time in the reader's zone. */
export const momentOf = (timeZone: string, instant: string): string =>
  formatDateTime(localDateTimeIn(timeZone, instant));

/** What somebody earns of a paid booking, in words. */
export function shareText(
  t: Texts,
  { percentType, share }: Pick<ListedUser, 'percentType' | 'share'>,
): string {
  if (percentType === 'none') return t(m.users_share_none);
  const amount = share ? amountText(t, share) : t(m.share_not_set);
  return percentType === 'global' ? t(m.users_share_of_center, { amount }) : amount;
}

/** What happened, in the words of the screen. */
export function historyText(
  t: Texts,
  { action, roleBefore, roleAfter }: SeenUser['history'][number],
): string {
  const [before, after] = [roleBefore, roleAfter].map((role) => (role ? t(ROLE_NAMES[role]) : ''));
  const role = after || before || '';
  switch (action) {
    case 'inviteCollaborator':
    case 'invited':
      return t(m.users_history_invite, { role });
    case 'acceptInvitation':
      return t(m.users_history_accept, { role });
    case 'declineInvitation':
      return t(m.users_history_decline);
    case 'verifyCollaboratorEmail':
      return t(m.users_history_resend);
    case 'withdrawInvitation':
      return t(m.users_history_withdraw);
    case 'updateCollaborator':
      return t(m.users_history_role, { before: before ?? '', after: after ?? '' });
    case 'saveCollaboratorShare':
      return t(m.users_history_share);
    case 'deactivateCollaborator':
      return t(m.users_history_deactivate, { role });
    case 'reactivateCollaborator':
      return t(m.users_history_reactivate, { role });
    case 'assignCollaborator':
      return t(m.users_history_assign);
    case 'handOverOwnership':
      return t(m.users_history_hand_over);
    case 'handedOver':
      return t(m.users_history_handed_over);
    case 'leaveProvider':
      return t(m.users_history_leave);
    default:
      return action;
  }
}
