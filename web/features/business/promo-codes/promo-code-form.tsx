import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { normalPromoCode } from '#contracts/promo.ts';
import * as m from '#contracts/texts/messages.js';
import { OutdatedForm } from '#web/business-frame/center/outdated-form.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { PromoCodeSeen } from './promo-code-calls.ts';
import { DiscountFields, FixedDiscount, UseFields } from './promo-code-fields.tsx';
import type { PromoCodeValues } from './promo-code-values.ts';
import styles from './promo-codes.module.css';

type PromoCodeFormProps = {
  /** What the fields begin with. */
  initial: PromoCodeValues;
  /** The code that is changed; null for a new one. */
  edited: PromoCodeSeen | null;
};

/** A promo code; once used, its text and discount stay. */
export function PromoCodeForm({ initial, edited }: PromoCodeFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const [filledFrom] = useState(edited?.version ?? null);
  const name = useRef(initial.code);
  const isNew = edited === null;
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.done_with, { text: t(isNew ? m.done_created : m.done_updated), name: name.current }));
      void navigate(centerPath('promo-codes'));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form
      {...formProps}
      className={styles.form}
      onSubmit={(event) => {
        name.current = normalPromoCode(textOf(new FormData(event.currentTarget), 'code'));
        formProps.onSubmit(event);
      }}
    >
      <AttemptKey />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      {edited !== null && edited.used > 0 ? (
        <FixedDiscount {...{ initial, edited }} />
      ) : (
        <DiscountFields {...{ initial, errors }} />
      )}
      <UseFields {...{ initial, errors }} />
      {answer?.isOutdated ? (
        <OutdatedForm version={edited?.version ?? null} isBusy={isBusy} />
      ) : (
        answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(isNew ? m.promo_create : m.promo_save)}
        </Button>
        <ButtonLink to={centerPath('promo-codes')} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
