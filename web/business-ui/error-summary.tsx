import { IconAlertTriangle } from '@tabler/icons-react';
import type { RefObject } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './error-summary.module.css';

type ErrorSummaryProps = {
  errors: readonly ApiError[];
  /** What stands at the fields, by their names; each is a way there. */
  fieldErrors: Readonly<Record<string, string>>;
  form: RefObject<HTMLFormElement | null>;
};

/**
 * Why a form was not saved, above its button: what belongs to no field, and each field at fault with the way to it. Whose session has
 * ended finds the log-in in another tab, and what was typed still here.
 */
export function ErrorSummary({ errors, fieldErrors, form }: ErrorSummaryProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const fields = Object.entries(fieldErrors);
  if (errors.length === 0 && fields.length === 0) return null;
  return (
    <div role="alert" tabIndex={-1} className={styles.summary}>
      <IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />
      <div>
        {errors.map(({ message }) => (
          <p key={message}>{message}</p>
        ))}
        {errors.some(({ code }) => code === 'unauthenticated') && (
          <a href={localPath('/business/login')} target="_blank" rel="noreferrer">
            {t(m.form_log_in_elsewhere)}
          </a>
        )}
        {fields.length > 0 && (
          <ul>
            {fields.map(([name, message]) => (
              <li key={name}>
                <button type="button" onClick={() => focusField(form.current, name)} className={styles.way}>
                  {message}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

/** The control of a name, opened where it is folded away; of the kit's own choices the name is a hidden input beside them. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  field?.closest('details')?.setAttribute('open', '');
  const control = field?.matches('[type=hidden]')
    ? field.parentElement?.querySelector<HTMLElement>('button, [tabindex], input:not([type=hidden])')
    : field;
  control?.focus();
}
