import type { ReactNode } from 'react';
import { IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './contact-card.module.css';

type ContactCardProps = {
  name: string;
  phone: string | null;
  email: string | null;
  address: string;
  /** Why nothing can be booked here, where there is more to say. */
  reason?: ReactNode;
  /** The way to write from here. */
  children?: ReactNode;
};

/** How to reach a provider that does not take bookings online. */
export function ContactCard({ name, phone, email, address, reason, children }: ContactCardProps) {
  const t = useTexts();
  const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t(m.provider_contact_only_title)}</h2>
      {reason || <p>{t(m.provider_contact_only, { name })}</p>}
      <ul className={styles.ways}>
        {phone && (
          <li>
            <IconPhone {...icon} />
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{t(m.provider_call, { phone })}</a>
          </li>
        )}
        {email && (
          <li>
            <IconMail {...icon} />
            <a href={`mailto:${email}`}>{t(m.provider_write, { email })}</a>
          </li>
        )}
        {address && (
          <li>
            <IconMapPin {...icon} />
            <span>{address}</span>
          </li>
        )}
      </ul>
      {children}
    </Card>
  );
}
