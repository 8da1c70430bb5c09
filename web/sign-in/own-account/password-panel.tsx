import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PanelEnd } from '#web/ui/panel-end.tsx';
import styles from '#web/ui/panel.module.css';
import { Panel } from '#web/ui/panel.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { PasswordField } from '../password-field.tsx';
import { FactorCodeField } from '../second-factor/factor-code-field.tsx';

const NO_ERRORS = {};

/** Changes the password; the old one is asked for, and the new one must be another (specification sections 2, 5 and 8). */
export function PasswordPanel({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  const t = useTexts();
  // Saved passwords do not stay in the fields
  const [round, setRound] = useState(0);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'password',
    anchor: 'password',
    onSaved: () => setRound((before) => before + 1),
  });
  return (
    <Panel id="password" title={t(m.account_password_title)} intro={t(m.account_password_intro)}>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <input type="hidden" name="intent" value="password" />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div key={round} className={styles.form}>
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
