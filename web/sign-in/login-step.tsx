import { useEffect, useRef } from 'react';
import type { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import type { LoginAnswer } from './log-in-from-form.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { ScriptedField } from './scripted-field.tsx';
import { useNextPath } from './sign-in-link.tsx';
import styles from './sign-in.module.css';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

type LoginStepProps = {
  fetcher: ReturnType<typeof useFetcher<LoginAnswer>>;
  answer: Extract<LoginAnswer, { kind: 'step' }>;
};

/** What is still asked after the right password: a password of one's own, or a second factor. */
export function LoginStep({ fetcher, answer }: LoginStepProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const next = useNextPath();
  const form = useFocusOnProblem(answer);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isBusy = fetcher.state !== 'idle';
  const isPassword = answer.step === 'newPassword';
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localPath('/login')}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <div className={styles.done}>
        <h2 ref={heading} tabIndex={-1}>
          {t(isPassword ? m.signin_new_password_title : m.signin_code_title)}
        </h2>
        <p className={styles.intro}>{t(isPassword ? m.signin_new_password_intro : m.signin_code_intro)}</p>
      </div>
      <input type="hidden" name="intent" value={answer.step} />
      <input type="hidden" name="session" value={answer.session} />
      <input type="hidden" name="next" value={next} />
      <ScriptedField />
      {isPassword ? (
        <NewPasswordFields demand="strong" words="reset" errors={answer.fieldErrors} />
      ) : (
        <TextField
          name="code"
          label={t(m.signin_code)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
          error={answer.fieldErrors.code}
        />
      )}
      {answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(isPassword ? m.signin_save_password : m.signin_code_send)}
      </Button>
    </fetcher.Form>
  );
}
