import {
  IconCrown,
  IconMailForward,
  IconMailOff,
  IconPercentage,
  IconPlayerPlay,
  IconUserCog,
  IconUserOff,
  IconUserPlus,
} from '@tabler/icons-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useFetcher, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useOnce } from '#web/lib/use-once.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { hurtIn } from '../planning/hurt-in.ts';
import { SettlingDialog } from '../planning/settling.tsx';
import type { UserActAnswer, UserActName } from './change-users.ts';
import type { ListedUser, UserAct } from './user-calls.ts';
import { nameOf } from './user-words.ts';
import { WhatFollows } from './what-follows.tsx';

type Text = Message<Record<never, never>>;
type Look = Pick<Act, 'icon' | 'isDangerous'> & { label: Text };

const LOOKS: Record<UserAct, Look> = {
  changeRole: { label: m.users_act_changeRole, icon: IconUserCog },
  changeShare: { label: m.users_act_changeShare, icon: IconPercentage },
  assign: { label: m.users_act_assign, icon: IconUserPlus },
  handOver: { label: m.users_act_handOver, icon: IconCrown },
  resend: { label: m.users_act_resend, icon: IconMailForward },
  reactivate: { label: m.users_act_reactivate, icon: IconPlayerPlay },
  withdraw: { label: m.users_act_withdraw, icon: IconMailOff, isDangerous: true },
  deactivate: { label: m.users_act_deactivate, icon: IconUserOff, isDangerous: true },
};

const DONE: Record<UserActName, Text> = {
  resend: m.users_done_resend,
  withdraw: m.users_done_withdraw,
  deactivate: m.users_done_deactivate,
  reactivate: m.users_done_reactivate,
};

/** Acts with a form of their own, by the last part of its address. An owner's end asks who it is that ends it. */
function pathOf(act: UserAct, { role }: Pick<ListedUser, 'role'>): string | null {
  if (act === 'changeRole') return 'role';
  if (act === 'changeShare') return 'share';
  if (act === 'assign') return 'staff';
  if (act === 'handOver') return 'ownership';
  return act === 'deactivate' && role === 'owner' ? 'end' : null;
}

/** An act by a button, or by the form that it leads to. */
export type UserActShown = Act & { name: UserAct };

/**
 * What can be done with users, each said when it is done or when it failed. Deactivating and reactivating ask first.
 * @param onDone after an act went through
 */
export function useUserActs(onDone: (act: UserActName) => void = () => {}) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const fetcher = useFetcher<UserActAnswer>();
  const [asked, setAsked] = useState<{ user: ListedUser; act: 'deactivate' | 'reactivate' } | null>(null);
  const isBusy = fetcher.state !== 'idle';
  const meant = useRef('');
  const [settling, setSettling] = useState<UserActAnswer | null>(null);
  useOutcome(fetcher.state === 'idle' ? fetcher.data : undefined, { meant, onDone, setSettling });

  const send = (act: UserActName, user: ListedUser): void => {
    meant.current = nameOf(user);
    setAsked(null);
    const form = { act, id: String(user.id), attemptKey: ownAttemptKey() };
    void fetcher.submit(form, { method: 'post', action: centerPath('users') });
  };
  const actsOf = (user: ListedUser): UserActShown[] =>
    user.acts.map((act) => {
      const path = pathOf(act, user);
      const shown = { ...LOOKS[act], id: act, name: act, label: t(LOOKS[act].label), isDisabled: isBusy };
      if (path !== null) return { ...shown, href: centerPath(`users/${user.id}/${path}`) + search };
      const isAsked = act === 'deactivate' || act === 'reactivate';
      // The rest has an address above
      return { ...shown, onAct: () => (isAsked ? setAsked({ user, act }) : send(act as UserActName, user)) };
    });
  const question: ReactNode = settling?.act ? (
    <SettlingDialog
      title={t(m.planning_settle_title)}
      verb={t(LOOKS[settling.act].label)}
      answer={settling}
      action={centerPath('users')}
      Form={fetcher.Form}
      isBusy={isBusy}
      onClose={() => setSettling(null)}
    />
  ) : (
    asked && (
      <ConfirmDialog
        title={t(asked.act === 'deactivate' ? m.users_deactivate_title : m.users_reactivate_title, {
          name: nameOf(asked.user),
        })}
        verb={t(LOOKS[asked.act].label)}
        isOpen
        isBusy={isBusy}
        onConfirm={() => send(asked.act, asked.user)}
        onClose={() => setAsked(null)}
      >
        <WhatFollows act={asked.act} user={asked.user} />
      </ConfirmDialog>
    )
  );
  return { actsOf, question };
}

/** Says once of each answer what came of it. */
function useOutcome(
  answer: UserActAnswer | undefined,
  {
    meant,
    onDone,
    setSettling,
  }: {
    meant: { readonly current: string };
    onDone: (act: UserActName) => void;
    setSettling: (answer: UserActAnswer | null) => void;
  },
): void {
  const t = useTexts();
  const { showSuccess, showError } = useToasts();
  useOnce(answer, (now) => {
    const { act, errors } = now;
    if (act === null) return;
    const asksFirst = hurtIn(now).length > 0;
    setSettling(asksFirst ? now : null);
    if (asksFirst) return;
    if (errors.length === 0) {
      showSuccess(t(m.done_with, { text: t(DONE[act]), name: meant.current }));
      onDone(act);
    } else {
      showError(errors.map(({ message }) => message).join(' ') || t(m.failed_updated));
    }
  });
}
