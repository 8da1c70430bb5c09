import { useState } from 'react';
import { formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PasswordField } from '#web/sign-in/password-field.tsx';
import { FactorCodeField } from '#web/sign-in/second-factor/factor-code-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { PanelEnd } from '#web/ui/panel-end.tsx';
import styles from '#web/ui/panel.module.css';
import { Panel } from '#web/ui/panel.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { PinField } from '#web/business-frame/change-person/pin-field.tsx';
import accountStyles from './business-account.module.css';
import { REMOVE_PIN, SET_PIN } from './change-pin.ts';

type PinPanelProps = {
  /** Null for who has none. */
  pin: { setAt: string } | null;
  email: string;
  timeZone: string;
  hasSecondFactor: boolean;
};

/** The PIN by which one takes one's place again at a shared computer; password and second factor are asked each time. */
export function PinPanel({ pin, timeZone, ...me }: PinPanelProps) {
  const t = useTexts();
  return (
    <Panel id="pin" title={t(m.pin_account_title)} intro={t(m.pin_account_intro)}>
      {pin && (
        <p className={styles.hint}>
          {t(m.pin_account_since, { moment: formatDateTime(localDateTimeIn(timeZone, pin.setAt)) })}
        </p>
      )}
      <SetForm hasPin={pin !== null} {...me} />
      {pin && <RemoveForm {...me} />}
    </Panel>
  );
}

type Me = Pick<PinPanelProps, 'email' | 'hasSecondFactor'>;

function SetForm({ hasPin, ...me }: Me & { hasPin: boolean }) {
  const t = useTexts();
  // What was typed does not stay in the fields
  const [round, setRound] = useState(0);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: SET_PIN,
    anchor: 'pin',
    onSaved: () => setRound((before) => before + 1),
  });
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value={SET_PIN} />
      <div key={round} className={styles.form}>
        <PinField
          label={t(m.pin_account_new)}
          hint={t(m.pin_account_new_hint)}
          error={answer?.fieldErrors['pin']}
        />
        <PinField name="pinAgain" label={t(m.pin_account_again)} error={answer?.fieldErrors['pinAgain']} />
        <ProofOf {...me} errors={answer?.fieldErrors} />
      </div>
      <PanelEnd
        save={t(hasPin ? m.pin_account_replace : m.pin_account_set)}
        saved={t(m.pin_account_saved)}
        isBusy={isBusy}
        answer={answer}
      />
    </Form>
  );
}

/** Opens before it asks. */
function RemoveForm(me: Me) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: REMOVE_PIN,
    anchor: 'pin',
    onSaved: () => showSuccess(t(m.pin_account_removed)),
  });
  return (
    <details className={accountStyles.leave} open={(answer && !answer.isSaved) || undefined}>
      <summary>{t(m.pin_account_remove)}</summary>
      <Form {...formProps} className={accountStyles.accept}>
        <AttemptKey />
        <input type="hidden" name="intent" value={REMOVE_PIN} />
        <p>{t(m.pin_account_remove_text)}</p>
        <ProofOf {...me} errors={answer?.fieldErrors} />
        {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.pin_account_remove)}
        </Button>
      </Form>
    </details>
  );
}

function ProofOf({
  email,
  hasSecondFactor,
  errors = {},
}: Me & { errors: Readonly<Record<string, string>> | undefined }) {
  const t = useTexts();
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="passwordForPin"
        label={t(m.signin_password)}
        autoComplete="current-password"
        required
        error={errors['passwordForPin']}
      />
      {hasSecondFactor && <FactorCodeField error={errors['code']} />}
    </>
  );
}
