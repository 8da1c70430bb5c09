import * as m from '#contracts/texts/messages.js';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { UserChange } from './save-user.ts';
import type { ListedUser, UserAct } from '#web/business-frame/users/user-calls.ts';

type Text = Message<Record<never, never>>;

/** What the form of a change says, and the act that must be allowed for it. */
export const CHANGE_WORDS: Record<
  UserChange,
  { act: UserAct; title: (t: Texts, name: string) => string; verb: Text; done: (user: ListedUser) => Text }
> = {
  role: {
    act: 'changeRole',
    title: (t, name) => t(m.users_role_title, { name }),
    verb: m.users_role_save,
    done: () => m.users_done_role,
  },
  share: {
    act: 'changeShare',
    title: (t, name) => t(m.users_share_title, { name }),
    verb: m.users_share_save,
    done: () => m.users_done_role,
  },
  staff: {
    act: 'assign',
    title: (t, name) => t(m.users_assign_title, { name }),
    verb: m.users_assign_send,
    done: ({ isMe }) => (isMe ? m.users_done_role : m.users_done_asked),
  },
  ownership: {
    act: 'handOver',
    title: (t, name) => t(m.users_hand_over_title, { name }),
    verb: m.users_hand_over_send,
    done: () => m.users_done_asked,
  },
  again: {
    act: 'resend',
    title: (t, name) => t(m.users_resend_title, { name }),
    verb: m.users_act_resend,
    done: () => m.users_done_resend,
  },
  back: {
    act: 'reactivate',
    title: (t, name) => t(m.users_reactivate_title, { name }),
    verb: m.users_act_reactivate,
    done: () => m.users_done_reactivate,
  },
  end: {
    act: 'deactivate',
    title: (t, name) => t(m.users_deactivate_title, { name }),
    verb: m.users_act_deactivate,
    done: () => m.users_done_deactivate,
  },
};
