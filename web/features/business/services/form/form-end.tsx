import type { RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { Consequences } from '#web/business-frame/planning/consequences.tsx';
import styles from './service-form.module.css';

type FormEndProps = {
  /** Of the service that is changed; null for a new one. */
  version: number | null;
  answer: FormAnswer | undefined;
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
};

/** Why it could not be saved, and the buttons to save it or leave. */
export function FormEnd({ version, answer, form, isBusy }: FormEndProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  return (
    <>
      <Consequences answer={answer} />
      {answer?.isOutdated ? (
        <OutdatedForm version={version} isBusy={isBusy} />
      ) : (
        answer && <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={form} />
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(version === null ? m.services_create : m.services_save)}
        </Button>
        <ButtonLink to={centerPath('services')} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
    </>
  );
}
