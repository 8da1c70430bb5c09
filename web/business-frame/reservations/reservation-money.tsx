import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '../center/own-center.tsx';
import { useHeldForm } from '../live/held-form.ts';
import { comeAndGone } from './come-and-gone.ts';
import { isSameTo, MoneyForm, useMoneyForm } from './money-form.tsx';
import { GiftBack } from './gift-back.tsx';
import { PayWithPass } from './pay-with-pass.tsx';
import type { ListedReservation, Movement, ReservationMoney as MoneyOf } from './reservation-calls.ts';
import { METHOD_NAMES, momentOf } from './reservation-labels.ts';
import styles from './reservation.module.css';

/** What the part is called, for addresses that lead to it. */
export const MONEY_PART = 'reservation-money';

type ReservationMoneyProps = { reservation: ListedReservation; money: MoneyOf; timeZone: string };

/** What a reservation costs, what was paid and how, and taking or giving back money at the desk. */
export function ReservationMoney({ reservation, ...money }: ReservationMoneyProps) {
  const { owedCents, customerName, offerName } = reservation;
  return <DeskMoney name={customerName || offerName} owedCents={owedCents} paysWithPass {...money} />;
}

type DeskMoneyProps = {
  /** Whose it is, or what was sold: said with what is done. */
  name: string;
  money: MoneyOf;
  /** What may be asked for now. */
  owedCents: number;
  timeZone: string;
  /** What was ordered is a visit, which a pass can pay. */
  paysWithPass?: boolean;
};

/** The money of an order at the desk: sums, each payment, taking and giving back. */
export function DeskMoney({ name, money, owedCents, timeZone, paysWithPass = false }: DeskMoneyProps) {
  const t = useTexts();
  const mayTake = useMay('takePayments');
  const { orderId, paidCents, returnableCents, cardReturnableCents, movements } = money;
  const { walletCents, walletReturnableCents } = money;
  const sums = { owedCents, returnableCents, cardReturnableCents, walletCents, walletReturnableCents };
  const [taking, returning] = [useMoneyForm('take', name), useMoneyForm('return', name)];
  const [heldTaking, heldReturning] = [
    useHeldForm(sums, taking, isSameTo('take')),
    useHeldForm(sums, returning, isSameTo('return')),
  ];
  return (
    <section aria-labelledby={MONEY_PART} className={styles.part}>
      <h3 id={MONEY_PART}>{t(m.reservations_money)}</h3>
      <Sums money={money} owedCents={owedCents} />
      {movements.length > 0 && <Movements movements={movements} timeZone={timeZone} />}
      {money.paymentState === 'paidWithMembership' && <p className={styles.settled}>{t(m.pass_paid_with)}</p>}
      {owedCents === 0 && paidCents > 0 && <p className={styles.settled}>{t(m.reservations_settled)}</p>}
      {mayTake && paysWithPass && (
        <PayWithPass
          key={`pass ${orderId}`}
          orderId={orderId}
          name={name}
          isPayable={owedCents > 0 && money.paymentState === 'notPaid'}
        />
      )}
      {mayTake && money.giftReturnableCents > 0 && (
        <GiftBack key={`gift ${orderId}`} name={name} cents={money.giftReturnableCents} />
      )}
      {mayTake && (owedCents > 0 || heldTaking.isHeld) && (
        <MoneyForm intent="take" form={taking} held={heldTaking} sums={sums} />
      )}
      {mayTake && (returnableCents > 0 || heldReturning.isHeld) && (
        <MoneyForm intent="return" form={returning} held={heldReturning} sums={sums} />
      )}
    </section>
  );
}

/**
 * What it comes to, what came in, what went back and what is open. Of one thing that part of was given back it is what is asked for that counts: another service
 * after it is asked for with its own price.
 */
function Sums({ money, owedCents }: Pick<DeskMoneyProps, 'money' | 'owedCents'>) {
  const t = useTexts();
  const { totalCents, creditedCents, dueCents, promoCode, promoDiscountCents, giftCents, lines } = money;
  const hasSeveral = lines.length > 1;
  const { takenCents, returnedCents } = comeAndGone(money);
  return (
    <dl className={styles.sums}>
      {hasSeveral &&
        lines.map((line) => <Sum key={line.position} title={line.name} cents={line.totalCents} />)}
      {promoCode !== null && promoDiscountCents > 0 && (
        <Sum title={t(m.promo_applied, { code: promoCode })} cents={-promoDiscountCents} />
      )}
      {giftCents > 0 && <Sum title={t(m.wallet_gift_of_order)} cents={giftCents} />}
      {hasSeveral || creditedCents === 0 ? (
        <Sum title={t(m.reservations_total)} cents={totalCents} />
      ) : (
        <Sum title={t(m.reservations_total_due)} cents={dueCents} />
      )}
      {hasSeveral && creditedCents > 0 && <Sum title={t(m.reservations_credited)} cents={creditedCents} />}
      <Sum title={t(m.reservations_paid)} cents={takenCents} />
      {returnedCents > 0 && <Sum title={t(m.reservations_given_back)} cents={returnedCents} />}
      {owedCents > 0 && <Sum title={t(m.reservations_owed)} cents={owedCents} isMain />}
    </dl>
  );
}

function Sum({ title, cents, isMain = false }: { title: string; cents: number; isMain?: boolean }) {
  return (
    <div className={isMain ? styles.owed : undefined}>
      <dt>{title}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}

function Movements({ movements, timeZone }: { movements: readonly Movement[]; timeZone: string }) {
  const t = useTexts();
  return (
    <ul className={styles.movements}>
      {movements.map((moved, index) => {
        const back =
          moved.kind === 'returned' &&
          t(
            moved.state === 'done'
              ? m.reservations_moved_returned
              : moved.state === 'failed'
                ? m.reservations_moved_failed
                : m.reservations_moved_on_its_way,
          );
        const receipt = moved.receiptNumber && t(m.reservations_receipt_of, { number: moved.receiptNumber });
        return (
          <li key={index}>
            <span>{[t(METHOD_NAMES[moved.method]), back].filter(Boolean).join(', ')}</span>
            <span className={styles.figure}>
              {moved.kind === 'returned' ? '−' : ''}
              {formatMoney(moved.amountCents)}
            </span>
            <small>
              {[momentOf(timeZone, moved.at), moved.by, receipt, moved.note].filter(Boolean).join(' · ')}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
