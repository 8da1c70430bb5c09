import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { ColleagueAtDesk } from '#web/business-frame/change-person/change-person-calls.ts';
import styles from '#web/business-frame/change-person/change-person.module.css';
import { PinField } from '#web/business-frame/change-person/pin-field.tsx';

type ChangePersonProps = {
  colleagues: readonly ColleagueAtDesk[];
  /** Whether who is there now can come back. */
  hasPin: boolean;
  /** Where they were. */
  back: string;
};

export function ChangePerson({ colleagues, hasPin, back }: ChangePersonProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const other = new URLSearchParams({ other: '1', next: back });
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{t(m.pin_intro)}</p>
      {!hasPin && (
        <p className={styles.note}>
          {t(m.pin_own_missing)} <a href={localPath('/business/account/pin')}>{t(m.pin_own_set)}</a>
        </p>
      )}
      {colleagues.length === 0 ? (
        <EmptyState title={t(m.pin_none_title)} text={t(m.pin_none_text)} />
      ) : (
        <PinForm colleagues={colleagues} back={back} />
      )}
      <section className={styles.other}>
        <h2>{t(m.pin_other_title)}</h2>
        <p>{t(m.pin_other_text)}</p>
        <ButtonLink to={`${localPath('/business/login')}?${other}`} look="secondary" reloadDocument>
          {t(m.pin_other)}
        </ButtonLink>
      </section>
    </div>
  );
}

function PinForm({ colleagues, back }: Pick<ChangePersonProps, 'colleagues' | 'back'>) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { Form, formProps, answer, isBusy } = useApiForm({ action: pathname + search });
  const typed = formOfTyped(answer?.typed ?? []).get('personId');
  const [only] = colleagues.length === 1 ? colleagues : [];
  const problem = answer?.fieldErrors['personId'];
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <fieldset
        className={styles.people}
        aria-describedby={problem ? 'who-problem' : undefined}
        data-invalid={problem ? '' : undefined}
      >
        <legend>{t(m.pin_who)}</legend>
        {colleagues.map((colleague) => {
          const { personId } = colleague;
          const name = [colleague.firstname, colleague.lastname].filter(Boolean).join(' ');
          return (
            <label key={personId} className={styles.person}>
              <input
                type="radio"
                name="personId"
                value={personId}
                defaultChecked={typed === null ? personId === only?.personId : typed === String(personId)}
              />
              <Avatar image={null} name={name} size={32} />
              <span>{name}</span>
            </label>
          );
        })}
        {problem && (
          <p id="who-problem" className={styles.problem}>
            {problem}
          </p>
        )}
      </fieldset>
      <PinField label={t(m.pin_field)} hint={t(m.pin_field_hint)} error={answer?.fieldErrors['pin']} />
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.pin_go_on)}
        </Button>
        <ButtonLink to={back} look="secondary">
          {t(m.pin_back)}
        </ButtonLink>
      </div>
    </Form>
  );
}
