import { useState } from 'react';
import type { FormEvent } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { postForm } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { CONTACT_CALL, contactLabel, contactProblems, contactFormValues } from './contact-fields.ts';
import type { ContactField, ContactValues } from './contact-fields.ts';
import styles from './contact-modal.module.css';
import { CONTACT_PATH, DEMO_PATH } from './modal-ids.ts';

type ContactFormProps = {
  isDemo?: boolean;
  /** What a page without scripts was answered. */
  answered?: FormAnswer;
  onSent: () => void;
};

/** Writes to Radura without leaving the page; without scripts `/contact` answers. */
export function ContactForm({ isDemo = false, answered, onSent }: ContactFormProps) {
  const t = useTexts();
  const locale = useLocale();
  const localPath = useLocalPath();
  const toasts = useToasts();
  const [values, setValues] = useState<ContactValues>(() => {
    const typed = new Map(answered?.typed);
    return contactFormValues(
      (name) => typed.get(name) ?? (name === 'subject' && isDemo ? t(m.demo_subject) : ''),
    );
  });
  const [isChecked, setChecked] = useState(false);
  const sending = useRequest((sent: ContactValues) => postForm(CONTACT_CALL, sent, locale).then(() => true));
  const problems: Partial<ContactValues> = isChecked
    ? contactProblems(t, values)
    : (answered?.fieldErrors ?? {});
  const failures: readonly ApiError[] =
    sending.state.status === 'error'
      ? errorsOf(sending.state.error, t(m.contact_failed))
      : sending.state.status === 'idle'
        ? (answered?.errors ?? [])
        : [];

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
    onSent();
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
    <form
      method="post"
      action={localPath(isDemo ? DEMO_PATH : CONTACT_PATH)}
      noValidate
      className={styles.form}
      onSubmit={send}
    >
      <AttemptKey />
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
