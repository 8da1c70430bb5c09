import { IconPassword } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { MyBusinessAccountData } from '#web/generated/operations.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { hasSecondFactor } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { EmailPanel } from '#web/sign-in/own-account/email-panel.tsx';
import { PasswordPanel } from '#web/sign-in/own-account/password-panel.tsx';
import { logInRows } from '#web/sign-in/own-account/log-in-rows.ts';
import type { SettingsRow } from '#web/sign-in/own-account/settings-pages.tsx';
import { SignInsPanel } from '#web/sign-in/own-account/sign-ins-panel.tsx';
import { SecondFactorPanel } from '#web/sign-in/second-factor/second-factor-panel.tsx';
import { PinPanel } from './pin-panel.tsx';

const SECTIONS = ['second-factor', 'pin', 'sign-ins', 'email', 'password'] as const;
type SectionName = (typeof SECTIONS)[number];

/** Whether an address names one of the pages. */
export const isSection = (name: string | undefined): name is SectionName =>
  SECTIONS.some((one) => one === name);

type Loaded = {
  person: NonNullable<MyBusinessAccountData['getCurrentUser']>;
  factors: MyBusinessAccountData['getMySecondFactors'];
  signIns: MyBusinessAccountData['getMySignIns'];
  pin: MyBusinessAccountData['getMyPin'];
};

/** The pages, each with its value or what it is for. */
export function rowsOf({ person, factors, signIns, pin }: Loaded, t: Texts): SettingsRow[] {
  const { factor, devices, email, password } = logInRows(t, { email: person.email, factors, signIns });
  const ownPin: SettingsRow = {
    key: 'pin',
    title: t(m.pin_account_title),
    line: t(pin ? m.pin_line_on : m.pin_line_off),
    icon: IconPassword,
  };
  return [factor, ownPin, devices, email, password];
}

/** One page of the account. */
export function Section({ section, person, factors, signIns, pin }: Loaded & { section: SectionName }) {
  const { email, timezone } = person;
  const hasFactor = hasSecondFactor(factors);
  switch (section) {
    case 'second-factor':
      return <SecondFactorPanel factors={factors} email={email} timeZone={timezone} />;
    case 'pin':
      return <PinPanel pin={pin} email={email} timeZone={timezone} hasSecondFactor={hasFactor} />;
    case 'sign-ins':
      return <SignInsPanel signIns={signIns} timeZone={timezone} />;
    case 'email':
      return <EmailPanel email={email} hasSecondFactor={hasFactor} />;
    case 'password':
      return <PasswordPanel email={email} hasSecondFactor={hasFactor} />;
  }
}
