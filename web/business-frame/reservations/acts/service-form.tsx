import { useState } from 'react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { Money } from '#web/business-ui/money.tsx';
import type { ServiceToChoose } from '#web/generated/operations.ts';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '../../center/own-center.tsx';
import { detailOf, labelOf } from '../../new-reservation/service-fields.tsx';
import type { HeldPartProps } from './act-form.tsx';
import { HeldErrors, Hidden, isOpen, formValuesBefore } from './act-form.tsx';
import { Overruling } from './overruling.tsx';
import { MinutesField } from './minutes-field.tsx';
import { TellTick } from './notify-tick.tsx';
import styles from './acts.module.css';

/** Another sub-service, other minutes for it, another price: what is left empty is the sub-service’s own. */
export function ServiceForm({
  seen: now,
  services,
  form,
  held,
}: HeldPartProps & { services: readonly ServiceToChoose[] }) {
  const t = useTexts();
  const { Form, formProps, isBusy } = form;
  const { base: seen, answer, round, onSubmit } = held;
  const { sequence } = seen.acts;
  const { durationMinutes, resourceId, dueCents } = seen.reservation;
  const { money } = seen;
  const typed = formValuesBefore(held);
  return (
    <details className={styles.part} open={isOpen(form.answer)}>
      <summary>{t(m.reservation_acts_service)}</summary>
      {/* After a change its fields begin anew. */}
      <Form
        {...formProps}
        key={`${sequence} ${dueCents} ${round}`}
        onSubmit={onSubmit}
        className={styles.form}
      >
        <Hidden intent="service" sequence={sequence} />
        <input type="hidden" name="offerNow" value={seen.offerId} />
        <input type="hidden" name="minutesBefore" value={durationMinutes} />
        <input type="hidden" name="resourceBefore" value={resourceId} />
        {money && <input type="hidden" name="centsBefore" value={money.dueCents} />}
        <ServiceFields seen={seen} services={services} typed={typed} errors={answer?.fieldErrors ?? {}} />
        <p className={styles.hint}>{t(m.reservation_acts_service_hint)}</p>
        <AgreedPrice seen={seen} services={services} />
        {money && money.paidCents > 0 && (
          <p className={styles.hint}>
            {t(m.reservation_acts_service_paid, { amount: formatMoney(money.paidCents) })}
          </p>
        )}
        <TellTick acts={now.acts} typed={typed} />
        <HeldErrors seen={now} form={form} held={held} />
        <Overruling answer={answer} />
        <div>
          <Button type="submit" isBusy={isBusy}>
            {t(m.reservation_acts_service_save)}
          </Button>
        </div>
      </Form>
    </details>
  );
}

/** Said where the price that stands is none of the sub-service’s: it would go with an empty field. */
function AgreedPrice({
  seen: { money, offerId },
  services,
}: Pick<HeldPartProps, 'seen'> & { services: readonly ServiceToChoose[] }) {
  const t = useTexts();
  const own = services.find(({ id }) => id === offerId);
  if (!useMay('takePayments') || !money || !own || money.dueCents === own.priceCents) return null;
  const amount = formatMoney(money.dueCents);
  return <p className={styles.hint}>{t(m.reservation_acts_service_agreed, { amount })}</p>;
}

type ServiceFieldsProps = {
  seen: HeldPartProps['seen'];
  services: readonly ServiceToChoose[];
  typed: ReadonlyMap<string, string>;
  errors: Readonly<Record<string, string>>;
};

function ServiceFields({ seen, services, typed, errors }: ServiceFieldsProps) {
  const t = useTexts();
  const maySetPrice = useMay('takePayments');
  const known = services.map((one) => ({
    value: String(one.id),
    label: labelOf(one),
    detail: detailOf(t, one),
  }));
  const own = String(seen.offerId);
  const isKnown = known.some(({ value }) => value === own);
  const [chosen, setChosen] = useState(typed.get('offerId') ?? own);
  const detail = known.find(({ value }) => value === chosen)?.detail;
  return (
    <>
      <Choice
        name="offerId"
        label={t(m.reservation_acts_service_which)}
        options={isKnown ? known : [{ value: own, label: seen.reservation.offerName }, ...known]}
        defaultValue={chosen}
        onChange={([value = '']) => setChosen(value)}
        {...(detail !== undefined && { hint: detail })}
        {...errorAt(errors, 'offerId')}
      />
      <div className={styles.pair}>
        <MinutesField value={typed.get('durationMinutes') ?? null} errors={errors} />
        {maySetPrice && (
          <Money
            name="priceCents"
            label={t(m.reservation_acts_price)}
            defaultValue={typed.get('priceCents') ?? null}
            {...errorAt(errors, 'priceCents')}
          />
        )}
      </div>
    </>
  );
}
