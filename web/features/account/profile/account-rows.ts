import {
  IconBell,
  IconCalendarShare,
  IconShieldLock,
  IconThumbUp,
  IconUserCircle,
} from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { MyAccountData } from '#web/generated/operations.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { logInRows } from '#web/sign-in/own-account/log-in-rows.ts';
import type { SettingsRow } from '#web/sign-in/own-account/settings-pages.tsx';
import type { MyProfile } from './profile-calls.ts';

const CHAT_MAILS = { soon: m.chat_mails_soon, later: m.chat_mails_later, never: m.chat_mails_never };

/** The pages of a customer's account, each with its value or what it is for. */
export function accountRows(profile: MyProfile, account: MyAccountData, t: Texts): SettingsRow[] {
  const { email, factor, devices, password } = logInRows(t, {
    email: profile.email,
    factors: account.getMySecondFactors,
    signIns: account.getMySignIns,
  });
  return [
    {
      key: 'details',
      title: t(m.account_details_title),
      line: t(m.account_line_details),
      icon: IconUserCircle,
    },
    email,
    password,
    factor,
    devices,
    {
      key: 'calendar',
      title: t(m.mybookings_feed_title),
      line: t(account.getMyCalendarFeed.isOn ? m.account_line_feed_on : m.account_line_feed_off),
      icon: IconCalendarShare,
    },
    {
      key: 'chat-mails',
      title: t(m.chat_mails_title),
      line: t(CHAT_MAILS[account.getChatMailWishes.mails]),
      icon: IconBell,
    },
    {
      key: 'consents',
      title: t(m.account_consents_title),
      line: t(m.account_line_consents),
      icon: IconThumbUp,
    },
    {
      key: 'privacy',
      title: t(m.account_row_privacy),
      line: t(m.account_line_privacy),
      icon: IconShieldLock,
    },
  ];
}
