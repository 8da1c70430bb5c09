import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_WAIVER } from '#contracts/validation/desk.ts';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { CancelPreview } from './desk-calls.ts';
import styles from './subscription-drawer.module.css';

type Amount = Message<{ amount: string }>;
type BackSumsProps = CancelPreview & { weBack: Amount; customerBack: Amount; till: Amount };

/** What goes back when it is cancelled, by which way. */
export function BackSums({
  byUsRefundCents,
  byCustomerRefundCents,
  atCenterCents,
  walletCents,
  isFreeForCustomer,
  weBack,
  customerBack,
  till,
}: BackSumsProps) {
  const t = useTexts();
  const isPaid = byUsRefundCents + atCenterCents + walletCents > 0;
  if (!isPaid) return <p className={styles.hint}>{t(m.reservation_acts_cancel_nothing)}</p>;
  return (
    <ul className={styles.hint}>
      {byUsRefundCents > 0 && (
        <>
          <li>{t(weBack, { amount: formatMoney(byUsRefundCents) })}</li>
          <li>{t(customerBack, { amount: formatMoney(byCustomerRefundCents) })}</li>
        </>
      )}
      {atCenterCents > 0 && <li>{t(till, { amount: formatMoney(atCenterCents) })}</li>}
      {walletCents > 0 && <li>{t(m.cancel_wallet, { amount: formatMoney(walletCents) })}</li>}
      {atCenterCents > 0 && !isFreeForCustomer && <li>{t(m.class_desk_cancel_late)}</li>}
    </ul>
  );
}

/** Why all goes back to a customer who cancels too late; nothing where they lose nothing, or for who may not. */
export function WaiverField({ preview, answer }: { preview: CancelPreview; answer: FormAnswer | undefined }) {
  const t = useTexts();
  const mayWaive = useMay('overruleReservations');
  const { byUsRefundCents, atCenterCents, walletCents, isFreeForCustomer } = preview;
  if (!mayWaive || isFreeForCustomer || byUsRefundCents + atCenterCents + walletCents === 0) return null;
  return (
    <Text
      name="waiver.reason"
      label={t(m.reservation_acts_waiver)}
      hint={t(m.reservation_acts_waiver_hint)}
      maxLength={LONGEST_WAIVER}
      defaultValue={new Map(answer?.typed).get('waiver.reason') ?? ''}
      {...errorAt(answer?.fieldErrors ?? {}, 'waiver.reason')}
    />
  );
}
