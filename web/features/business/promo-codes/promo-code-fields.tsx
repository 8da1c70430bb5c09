import { useState } from 'react';
import { PROMO_DURATIONS } from '#contracts/promo.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { promoDiscountText } from '#web/lib/promo-discount.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { PromoCodeSeen } from './promo-code-calls.ts';
import type { PromoCodeValues } from './promo-code-values.ts';
import { DURATIONS } from './promo-code-labels.ts';
import styles from './promo-codes.module.css';

type PartProps = { initial: PromoCodeValues; errors: Readonly<Record<string, string>> };

/** What customers type, and what it takes off. */
export function DiscountFields({ initial, errors }: PartProps) {
  const t = useTexts();
  const [kind, setKind] = useState<string>(initial.kind);
  return (
    <FormSection title={t(m.promo_what)} hint={t(m.promo_what_hint)}>
      <Text
        name="code"
        label={t(m.promo_code)}
        hint={t(m.promo_code_hint)}
        isRequired
        defaultValue={initial.code}
        {...errorAt(errors, 'code')}
      />
      <div className={styles.half}>
        <Choice
          name="kind"
          label={t(m.promo_kind)}
          options={[
            { value: 'percent', label: t(m.promo_kind_percent) },
            { value: 'amount', label: t(m.promo_kind_amount) },
          ]}
          defaultValue={initial.kind}
          onChange={([chosen]) => setKind(chosen ?? 'percent')}
        />
        {kind === 'percent' ? (
          <NumberField
            name="percentBasisPoints"
            label={t(m.promo_percent)}
            isRequired
            min={1}
            max={100}
            unit="%"
            defaultValue={initial.percent}
            {...errorAt(errors, 'percentBasisPoints')}
          />
        ) : (
          <Money
            name="amountCents"
            label={t(m.promo_amount)}
            isRequired
            defaultValue={initial.amountCents}
            {...errorAt(errors, 'amountCents')}
          />
        )}
      </div>
    </FormSection>
  );
}

/** The same of a code that was used: they stay, and are sent as they are. */
export function FixedDiscount({ initial, edited }: { initial: PromoCodeValues; edited: PromoCodeSeen }) {
  const t = useTexts();
  return (
    <FormSection title={`${edited.code} · ${promoDiscountText(edited)}`} hint={t(m.promo_fixed)}>
      <input type="hidden" name="code" value={initial.code} />
      <input type="hidden" name="kind" value={initial.kind} />
      <input type="hidden" name="percentBasisPoints" value={initial.percent} />
      <input type="hidden" name="amountCents" value={initial.amountCents} />
    </FormSection>
  );
}

/** How often and when it may be used. */
export function UseFields({ initial, errors }: PartProps) {
  const t = useTexts();
  const [duration, setDuration] = useState(initial.duration);
  return (
    <FormSection title={t(m.promo_how_often)}>
      <div className={styles.half}>
        <Choice
          name="duration"
          label={t(m.promo_duration)}
          options={PROMO_DURATIONS.map((value) => ({ value, label: t(DURATIONS[value]) }))}
          defaultValue={initial.duration}
          onChange={([chosen]) => setDuration(chosen ?? 'once')}
        />
        {duration === 'repeating' && (
          <NumberField
            name="months"
            label={t(m.promo_months)}
            isRequired
            min={1}
            max={36}
            defaultValue={initial.months}
            {...errorAt(errors, 'months')}
          />
        )}
        <NumberField
          name="mostUses"
          label={t(m.promo_most)}
          hint={t(m.promo_most_hint)}
          min={1}
          max={1_000_000}
          defaultValue={initial.mostUses}
          {...errorAt(errors, 'mostUses')}
        />
      </div>
      <div className={styles.half}>
        <DateField
          name="validFrom"
          label={t(m.promo_valid_from)}
          isRequired
          defaultValue={initial.validFrom}
          {...errorAt(errors, 'validFrom')}
        />
        <DateField
          name="validUntil"
          label={t(m.promo_valid_until)}
          hint={t(m.promo_valid_until_hint)}
          defaultValue={initial.validUntil}
          {...errorAt(errors, 'validUntil')}
        />
      </div>
    </FormSection>
  );
}
