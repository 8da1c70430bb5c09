import { useEffect, useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { LoginStepProps } from '../login-step.tsx';
import signInStyles from '../sign-in.module.css';
import { StepFields } from '../step-fields.tsx';
import { useFocusOnProblem } from '../use-focus-on-problem.ts';
import { AppToAddView } from './app-to-add-view.tsx';
import { CodeField } from './code-field.tsx';
import { PasskeySetUp } from './passkey-set-up.tsx';
import styles from './second-factor.module.css';
import type { AppToAdd } from './second-factor-calls.ts';

/** The first second factor, asked for between the password and the session: an app, or a passkey. */
export function SetUpStep(props: LoginStepProps) {
  const { fetcher, action, answer } = props;
  const t = useTexts();
  const localPath = useLocalPath();
  const form = useFocusOnProblem(answer);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isBusy = fetcher.state !== 'idle';
  const { app } = answer;
  return (
    <div className={signInStyles.form}>
      <div className={signInStyles.done}>
        <h1 ref={heading} tabIndex={-1} className={styles.stepTitle}>
          {t(m.bizlogin_setup_title)}
        </h1>
        <p className={signInStyles.intro}>{t(m.bizlogin_setup_intro)}</p>
      </div>
      {answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      {app && (
        <fetcher.Form
          ref={form}
          method="post"
          action={localPath(action)}
          noValidate
          className={signInStyles.form}
          onSubmit={(event) => {
            if (isBusy) event.preventDefault();
          }}
        >
          <AppToAddView app={app} />
          <StepFields intent="confirmApp" answer={answer} />
          <AppFields app={app} />
          <CodeField label={t(m.bizlogin_setup_type)} error={answer.fieldErrors.code} />
          <Button type="submit" isBusy={isBusy}>
            {t(m.bizlogin_setup_confirm)}
          </Button>
        </fetcher.Form>
      )}
      <PasskeySetUp {...props} />
    </div>
  );
}

function AppFields({ app }: { app: AppToAdd }) {
  return Object.entries(app).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
