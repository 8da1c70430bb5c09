import { useState } from 'react';
import { Form, useNavigation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { NewPasswordFields } from '#web/sign-in/new-password-fields.tsx';
import type { PasswordDemand } from '#web/sign-in/new-password-problems.ts';
import { useFocusOnProblem } from '#web/sign-in/use-focus-on-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import styles from './links.module.css';

type PasswordLinkFormProps = {
  /** Lets password programs file the new password under the right name. */
  email: string;
  demand: PasswordDemand;
  answer: FormAnswer | undefined;
};

const NO_FIELD_ERRORS = {};

/** Chooses a password by a mailed link; saving waits until both fields are right (specification section 5). */
export function PasswordLinkForm({ email, demand, answer }: PasswordLinkFormProps) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const [isValid, setValid] = useState(false);
  const isBusy = useNavigation().formMethod === 'POST';
  const form = useFocusOnProblem(answer);
  return (
    <Form ref={form} method="post" replace noValidate className={styles.form}>
      <AttemptKey />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        demand={demand}
        words="reset"
        errors={answer?.fieldErrors ?? NO_FIELD_ERRORS}
        onChange={setValid}
      />
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <Button type="submit" isBusy={isBusy} disabled={isHydrated && !isValid}>
        {t(m.signin_save_password)}
      </Button>
    </Form>
  );
}
