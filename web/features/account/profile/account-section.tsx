import type { MyAccountData } from '#web/generated/operations.ts';
import type { SelectOption } from '#web/ui/select.tsx';
import { EmailPanel } from '#web/sign-in/own-account/email-panel.tsx';
import { PasswordPanel } from '#web/sign-in/own-account/password-panel.tsx';
import { SignInsPanel } from '#web/sign-in/own-account/sign-ins-panel.tsx';
import { hasSecondFactor } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { SecondFactorPanel } from '#web/sign-in/second-factor/second-factor-panel.tsx';
import { CalendarFeedPanel } from '../calendar-feed/calendar-feed-panel.tsx';
import { ChatMailsPanel } from './chat-mails-panel.tsx';
import { ConsentsPanel } from './consents-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import type { MyProfile } from './profile-calls.ts';

const SECTIONS = [
  'details',
  'email',
  'password',
  'second-factor',
  'sign-ins',
  'calendar',
  'chat-mails',
  'consents',
] as const;
type SectionName = (typeof SECTIONS)[number];

/** Whether an address names one of the pages. */
export const isSection = (name: string | undefined): name is SectionName =>
  SECTIONS.some((one) => one === name);

type SectionProps = {
  section: SectionName;
  profile: MyProfile;
  account: MyAccountData & { countries: readonly SelectOption[] };
};

/** One page of a customer's account. */
export function AccountSection({ section, profile, account }: SectionProps) {
  const hasFactor = hasSecondFactor(account.getMySecondFactors);
  const { email, timezone } = profile;
  switch (section) {
    case 'details':
      return <DetailsPanel profile={profile} countries={account.countries} />;
    case 'email':
      return <EmailPanel email={email} hasSecondFactor={hasFactor} />;
    case 'password':
      return <PasswordPanel email={email} hasSecondFactor={hasFactor} />;
    case 'second-factor':
      return <SecondFactorPanel factors={account.getMySecondFactors} email={email} timeZone={timezone} />;
    case 'sign-ins':
      return <SignInsPanel signIns={account.getMySignIns} timeZone={timezone} />;
    case 'calendar':
      return <CalendarFeedPanel feed={account.getMyCalendarFeed} />;
    case 'chat-mails':
      return <ChatMailsPanel wishes={account.getChatMailWishes} />;
    case 'consents':
      return <ConsentsPanel agreements={profile.agreements} />;
  }
}
