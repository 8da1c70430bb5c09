import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PanelEnd } from '#web/ui/panel-end.tsx';
import styles from '#web/ui/panel.module.css';
import { Panel } from '#web/ui/panel.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { PasswordField } from '../password-field.tsx';
import { FactorCodeField } from '../second-factor/factor-code-field.tsx';

/** Asks for another e-mail to log in with; it counts once the link mailed to it is opened. */
export function EmailPanel({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  const t = useTexts();
  // What was sent does not stay in the fields
  const [round, setRound] = useState(0);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'email',
    anchor: 'email',
    onSaved: () => setRound((before) => before + 1),
  });
  return (
    <Panel id="email" title={t(m.account_new_email_title)} intro={t(m.account_new_email_intro, { email })}>
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <input type="hidden" name="intent" value="email" />
        <div key={round} className={styles.form}>
          <TextField
            name="newEmail"
            type="email"
            label={t(m.account_new_email)}
            autoComplete="email"
            maxLength={254}
            required
            error={answer?.fieldErrors['newEmail']}
          />
          <PasswordField
            name="passwordForEmail"
            label={t(m.account_old_password)}
            autoComplete="current-password"
            required
            error={answer?.fieldErrors['passwordForEmail']}
          />
          {hasSecondFactor && <FactorCodeField error={answer?.fieldErrors['code']} />}
        </div>
        <PanelEnd
          save={t(m.account_new_email_send)}
          saved={t(m.account_new_email_sent)}
          isBusy={isBusy}
          answer={answer}
        />
      </Form>
    </Panel>
  );
}
