import { useEffect, useState } from 'react';
import type { useFetcher } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { EmailField } from './email-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import {
  isRegistrationComplete,
  registrationProblems,
  repeatedPassword,
  registrationFormValues,
} from './register-from-form.ts';
import type { RegisterField, RegistrationFormValues } from './register-from-form.ts';
import styles from './sign-in.module.css';
import { TermsLabel } from './terms-label.tsx';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

type RegistrationProps = {
  fetcher: ReturnType<typeof useFetcher<FormAnswer>>;
  refused: FormAnswer | undefined;
};

const NOTHING_REFUSED = {};

/** Who somebody is, a password, and what they agree to. */
export function Registration({ fetcher, refused }: RegistrationProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isHydrated = useIsHydrated();
  const typed = refused && repeatedPassword(refused);
  const [isComplete, setComplete] = useState(false);
  const [found, setFound] = useState<Partial<Record<RegisterField, string>>>(NOTHING_REFUSED);
  const [answered, setAnswered] = useState<typeof refused>();
  const form = useFocusOnProblem(found);
  const isBusy = fetcher.state !== 'idle';
  const readAgain = (): void => {
    if (form.current) setComplete(isRegistrationComplete(registrationFormValues(new FormData(form.current))));
  };
  // What was typed, or filled in by the browser, before scripts took over counts too
  useEffect(readAgain, [form]);
  if (answered !== refused) {
    setAnswered(refused);
    setFound(refused?.fieldErrors ?? NOTHING_REFUSED);
  }
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localPath('/register')}
      noValidate={isHydrated}
      className={styles.form}
      onInput={readAgain}
      onSubmit={(event) => {
        const problems = registrationProblems(t, registrationFormValues(new FormData(event.currentTarget)));
        setFound(problems);
        if (Object.keys(problems).length > 0 || isBusy) event.preventDefault();
      }}
    >
      <AttemptKey />
      <p className={styles.intro}>{t(m.signin_register_intro)}</p>
      <EmailField defaultValue={typed?.email} error={found.email} />
      <NewPasswordFields demand="strong" words="register" errors={found} />
      <Consents typed={typed} />
      <Checkbox
        name="terms"
        value="Y"
        required
        defaultChecked={typed?.hasAcceptedTerms ?? false}
        error={found.terms}
        label={<TermsLabel />}
      />
      {refused && refused.errors.length > 0 && <ErrorBoxes errors={refused.errors} />}
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={isHydrated && !isComplete}
        aria-describedby="register-fill-all"
      >
        {t(m.signin_create)}
      </Button>
      <p id="register-fill-all" className={styles.small} hidden={isComplete}>
        {t(m.signin_fill_all)}
      </p>
    </fetcher.Form>
  );
}

/** Neither is needed; both may be changed in the profile. */
function Consents({ typed }: { typed: RegistrationFormValues | undefined }) {
  const t = useTexts();
  return (
    <fieldset className={styles.consents}>
      <legend>{t(m.signin_consents)}</legend>
      <Checkbox
        name="wantsEmail"
        value="Y"
        defaultChecked={typed?.wantsEmail ?? false}
        label={t(m.signin_consent_email)}
      />
      <Checkbox
        name="wantsMarketing"
        value="Y"
        defaultChecked={typed?.wantsMarketing ?? false}
        label={t(m.signin_consent_marketing)}
      />
    </fieldset>
  );
}
