import { useCallback, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { PasswordField } from '../password-field.tsx';
import { STEP_UP } from '../own-account/log-in-calls.ts';
import { FactorCodeField } from './factor-code-field.tsx';
import { askPasskey, useHasPasskeys } from './passkey-browser.ts';
import { passkeyErrors } from './passkey-errors.ts';
import styles from './second-factor.module.css';
import { hasSecondFactor, START_PASSKEY_STEP_UP } from './second-factor-calls.ts';
import type { MySecondFactors } from './second-factor-calls.ts';

type Proof = { password: string; code: string | null; byPasskey: boolean };

type StepUpFormProps = { email: string; factors: MySecondFactors; onConfirmed: () => void };

/** The password once more, and the second factor of whoever has one. */
export function StepUpForm({ email, factors, onConfirmed }: StepUpFormProps) {
  const t = useTexts();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state, start } = useRequest(useProof());
  const errors = state.status === 'error' ? passkeyErrors(t, state.error) : [];
  const textOfCode = (...codes: string[]) => errors.find(({ code }) => codes.includes(code ?? ''))?.message;
  const wrongPassword = textOfCode('wrongPassword');
  const wrongCode = textOfCode('wrongCode', 'secondFactorAsked');
  const others = errors.filter(({ message }) => message !== wrongPassword && message !== wrongCode);
  const canUsePasskey = useHasPasskeys() && factors.passkeys.length > 0;
  const prove = async (byPasskey: boolean): Promise<void> => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    const password = textOf(typed, 'password');
    setMissing(password === '');
    const code = textOf(typed, 'code').trim() || null;
    if (password !== '' && (await start({ password, code, byPasskey }))) return onConfirmed();
    form.current.querySelector<HTMLElement>('[aria-invalid=true], [name=password]')?.focus();
  };
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void prove(false);
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={send}>
      <p>{t(m.bizlogin_stepup_text)}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t(m.signin_password)}
        autoComplete="current-password"
        required
        error={isMissing ? t(m.ui_enter_value, { name: t(m.signin_password) }) : wrongPassword}
        data-autofocus
      />
      {hasSecondFactor(factors) && <FactorCodeField error={wrongCode} />}
      {others.length > 0 && <ErrorBoxes errors={others} />}
      <Button type="submit" isBusy={state.status === 'loading'}>
        {t(m.bizlogin_stepup_confirm)}
      </Button>
      {canUsePasskey && (
        <Button look="secondary" onClick={() => void prove(true)}>
          {t(m.bizlogin_stepup_passkey)}
        </Button>
      )}
    </form>
  );
}

function useProof() {
  const locale = useLocale();
  return useCallback(
    async ({ password, code, byPasskey }: Proof) => {
      const api = browserApi(locale);
      if (!byPasskey) return api(STEP_UP, { password, code });
      const { session, options } = (await api(START_PASSKEY_STEP_UP)).startPasskeyStepUp;
      return api(STEP_UP, { password, code: null, session, response: await askPasskey(options) });
    },
    [locale],
  );
}
