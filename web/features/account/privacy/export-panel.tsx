import { useEffect } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { usePanel } from '#web/sign-in/own-account/panel-answer.ts';
import { PanelEnd } from '#web/sign-in/own-account/panel-end.tsx';
import { Panel } from '#web/sign-in/own-account/panel.tsx';
import { PasswordField } from '#web/sign-in/password-field.tsx';
import { FactorCodeField } from '#web/sign-in/second-factor/factor-code-field.tsx';
import { useFocusOnProblem } from '#web/sign-in/use-focus-on-problem.ts';
import { EXPORT_PATH } from './privacy-calls.ts';
import styles from './privacy.module.css';

/** Everything held about the person as a file, once they have said again who they are. */
export function ExportPanel({ email, hasSecondFactor }: { email: string; hasSecondFactor: boolean }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const { Form, formProps, answer, isBusy } = usePanel('export', 'export');
  const form = useFocusOnProblem(answer);
  useEffect(() => {
    if (answer?.isSaved) window.location.assign(EXPORT_PATH);
  }, [answer]);
  return (
    <Panel id="export" title={t(m.privacydata_export_title)} intro={t(m.privacydata_export_text)}>
      <Form ref={form} {...formProps} noValidate className={styles.form}>
        <input type="hidden" name="intent" value="export" />
        <input type="hidden" name="isHydrated" value={isHydrated ? 'Y' : ''} />
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
