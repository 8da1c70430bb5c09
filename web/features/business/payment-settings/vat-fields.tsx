import { vatRegimeName, vatTreatmentName } from '#contracts/vat-names.ts';
import { VAT_REGIMES } from '#contracts/vat.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { SectionFields } from '../center/section-form.tsx';
import type { CenterVat } from './payment-settings-calls.ts';
import styles from './payment-settings.module.css';

/** How a center is taxed, and what it sells when a service says nothing else. */
export function VatFields({ vat, fields: { errors, value } }: { vat: CenterVat; fields: SectionFields }) {
  const t = useTexts();
  const locale = useLocale();
  const treatments = vat.rules.map(({ treatment, rateBasisPoints }) => ({
    value: treatment,
    label: vatLabel(vatTreatmentName(treatment, locale), rateBasisPoints),
  }));
  return (
    <FormSection title={t(m.vat_title)} hint={t(m.vat_hint)}>
      {!vat.isChosen && <p className={styles.note}>{t(m.vat_not_chosen)}</p>}
      <Choice
        name="regime"
        label={t(m.vat_regime)}
        options={VAT_REGIMES.map((regime) => ({ value: regime, label: vatRegimeName(regime, locale) }))}
        isRequired
        defaultValue={value('regime', vat.regime)}
        {...errorAt(errors, 'regime')}
      />
      <Choice
        name="treatment"
        label={t(m.vat_treatment)}
        hint={t(m.vat_treatment_hint)}
        options={treatments}
        isRequired
        defaultValue={value('treatment', vat.treatment)}
        {...errorAt(errors, 'treatment')}
      />
    </FormSection>
  );
}

/** `IVA ordinaria (22 %)`; what is not taxed has no rate. */
export const vatLabel = (name: string, rateBasisPoints: number): string =>
  rateBasisPoints === 0 ? name : `${name} (${String(rateBasisPoints / 100).replace('.', ',')} %)`;
