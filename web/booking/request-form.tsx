import { useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { IconMailForward } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import styles from './contact-card.module.css';
import { REQUEST_INTENT, TRAP_FIELD } from './request-form-values.ts';
import type { RequestFormValues } from './request-form-values.ts';
import { useAttemptKey } from './use-attempt-key.ts';

const ANCHOR = 'request';

type RequestFormProps = { providerName: string; attemptKey: string; answer: FormAnswer | undefined };

/** Writes to a provider that takes no bookings online; works without scripts (specification section 2). */
export function RequestForm({ providerName, attemptKey, answer }: RequestFormProps) {
  const t = useTexts();
  const typed = new Map(answer?.typed);
  if (answer?.isSaved) return <RequestSent providerName={providerName} email={typed.get('email') ?? ''} />;
  return (
    <section id={ANCHOR} className={styles.request} aria-labelledby="request-title">
      <h3 id="request-title" className={styles.subtitle}>
        {t(m.provider_request_title)}
      </h3>
      <p>{t(m.provider_request_intro, { name: providerName })}</p>
      <RequestFields {...{ providerName, attemptKey, typed, refusal: answer ?? null }} />
    </section>
  );
}

type RequestFieldsProps = {
  providerName: string;
  attemptKey: string;
  typed: ReadonlyMap<string, string>;
  refusal: FormAnswer | null;
};

function RequestFields({ providerName, attemptKey, typed, refusal }: RequestFieldsProps) {
  const t = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const key = useAttemptKey(attemptKey);
  const isBusy = useNavigation().formMethod === 'POST';
  const { pathname } = useLocation();
  // Without scripts the page is loaded anew and must come back to the form
  const action = useIsHydrated() ? undefined : `${pathname}?index#${ANCHOR}`;
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusal]);
  const field = (name: keyof RequestFormValues) => ({
    name,
    defaultValue: typed.get(name) ?? '',
    error: refusal?.fieldErrors[name],
  });
  return (
    <Form
      ref={form}
      method="post"
      {...(action && { action })}
      noValidate
      preventScrollReset
      className={styles.form}
      onChange={key.renew}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
        else key.use();
      }}
    >
      <input type="hidden" name="intent" value={REQUEST_INTENT} />
      <input type="hidden" name="attemptKey" value={key.current} />
      <TextField {...field('name')} label={t(m.provider_request_name)} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={t(m.provider_request_email)}
        type="email"
        autoComplete="email"
        required
      />
      <TextField {...field('phone')} label={t(m.provider_request_phone)} type="tel" autoComplete="tel" />
      <TextArea {...field('message')} label={t(m.provider_request_message)} required />
      <label className={styles.trap} aria-hidden="true">
        {t(m.provider_request_trap)}
        <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      {refusal && <ErrorBoxes errors={refusal.errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.provider_request_send)}
      </Button>
      <p className={styles.small}>{t(m.provider_request_privacy, { name: providerName })}</p>
    </Form>
  );
}

function RequestSent({ providerName, email }: { providerName: string; email: string }) {
  const t = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div id={ANCHOR} className={styles.request} role="alert">
      <IconMailForward size={44} stroke={1.3} aria-hidden="true" />
      <h3 ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t(m.provider_request_sent_title)}
      </h3>
      <p>{t(m.provider_request_sent, { name: providerName, email })}</p>
    </div>
  );
}
