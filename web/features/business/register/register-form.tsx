import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { EmailField } from '#web/sign-in/email-field.tsx';
import { PasswordChecks } from '#web/sign-in/password-checks.tsx';
import { PasswordField } from '#web/sign-in/password-field.tsx';
import { TermsLabel } from '#web/sign-in/terms-label.tsx';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { CenterFields } from './center-fields.tsx';
import type { NewCenterAnswer } from './register-from-form.ts';
import styles from './register.module.css';

/** A center and the account of its owner, in one form. */
export function RegisterForm({ onRegistered }: { onRegistered: (answer: NewCenterAnswer) => void }) {
  const t = useTexts();
  const [password, setPassword] = useState('');
  const { Form, formProps, answer, isBusy } = useApiForm<NewCenterAnswer>({ onSaved: onRegistered });
  const typed = formOfTyped(answer?.typed ?? []);
  const errors = answer?.fieldErrors ?? {};
  const isTaken = errors['email'] === t(m.error_user_email_exists);
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <ScriptedField />
      <CenterFields answer={answer} />
      <div className={styles.account}>
        <h2>{t(m.newcenter_account)}</h2>
        <EmailField defaultValue={textOf(typed, 'email')} error={errors['email']} />
        {isTaken && <AddInstead />}
        <div>
          <PasswordField
            name="password"
            label={t(m.signin_password)}
            autoComplete="new-password"
            required
            error={errors['password']}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordChecks password={password} />
        </div>
        <Checkbox
          name="terms"
          value="Y"
          required
          defaultChecked={typed.get('terms') === 'Y'}
          error={errors['terms']}
          label={<TermsLabel />}
        />
      </div>
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <Button type="submit" isBusy={isBusy}>
        {t(m.newcenter_register)}
      </Button>
    </Form>
  );
}

/** For who has an account: the center is added to it, whichever door they know. */
function AddInstead() {
  const t = useTexts();
  const localPath = useLocalPath();
  const next = (path: string): string => `?${new URLSearchParams({ next: localPath(path) })}`;
  return (
    <div role="alert" className={styles.note}>
      <p>{t(m.newcenter_taken)}</p>
      <p className={styles.ways}>
        <a href={localPath('/business/login') + next('/business/add-center')}>
          {t(m.newcenter_taken_business)}
        </a>
        <a href={localPath('/login') + next('/add-center')}>{t(m.newcenter_taken_customer)}</a>
      </p>
    </div>
  );
}
