import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure, errorsOf } from '#web/lib/api-failure.ts';
import { browserApi } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { PasswordField } from '../password-field.tsx';
import styles from './second-factor.module.css';
import { STEP_UP } from '../own-account/log-in-calls.ts';

const STEP_UP_MODAL = 'step-up';

/** Makes a call; where it wants a fresh proof of who is there, asks for the password and makes it again. */
export type SteppedUp = <Data>(call: () => Promise<Data>) => Promise<Data>;

/** The person closed the question: nothing was done, and nothing went wrong. */
export class StepUpDeclined extends Error {
  override readonly name = 'StepUpDeclined';
}

const StepUpContext = createContext<SteppedUp>((call) => call());

export function useSteppedUp(): SteppedUp {
  return use(StepUpContext);
}

type Question = { resolve: () => void; reject: (declined: StepUpDeclined) => void };

/** Lets the panels below ask for the password where a call needs it. */
export function StepUpProvider({ email, children }: { email: string; children: ReactNode }) {
  const t = useTexts();
  const { stack, open, close } = useModals();
  const question = useRef<Question>(null);
  const wasOpen = useRef(false);
  const isOpen = stack.includes(STEP_UP_MODAL);
  useEffect(() => {
    if (wasOpen.current && !isOpen) question.current?.reject(new StepUpDeclined());
    wasOpen.current = isOpen;
  }, [isOpen]);
  const steppedUp = useCallback<SteppedUp>(
    async (call) => {
      try {
        return await call();
      } catch (failure) {
        if (!(failure instanceof ApiFailure && failure.hasCode('stepUpNeeded'))) throw failure;
        await new Promise<void>((resolve, reject) => {
          question.current = { resolve, reject };
          open(STEP_UP_MODAL);
        });
        return call();
      }
    },
    [open],
  );
  const confirm = (): void => {
    question.current?.resolve();
    close(STEP_UP_MODAL);
  };
  return (
    <StepUpContext value={steppedUp}>
      {children}
      <Modal id={STEP_UP_MODAL} title={t(m.bizlogin_stepup_title)} closeLabel={t(m.ui_close)}>
        <StepUpForm email={email} onConfirmed={confirm} />
      </Modal>
    </StepUpContext>
  );
}

function StepUpForm({ email, onConfirmed }: { email: string; onConfirmed: () => void }) {
  const t = useTexts();
  const locale = useLocale();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { state, start } = useRequest(
    useCallback((password: string) => browserApi(locale)(STEP_UP, { password }), [locale]),
  );
  const errors = state.status === 'error' ? errorsOf(state.error, t(m.bizlogin_failed)) : [];
  const wrong = errors.find(({ code }) => code === 'wrongPassword')?.message;
  const others = errors.filter(({ code }) => code !== 'wrongPassword');
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const password = textOf(new FormData(event.currentTarget), 'password');
    setMissing(password === '');
    if (password !== '' && (await start(password))) onConfirmed();
    else form.current?.querySelector<HTMLElement>('[name=password]')?.focus();
  };
  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void send(event)}>
      <p>{t(m.bizlogin_stepup_text)}</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t(m.signin_password)}
        autoComplete="current-password"
        required
        error={isMissing ? t(m.ui_enter_value, { name: t(m.signin_password) }) : wrong}
        data-autofocus
      />
      {others.length > 0 && <ErrorBoxes errors={others} />}
      <Button type="submit" isBusy={state.status === 'loading'}>
        {t(m.bizlogin_stepup_confirm)}
      </Button>
    </form>
  );
}
