import * as m from '#contracts/texts/messages.js';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PasswordField } from '#web/sign-in/password-field.tsx';
import { FactorCodeField } from '#web/sign-in/second-factor/factor-code-field.tsx';
import { PanelEnd } from '#web/ui/panel-end.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { EXPORT_PATH } from './privacy-calls.ts';
import styles from './privacy.module.css';

/** Everything held about the person as a file, once they have said again who they are. */
export function ExportPanel({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'export',
    anchor: 'export',
    onSaved: () => window.location.assign(EXPORT_PATH),
  });
  return (
    <Panel id="export" title={t(m.privacydata_export_title)} intro={t(m.privacydata_export_text)}>
      <Form {...formProps} className={styles.form}>
        <input type="hidden" name="intent" value="export" />
        <ScriptedField />
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          name="password"
          label={t(m.privacydata_password)}
          hint={t(m.privacydata_export_password_hint)}
          autoComplete="current-password"
          required
          error={answer?.fieldErrors['password']}
        />
        {hasSecondFactor && <FactorCodeField error={answer?.fieldErrors['code']} />}
        <PanelEnd
          save={t(m.privacydata_export_button)}
          saved={t(m.privacydata_export_ready)}
          isBusy={isBusy}
          answer={answer}
        />
      </Form>
    </Panel>
  );
}
