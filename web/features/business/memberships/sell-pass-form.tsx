import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath, useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { CustomerPicker } from '#web/business-frame/new-reservation/customer-picker.tsx';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ListedMembership } from './membership-calls.ts';
import styles from './memberships.module.css';
import type { PassSaleAnswer } from './save-pass-sale.ts';
import type { OwedVisit } from './sell-pass-parts.tsx';
import { optionsOf, OwedVisits, PaidBy, Promo } from './sell-pass-parts.tsx';

type SellPassFormProps = {
  memberships: readonly ListedMembership[];
  /** Who is chosen. */
  customer: BookedCustomer | null;
  /** Visits that they have not paid. */
  owed: readonly OwedVisit[];
  /** Its own address, which what is sent goes to. */
  action: string;
  backHref: string;
};

/** The sale of a pass at the desk. */
export function SellPassForm({ memberships, customer: named, owed, action, backHref }: SellPassFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { providerId } = useOwnCenter();
  const [customer, setCustomer] = useState(named);
  const { Form, formProps, answer, isBusy } = useApiForm<PassSaleAnswer>({
    action,
    tells: { kind: 'create', done: () => t(m.pass_sold) },
    onSaved: ({ passId = 0 }) => void navigate(centerPath(`memberships/passes/${passId}`)),
  });
  const errors = answer?.fieldErrors ?? {};
  const options = optionsOf(t, memberships);
  const [offer, setOffer] = useState(options.length === 1 ? (options[0]?.value ?? '') : '');
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <FormSection title={t(m.pass_sell_what)} hint={t(m.pass_sell_hint)}>
        <Choice
          name="offer"
          label={t(m.pass_offer)}
          options={options}
          defaultValue={offer}
          onChange={([chosen = '']) => setOffer(chosen)}
          {...errorAt(errors, 'offer')}
        />
      </FormSection>
      <FormSection title={t(m.pass_holder)}>
        <CustomerPicker customer={customer} onChosen={setCustomer} error={errors['customer.id']} />
      </FormSection>
      {customer !== null && customer.id === named?.id && owed.length > 0 && <OwedVisits owed={owed} />}
      <Promo providerId={providerId} offer={offer} />
      <PaidBy errors={errors} />
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.pass_sell)}
        </Button>
        <ButtonLink to={backHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
