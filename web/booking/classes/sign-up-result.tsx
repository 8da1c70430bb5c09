import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { IconCalendarCheck, IconClockHour4, IconMailOpened } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { MailboxLink } from '#web/lib/mailbox-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import buttonStyles from '#web/ui/button.module.css';
import styles from '../booking-panel.module.css';
import type { SignUpAnswer } from './sign-up-from-form.ts';

export type SignUpDone = Exclude<SignUpAnswer, { kind: 'refused' | 'chosen' }>;

/** What became of a sign-up that went through. */
export function SignUpResult({ answer }: { answer: SignUpDone }) {
  const t = useTexts();
  switch (answer.kind) {
    case 'checkEmail':
      return (
        <Done icon={<IconMailOpened {...ICON} />} title={t(m.signup_check_email_title)}>
          <p>{t(m.signup_check_email, { email: answer.email })}</p>
          <MailboxLink />
          <p className={styles.small}>{t(m.signup_check_email_hold)}</p>
        </Done>
      );
    case 'signedUp':
      return (
        <Done icon={<IconCalendarCheck {...ICON} />} title={t(m.signup_done_title)}>
          <p>{t(m.signup_done, { email: answer.email })}</p>
        </Done>
      );
    case 'payElsewhere':
      return (
        <Done icon={<IconClockHour4 {...ICON} />} title={t(m.signup_pay_elsewhere_title)}>
          <p>{t(m.signup_pay_elsewhere)}</p>
          <a
            href={answer.path}
            target="_blank"
            rel="noopener"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
          >
            {t(m.booking_go_to_payment)}
          </a>
        </Done>
      );
  }
}

const ICON = { size: 44, stroke: 1.3, 'aria-hidden': true } as const;

function Done({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.outcome} role="alert">
      {icon}
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
}
