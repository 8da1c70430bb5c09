import { vatRegimeName, vatRuleName } from '#contracts/vat-names.ts';
import { VAT_REGIMES } from '#contracts/vat.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { SectionFields } from '#web/business-frame/center/section-form.tsx';
import type { CenterVat } from './payment-settings-calls.ts';
import styles from './payment-settings.module.css';

/** How a center is taxed, and what it sells when a service says nothing else. */
export function VatFields({ vat, fields: { errors, value } }: { vat: CenterVat; fields: SectionFields }) {
  const t = useTexts();
  const locale = useLocale();
  const treatments = vat.rules.map((rule) => ({ value: rule.treatment, label: vatRuleName(rule, locale) }));
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
