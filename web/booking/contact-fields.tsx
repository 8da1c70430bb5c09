import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './booking-panel.module.css';
import type { DetailsFormValues } from './details-form-values.ts';

type ContactFieldsProps = {
  asked: AskedContact;
  typed: DetailsFormValues;
  /** What is sent to the e-mail; left out: what a booking sends. */
  emailHint?: string;
  errors: Partial<Record<'email' | 'firstname' | 'lastname' | 'phone', string>>;
};

/** The e-mail always; names and phone where the provider asks for them. */
export function ContactFields({ asked, typed, errors, emailHint }: ContactFieldsProps) {
  const t = useTexts();
  const field = (name: 'email' | 'firstname' | 'lastname' | 'phone') => ({
    name,
    defaultValue: typed[name],
    error: errors[name],
    required: true,
  });

  return (
    <>
      <TextField
        {...field('email')}
        label={t(m.booking_email)}
        hint={emailHint ?? t(m.booking_email_hint)}
        type="email"
        autoComplete="email"
      />
      {(asked.askFirstname || asked.askLastname) && (
        <div className={styles.names}>
          {asked.askFirstname && (
            <TextField {...field('firstname')} label={t(m.booking_firstname)} autoComplete="given-name" />
          )}
          {asked.askLastname && (
            <TextField {...field('lastname')} label={t(m.booking_lastname)} autoComplete="family-name" />
          )}
        </div>
      )}
      {asked.askPhone && (
        <TextField {...field('phone')} label={t(m.booking_phone)} type="tel" autoComplete="tel" />
      )}
    </>
  );
}
