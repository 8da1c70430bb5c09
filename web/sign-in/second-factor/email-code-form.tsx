import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { errorsOf } from '#web/lib/api-failure.ts';
import { browserApi } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';
import { ASK_FOR_EMAIL_CODE, PROVE_EMAIL_BY_CODE } from './second-factor-calls.ts';
import { wrongCodeText } from './wrong-code.ts';

/** Mails a code as soon as it shows, and takes it: who sets a first second factor up reads the e-mail. */
export function EmailCodeForm({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const t = useTexts();
  const locale = useLocale();
  const [isMissing, setMissing] = useState(false);
  const asking = useRequest(
    useCallback(async () => (await browserApi(locale)(ASK_FOR_EMAIL_CODE)).askForEmailCode.session, [locale]),
  );
  const proving = useRequest(
    useCallback(
      (session: string, code: string) => browserApi(locale)(PROVE_EMAIL_BY_CODE, { session, code }),
      [locale],
    ),
  );
  const hasRequested = useRef(false);
  const ask = asking.start;
  useEffect(() => {
    if (hasRequested.current) return;
    hasRequested.current = true;
    void ask();
  }, [ask]);
  const session = asking.state.status === 'success' ? asking.state.data : null;
  const failed = [asking.state, proving.state].find(({ status }) => status === 'error');
  const errors = failed?.status === 'error' ? errorsOf(failed.error, t(m.bizlogin_failed)) : [];
  const wrong = wrongCodeText(t, errors, t(m.error_wrong_code));
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const code = textOf(new FormData(event.currentTarget), 'code').trim();
    setMissing(code === '');
    if (session !== null && code !== '' && (await proving.start(session, code))) onConfirmed();
  };
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <p>{t(m.bizlogin_email_code_text, { email })}</p>
      <CodeField
        label={t(m.bizlogin_email_code_label)}
        error={isMissing ? t(m.signin_code_missing) : wrong}
        isFirst
      />
      {errors.length > 0 && wrong === undefined && <ErrorBoxes errors={errors} />}
      <Button type="submit" isBusy={[asking.state, proving.state].some(({ status }) => status === 'loading')}>
        {t(m.signin_code_send)}
      </Button>
      <Button look="quiet" onClick={() => void ask()}>
        {t(m.bizlogin_email_code_again)}
      </Button>
    </form>
  );
}
