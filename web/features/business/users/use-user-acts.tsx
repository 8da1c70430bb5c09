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
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import type { Act } from '#web/business-ui/act.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { UserActName } from './change-users.ts';
import type { ListedUser, UserAct } from '#web/business-frame/users/user-calls.ts';
import { nameOf } from '#web/business-frame/users/user-labels.ts';
import { WhatFollows } from './what-follows.tsx';

type Look = Pick<Act, 'icon' | 'isDangerous'> & { label: ActLook<ListedUser>['label'] };

/** Acts that lead to a form of their own. */
const FORMS: Record<Exclude<UserAct, UserActName>, Look & { path: string }> = {
  changeRole: { label: m.users_act_changeRole, icon: IconUserCog, path: 'role' },
  changeShare: { label: m.users_act_changeShare, icon: IconPercentage, path: 'share' },
  assign: { label: m.users_act_assign, icon: IconUserPlus, path: 'staff' },
  resend: { label: m.users_act_resend, icon: IconMailForward, path: 'again' },
  reactivate: { label: m.users_act_reactivate, icon: IconPlayerPlay, path: 'back' },
  handOver: { label: m.users_act_handOver, icon: IconCrown, path: 'ownership' },
};

const looksIn = (t: Texts): Record<UserActName, ActLook<ListedUser>> => {
  return {
    withdraw: {
      label: m.users_act_withdraw,
      icon: IconMailOff,
      isDangerous: true,
      done: m.users_done_withdraw,
      kind: 'update',
    },
    deactivate: {
      label: m.users_act_deactivate,
      icon: IconUserOff,
      isDangerous: true,
      done: m.users_done_deactivate,
      kind: 'update',
      asks: asksAbout(t),
    },
  };
};

const asksAbout =
  (t: Texts): ActLook<ListedUser>['asks'] =>
  ([user]) =>
    user
      ? {
          title: t(m.users_deactivate_title, { name: nameOf(user) }),
          text: <WhatFollows act="deactivate" user={user} />,
        }
      : null;

const isSent = (act: UserAct): act is UserActName => !(act in FORMS);

/**
 * What can be done with users. Deactivating asks first; an owner's end and what is offered or given again have a form, which asks who it is that does it.
 * @param onDone after an act went through
 */
export function useUserActs(onDone?: (act: UserActName) => void) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const { shown, question } = useActs<UserActName, ListedUser>({
    path: 'users',
    looks: looksIn(t),
    nameOf: ([user]) => (user ? nameOf(user) : ''),
    onDone,
  });
  const formOf = (user: ListedUser, id: UserAct, { label, path, ...look }: Look & { path: string }): Act => ({
    ...look,
    id,
    label: t(label),
    href: centerPath(`users/${user.id}/${path}`) + search,
  });
  const actsOf = (user: ListedUser): Act[] =>
    user.acts.map((act) => {
      if (act === 'deactivate' && user.role === 'owner') return formOf(user, act, END);
      return isSent(act) ? shown(act, [user]) : formOf(user, act, FORMS[act]);
    });
  return { actsOf, question };
}

const END = { label: m.users_act_deactivate, icon: IconUserOff, isDangerous: true, path: 'end' };
