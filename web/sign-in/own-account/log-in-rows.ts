import { IconDevices, IconLock, IconMail, IconShieldCheck } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { MySecondFactors } from '#web/generated/operations.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { hasSecondFactor } from '../second-factor/second-factor-calls.ts';
import type { SettingsRow } from './settings-pages.tsx';

type LogIn = { email: string; factors: MySecondFactors; signIns: readonly unknown[] };

/** The settings of how somebody gets in, as customers and staff have them. */
export function logInRows(
  t: Texts,
  { email, factors, signIns }: LogIn,
): Record<'email' | 'password' | 'factor' | 'devices', SettingsRow> {
  return {
    email: { key: 'email', title: t(m.account_new_email_title), line: email, icon: IconMail },
    password: {
      key: 'password',
      title: t(m.account_password_title),
      line: t(m.account_line_password),
      icon: IconLock,
    },
    factor: {
      key: 'second-factor',
      title: t(m.bizlogin_panel_title),
      line: t(hasSecondFactor(factors) ? m.account_line_factor_on : m.account_line_factor_off),
      icon: IconShieldCheck,
    },
    devices: {
      key: 'sign-ins',
      title: t(m.account_signins_title),
      line:
        signIns.length > 1 ? t(m.account_line_devices, { count: signIns.length }) : t(m.account_line_device),
      icon: IconDevices,
    },
  };
}
