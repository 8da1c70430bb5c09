import { formatDate, formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_WAIVER } from '#contracts/validation/desk.ts';
import { shortWeekday } from '#web/booking/shown-times.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import type { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import styles from './cancel-many.module.css';
import { customerOf, stateOf, timesOf } from '#web/business-frame/reservations/reservation-labels.ts';
import type { ToCancel } from './save-cancelled.ts';

/** In cents: what would go back by card, and what was paid at the center; whether the terms let a customer lose any of it. */
function moneyOf(chosen: readonly ToCancel[]) {
  const sums = { byUs: 0, byCustomer: 0, atCenter: 0, wallet: 0, mayBeKept: false };
  for (const { preview } of chosen) {
    if (!preview) continue;
    const { byUsRefundCents, byCustomerRefundCents, atCenterCents, walletCents, isFreeForCustomer } = preview;
    sums.byUs += byUsRefundCents;
    sums.byCustomer += byCustomerRefundCents;
    sums.atCenter += atCenterCents;
    sums.wallet += walletCents;
    sums.mayBeKept ||= !isFreeForCustomer && byUsRefundCents + atCenterCents + walletCents > 0;
  }
  return sums;
}

/** What goes back and who is told. */
export function WhatFollows({
  chosen,
  typed,
  waiverError,
}: {
  chosen: readonly ToCancel[];
  typed: ReadonlyMap<string, string>;
  waiverError: ReturnType<typeof errorAt>;
}) {
  const t = useTexts();
  const mayWaive = useMay('overruleReservations');
  const { byUs, byCustomer, atCenter, wallet, mayBeKept } = moneyOf(chosen);
  const told = chosen.filter(({ canBeTold }) => canBeTold).length;
  return (
    <>
      {byUs + atCenter + wallet === 0 && (
        <p className={styles.hint}>{t(m.reservation_acts_cancel_nothing)}</p>
      )}
      {byUs > 0 && (
        <ul className={styles.hint}>
          <li>{t(m.cancel_we_back, { amount: formatMoney(byUs) })}</li>
          <li>{t(m.cancel_customers_back, { amount: formatMoney(byCustomer) })}</li>
        </ul>
      )}
      {atCenter > 0 && <p className={styles.hint}>{t(m.cancel_till, { amount: formatMoney(atCenter) })}</p>}
      {wallet > 0 && <p className={styles.hint}>{t(m.cancel_wallet, { amount: formatMoney(wallet) })}</p>}
      {mayWaive && mayBeKept && (
        <Text
          name="waiver.reason"
          label={t(m.reservation_acts_waiver)}
          hint={t(m.cancel_waiver_hint)}
          maxLength={LONGEST_WAIVER}
          defaultValue={typed.get('waiver.reason') ?? ''}
          {...waiverError}
        />
      )}
      {told > 0 && (
        <Tick
          name="tells"
          label={t(m.cancel_tell, { count: told })}
          defaultChecked={typed.size === 0 || typed.has('tells')}
        />
      )}
      {told < chosen.length && (
        <p className={styles.hint}>{t(m.cancel_not_told, { count: chosen.length - told })}</p>
      )}
    </>
  );
}

/** Which of the chosen ones cannot be cancelled, and why not. */
export function CannotCancel({ chosen }: { chosen: readonly ToCancel[] }) {
  const t = useTexts();
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="cancel-impossible" className={styles.part}>
      <h3 id="cancel-impossible">{t(m.cancel_impossible, { count: chosen.length })}</h3>
      <Chosen chosen={chosen} />
    </section>
  );
}

/** Who, what and when; of what is off how it ended, of the others what stands in the way or that nobody is told. */
export function Chosen({ chosen }: { chosen: readonly ToCancel[] }) {
  const t = useTexts();
  const locale = useLocale();
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ reservation, obstacle, canBeTold }) => {
        const { id, startsAt, offerName } = reservation;
        const { tone, text } = stateOf(reservation);
        const when = `${shortWeekday(startsAt.slice(0, 10), locale)} ${formatDate(startsAt)}, ${timesOf(reservation)}`;
        return (
          <li key={id}>
            <span className={styles.who}>{customerOf(t, reservation)}</span>
            {obstacle === 'off' && <StatusPill tone={tone}>{t(text)}</StatusPill>}
            <small>
              {offerName}, {when}
              {obstacle === null && !canBeTold && `. ${t(m.cancel_no_mail)}`}
              {obstacle === 'tooLongAgo' && `. ${t(m.cancel_too_long_ago)}`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
