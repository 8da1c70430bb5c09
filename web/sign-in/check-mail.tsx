import { IconMailForward } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { MailboxLink } from '#web/lib/mailbox-link.tsx';
import styles from './sign-in.module.css';

/** A mail is on its way, and what to do with it. */
export function CheckMail({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.done} role="status">
      <IconMailForward size={44} stroke={1.3} aria-hidden="true" />
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <MailboxLink />
      {children}
    </div>
  );
}
