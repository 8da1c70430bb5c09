import { useState } from 'react';
import type { FormEvent } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { postForm } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useModals } from '#web/ui/modal.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { contactLabel, contactProblems } from './contact-fields.ts';
import type { ContactField, ContactValues } from './contact-fields.ts';
import styles from './contact-modal.module.css';
import { CONTACT_MODAL, DEMO_MODAL } from './modal-ids.ts';

const EMPTY: ContactValues = { contact_name: '', contact_email: '', subject: '', contact_content: '' };

export function ContactForm({ isDemo = false }: { isDemo?: boolean }) {
  const t = useTexts();
  const locale = useLocale();
  const toasts = useToasts();
  const modals = useModals();
  const [values, setValues] = useState<ContactValues>(
    isDemo ? { ...EMPTY, subject: t(m.demo_subject) } : EMPTY,
  );
  const [isChecked, setChecked] = useState(false);
  const sending = useRequest((sent: ContactValues) =>
    postForm('/public/contact-email/', sent, locale).then(() => true),
  );
  const problems = isChecked ? contactProblems(t, values) : {};
  const failures: readonly ApiError[] =
    sending.state.status === 'error' ? errorsOf(sending.state.error, t(m.contact_failed)) : [];

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    const [firstProblem] = Object.keys(contactProblems(t, values));
    if (firstProblem !== undefined) {
      form.querySelector<HTMLElement>(`[name=${firstProblem}]`)?.focus();
      return;
    }
    if (!(await sending.start(values))) return;
    toasts.showSuccess(t(m.contact_sent));
    modals.close(isDemo ? DEMO_MODAL : CONTACT_MODAL);
  };

  const field = (name: ContactField) => ({
    name,
    label: contactLabel(t, name),
    required: true,
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });

  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <p className={styles.intro}>{t(isDemo ? m.demo_intro : m.contact_intro)}</p>
      <TextField {...field('contact_name')} autoComplete="name" maxLength={120} />
      <TextField {...field('contact_email')} type="email" autoComplete="email" maxLength={254} />
      <TextField {...field('subject')} maxLength={200} />
      <TextArea {...field('contact_content')} maxLength={5000} />
      {failures.length > 0 && <ErrorBoxes errors={[{ message: t(m.contact_not_sent) }, ...failures]} />}
      <Button type="submit" isBusy={sending.state.status === 'loading'}>
        {t(m.contact_send)}
      </Button>
    </form>
  );
}
