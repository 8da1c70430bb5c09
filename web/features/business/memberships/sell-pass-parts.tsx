import { formatDateTime, formatMoney } from '#contracts/format.ts';
import { TILL_METHODS } from '#contracts/till.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from '#contracts/validation/till-payment.ts';
import { METHOD_NAMES } from '#web/business-frame/reservations/reservation-labels.ts';
import { usePromo } from '#web/booking/promo-code.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import type { OwedOrdersData } from '#web/generated/operations.ts';
import { errorAt } from '#web/lib/form/error-at.ts';
import { seasonText } from '#web/lib/season-text.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { ListedMembership } from './membership-calls.ts';
import styles from './memberships.module.css';
import { offerAsText, PAY_CENTS, priceInText } from './save-pass-sale.ts';

/** A visit that somebody has not paid. */
export type OwedVisit = OwedOrdersData['getOwedOrders'][number];

/** How it is paid, with its receipt. */
export function PaidBy({ errors }: { errors: Readonly<Record<string, string>> }) {
  const t = useTexts();
  return (
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
  );
}

/** The promo code of the customer, and what the chosen offer costs with it. */
export function Promo({ providerId, offer }: { providerId: number; offer: string }) {
  const t = useTexts();
  const priceCents = priceInText(offer);
  const prices = { providerId, priceCents, onlinePriceCents: priceCents, canPayOnline: false };
  const { promo, field, onSiteCents } = usePromo(prices, NOTHING_ELSE);
  return (
    <div>
      {field}
      {promo && (
        <>
          <input type="hidden" name={PAY_CENTS} value={onSiteCents} />
          <p role="status">{t(m.pass_to_pay, { price: formatMoney(onSiteCents) })}</p>
        </>
      )}
    </div>
  );
}

const NOTHING_ELSE = (): void => undefined;

/** Every offer, with its price and its season. */
export const optionsOf = (t: Texts, memberships: readonly ListedMembership[]) =>
  memberships.flatMap(({ name, offers }) =>
    offers.map((offer) => ({
      value: offerAsText(offer),
      label: [name, offer.name, formatMoney(offer.priceCents), seasonText(t, offer)]
        .filter(Boolean)
        .join(' · '),
    })),
  );

/** Visits that the new pass can pay at once. */
export function OwedVisits({ owed }: { owed: readonly OwedVisit[] }) {
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
