import { useState } from 'react';
import { useNavigate } from 'react-router';
import { formatDateTime, formatMoney } from '#contracts/format.ts';
import { TILL_METHODS } from '#contracts/till.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from '#contracts/validation/till-payment.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { CustomerPicker } from '#web/business-frame/new-reservation/customer-picker.tsx';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { METHOD_NAMES } from '#web/business-frame/reservations/reservation-words.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import type { OwedOrdersData } from '#web/generated/operations.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { ListedMembership } from './membership-calls.ts';
import styles from './memberships.module.css';
import type { PassSaleAnswer } from './save-pass-sale.ts';
import { offerAsText } from './save-pass-sale.ts';

export type OwedVisit = OwedOrdersData['getOwedOrders'][number];

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
  const [customer, setCustomer] = useState(named);
  const { Form, formProps, answer, isBusy } = useApiForm<PassSaleAnswer>({
    action,
    tells: { kind: 'create', done: () => t(m.pass_sold) },
    onSaved: ({ passId = 0 }) => void navigate(centerPath(`memberships/passes/${passId}`)),
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <FormSection title={t(m.pass_sell_what)} hint={t(m.pass_sell_hint)}>
        <Choice
          name="offer"
          label={t(m.pass_offer)}
          options={optionsOf(memberships)}
          {...errorAt(errors, 'offer')}
        />
      </FormSection>
      <FormSection title={t(m.pass_holder)}>
        <CustomerPicker customer={customer} onChosen={setCustomer} error={errors['customer.id']} />
      </FormSection>
      {customer !== null && customer.id === named?.id && owed.length > 0 && <OwedVisits owed={owed} />}
      <FormSection title={t(m.till_sell_pay)}>
        <Segments
          name="method"
          label={t(m.till_sell_pay)}
          isLabelHidden
          options={TILL_METHODS.map((one) => ({ value: one, label: t(METHOD_NAMES[one]) }))}
          defaultValue="cash"
        />
        <div className={styles.half}>
          <Text
            name="receiptNumber"
            label={t(m.reservations_receipt)}
            maxLength={LONGEST_RECEIPT_NUMBER}
            {...errorAt(errors, 'receiptNumber')}
          />
          <Text
            name="note"
            label={t(m.reservations_till_note)}
            maxLength={LONGEST_TILL_NOTE}
            {...errorAt(errors, 'note')}
          />
        </div>
      </FormSection>
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

/** Every offer on sale, with its price. */
const optionsOf = (memberships: readonly ListedMembership[]) =>
  memberships.flatMap(({ name, isPublished, offers }) =>
    offers
      .filter((offer) => isPublished && offer.isPublished && !offer.isRecurringPayment)
      .map((offer) => ({
        value: offerAsText(offer),
        label: `${name} · ${offer.name}`,
        detail: formatMoney(offer.priceCents),
      })),
  );

/** Visits that the new pass can pay at once. */
function OwedVisits({ owed }: { owed: readonly OwedVisit[] }) {
  const t = useTexts();
  return (
    <FormSection title={t(m.pass_owed)} hint={t(m.pass_owed_hint)}>
      {owed.map(({ orderId, name, startsAt, owedCents }) => (
        <Tick
          key={orderId}
          name="orderIds"
          value={String(orderId)}
          label={[name, startsAt && formatDateTime(startsAt), formatMoney(owedCents)]
            .filter(Boolean)
            .join(' · ')}
        />
      ))}
    </FormSection>
  );
}
