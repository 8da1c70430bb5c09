import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';
import { FactorCodeField } from '../second-factor/factor-code-field.tsx';
import { useFocusOnProblem } from '../use-focus-on-problem.ts';
import { usePanel } from './panel-answer.ts';
import { PanelEnd } from './panel-end.tsx';
import styles from './panel.module.css';
import { Panel } from './panel.tsx';

const NO_ERRORS = {};

/** Changes the password; the old one is asked for, and the new one must be another (specification sections 2, 5 and 8). */
export function PasswordPanel({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = usePanel('password', 'password');
  const form = useFocusOnProblem(answer);
  // Saved passwords do not stay in the fields
  const [done, setDone] = useState({ round: 0, answer });
  if (answer?.isSaved && done.answer !== answer) setDone({ round: done.round + 1, answer });
  return (
    <Panel id="password" title={t(m.account_password_title)} intro={t(m.account_password_intro)}>
      <Form ref={form} {...formProps} noValidate className={styles.form}>
        <AttemptKey />
        <input type="hidden" name="intent" value="password" />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div key={done.round} className={styles.form}>
          <PasswordField
            name="oldPassword"
            label={t(m.account_old_password)}
            autoComplete="current-password"
            required
            error={answer?.fieldErrors['oldPassword']}
          />
          {hasSecondFactor && <FactorCodeField error={answer?.fieldErrors['code']} />}
          <NewPasswordFields demand="long" words="reset" errors={answer?.fieldErrors ?? NO_ERRORS} />
        </div>
        <PanelEnd
          save={t(m.account_change_password)}
          saved={t(m.account_password_changed)}
          isBusy={isBusy}
          answer={answer}
        />
      </Form>
    </Panel>
  );
}
