import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_WAIVER } from '#contracts/validation/desk.ts';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useMay } from '../../center/own-center.tsx';
import type { HeldPartProps } from './act-form.tsx';
import { HeldErrors, Hidden, isOpen, formValuesBefore } from './act-form.tsx';
import { TellTick } from './notify-tick.tsx';
import styles from './acts.module.css';

/** What the part is called, for the bar that leads to it. */
export const CANCEL_PART = 'reservation-cancel';

/** Who gives it up, what goes back, and who is told. */
export function CancelForm({ seen, form, held }: HeldPartProps) {
  const t = useTexts();
  const mayWaive = useMay('overruleReservations');
  const { Form, formProps, isBusy } = form;
  const { answer, round, onSubmit } = held;
  const { acts } = held.base;
  const {
    byUsRefundCents = 0,
    byCustomerRefundCents = 0,
    isFreeForCustomer = true,
    atCenterCents = 0,
    walletCents = 0,
  } = acts.preview ?? {};
  const isPaid = byUsRefundCents + atCenterCents + walletCents > 0;
  const typed = formValuesBefore(held);
  const errors = answer?.fieldErrors ?? {};
  return (
    <details id={CANCEL_PART} className={classNames(styles.part, styles.fromFoot)} open={isOpen(form.answer)}>
      <summary>{t(m.reservation_acts_cancel)}</summary>
      <Form {...formProps} key={round} onSubmit={onSubmit} className={styles.form}>
        <Hidden intent="cancel" sequence={acts.sequence} />
        <Segments
          name="by"
          label={t(m.reservation_acts_cancel_by)}
          options={[
            { value: 'we', label: t(m.reservation_acts_cancel_we) },
            { value: 'customer', label: t(m.reservation_acts_cancel_customer) },
          ]}
          defaultValue={typed.get('by') ?? 'customer'}
        />
        {!isPaid && <p className={styles.hint}>{t(m.reservation_acts_cancel_nothing)}</p>}
        {byUsRefundCents > 0 && (
          <ul className={styles.hint}>
            <li>{t(m.reservation_acts_cancel_we_back, { amount: formatMoney(byUsRefundCents) })}</li>
            <li>
              {t(m.reservation_acts_cancel_customer_back, { amount: formatMoney(byCustomerRefundCents) })}
            </li>
          </ul>
        )}
        {atCenterCents > 0 && (
          <p className={styles.hint}>
            {t(isFreeForCustomer ? m.reservation_acts_cancel_till : m.reservation_acts_cancel_till_late, {
              amount: formatMoney(atCenterCents),
            })}
          </p>
        )}
        {walletCents > 0 && (
          <p className={styles.hint}>{t(m.cancel_wallet, { amount: formatMoney(walletCents) })}</p>
        )}
        {mayWaive && isPaid && !isFreeForCustomer && (
          <Text
            name="waiver.reason"
            label={t(m.reservation_acts_waiver)}
            hint={t(m.reservation_acts_waiver_hint)}
            maxLength={LONGEST_WAIVER}
            defaultValue={typed.get('waiver.reason') ?? ''}
            {...errorAt(errors, 'waiver.reason')}
          />
        )}
        <TellTick acts={acts} typed={typed} />
        <p className={styles.hint}>{t(m.reservation_acts_cancel_wait)}</p>
        <HeldErrors seen={seen} form={form} held={held} />
        <div>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {t(m.reservation_acts_cancel)}
          </Button>
        </div>
      </Form>
    </details>
  );
}
