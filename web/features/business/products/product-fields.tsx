import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { vatTreatmentName } from '#contracts/vat-names.ts';
import { CHOSEN_VAT_TREATMENTS } from '#contracts/vat.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { ProductFormValues } from './product-form-values.ts';
import styles from './products.module.css';

export type Named = { id: number; name: string };
type PartProps = { initial: ProductFormValues; errors: Readonly<Record<string, string>> };
const optionsOf = (named: readonly Named[]) =>
  named.map(({ id, name }) => ({ value: String(id), label: name }));

/** What a course is called, tells, and for whom it is. */
export function EssentialFields({
  initial,
  errors,
  groups,
  categories,
}: PartProps & { groups: readonly Named[]; categories: readonly Named[] }) {
  const t = useTexts();
  return (
    <FormSection title={t(m.products_essentials)} hint={t(m.products_essentials_hint)}>
      <Text
        name="name"
        label={t(m.products_name)}
        isRequired
        defaultValue={initial.name}
        {...errorAt(errors, 'name')}
      />
      <Text
        name="description"
        label={t(m.products_description)}
        hint={t(m.products_description_hint)}
        isLong
        defaultValue={initial.description}
        {...errorAt(errors, 'description')}
      />
      <div className={styles.half}>
        <Choice
          name="categoryId"
          label={t(m.products_category)}
          noneLabel={t(m.products_category_none)}
          options={optionsOf(categories)}
          defaultValue={initial.categoryId}
          {...errorAt(errors, 'categoryId')}
        />
        <Choice
          name="groupId"
          label={t(m.products_group)}
          noneLabel={t(m.products_group_none)}
          options={optionsOf(groups)}
          defaultValue={initial.groupId}
          {...errorAt(errors, 'groupId')}
        />
        <Choice
          name="target"
          label={t(m.products_target)}
          options={[
            { value: 'all', label: t(m.products_target_all) },
            { value: 'female', label: t(m.products_target_female) },
            { value: 'male', label: t(m.products_target_male) },
          ]}
          defaultValue={initial.target}
          {...errorAt(errors, 'target')}
        />
      </div>
    </FormSection>
  );
}

/** What it costs, how it is taxed, and how long it is watched. */
export function SaleFields({ initial, errors }: PartProps) {
  const t = useTexts();
  const locale = useLocale();
  const [isAlways, setAlways] = useState(initial.isAlwaysAvailable);
  return (
    <FormSection title={t(m.products_sale)} hint={t(m.products_sale_hint)}>
      <div className={styles.half}>
        <Money
          name="priceCents"
          label={t(m.products_price)}
          isRequired
          defaultValue={initial.priceCents}
          {...errorAt(errors, 'priceCents')}
        />
        <Choice
          name="vatTreatment"
          label={t(m.products_vat)}
          options={CHOSEN_VAT_TREATMENTS.map((one) => ({ value: one, label: vatTreatmentName(one, locale) }))}
          defaultValue={initial.vatTreatment}
          {...errorAt(errors, 'vatTreatment')}
        />
      </div>
      <Toggle
        name="isAlwaysAvailable"
        label={t(m.products_always)}
        hint={t(m.products_always_hint)}
        defaultChecked={initial.isAlwaysAvailable}
        onChange={setAlways}
      />
      {!isAlways && (
        <div className={styles.half}>
          <NumberField
            name="duration"
            label={t(m.products_duration)}
            min={1}
            max={1000}
            isRequired
            defaultValue={initial.duration}
            {...errorAt(errors, 'duration')}
          />
          <Choice
            name="durationType"
            label={t(m.products_duration_type)}
            options={[
              { value: 'daily', label: t(m.products_days) },
              { value: 'weekly', label: t(m.products_weeks) },
              { value: 'monthly', label: t(m.products_months) },
            ]}
            defaultValue={initial.durationType}
            {...errorAt(errors, 'durationType')}
          />
        </div>
      )}
    </FormSection>
  );
}
