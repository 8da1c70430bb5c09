import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
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
import { BundleRows } from './bundle-rows.tsx';
import type { OfferToCover } from './membership-fields.tsx';
import { EssentialFields } from './membership-fields.tsx';
import type { MembershipValues } from './membership-form-values.ts';
import styles from './memberships.module.css';
import { OfferRows } from './offer-rows.tsx';
import { RuleRows } from './rule-rows.tsx';

type MembershipFormProps = {
  /** What the fields begin with. */
  initial: MembershipValues;
  /** The membership that is changed; null for a new one. */
  edited: { id: number; version: number } | null;
  toCover: readonly OfferToCover[];
};

/** A membership, saved whole with its offers and rules. */
export function MembershipForm({ initial, edited, toCover }: MembershipFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const [filledFrom] = useState(edited?.version ?? null);
  const name = useRef(initial.name);
  const isNew = edited === null;
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.done_with, { text: t(isNew ? m.done_created : m.done_updated), name: name.current }));
      void navigate(centerPath('memberships'));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form
      {...formProps}
      className={styles.form}
      onSubmit={(event) => {
        name.current = textOf(new FormData(event.currentTarget), 'name');
        formProps.onSubmit(event);
      }}
    >
      <AttemptKey />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      <EssentialFields {...{ initial, errors, toCover }} />
      {initial.type === 'bundle' ? (
        <BundleRows {...{ initial, errors, toCover }} />
      ) : (
        <OfferRows {...{ initial, errors }} />
      )}
      <RuleRows {...{ initial, errors }} />
      {answer?.isOutdated ? (
        <OutdatedForm version={edited?.version ?? null} isBusy={isBusy} />
      ) : (
        answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(
            isNew
              ? initial.type === 'bundle'
                ? m.bundles_create
                : m.memberships_create
              : m.memberships_save,
          )}
        </Button>
        <ButtonLink to={centerPath('memberships')} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
