import { useState } from 'react';
import { OFFERED_MEMBERSHIP_TYPES } from '#contracts/memberships.ts';
import * as m from '#contracts/texts/messages.js';
import { vatTreatmentName } from '#contracts/vat-names.ts';
import { CHOSEN_VAT_TREATMENTS } from '#contracts/vat.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Toggle } from '#web/business-ui/toggle.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { MembershipValues } from './membership-form-values.ts';
import { TYPE_NAMES } from './membership-labels.ts';
import styles from './memberships.module.css';

export type OfferToCover = { id: number; name: string; isClass: boolean; priceCents: number };
type PartProps = { initial: MembershipValues; errors: Readonly<Record<string, string>> };

/** What a membership is called, and what it pays. */
export function EssentialFields({
  initial,
  errors,
  toCover,
}: PartProps & { toCover: readonly OfferToCover[] }) {
  const t = useTexts();
  const locale = useLocale();
  const [type, setType] = useState(initial.type);
  const [coversAll, setCoversAll] = useState(initial.coversAll);
  const isBundle = initial.type === 'bundle';
  const fitting = toCover.filter(({ isClass }) => type === 'subscription' || isClass === (type === 'class'));
  return (
    <FormSection
      title={t(isBundle ? m.bundles_essentials : m.memberships_essentials)}
      hint={t(isBundle ? m.bundles_essentials_hint : m.memberships_essentials_hint)}
    >
      <Text
        name="name"
        label={t(m.memberships_name)}
        isRequired
        defaultValue={initial.name}
        {...errorAt(errors, 'name')}
      />
      <Text
        name="description"
        label={t(m.memberships_description)}
        isLong
        defaultValue={initial.description}
        {...errorAt(errors, 'description')}
      />
      <div className={styles.half}>
        {isBundle ? (
          <input type="hidden" name="type" value="bundle" />
        ) : (
          <Choice
            name="type"
            label={t(m.memberships_type)}
            options={OFFERED_MEMBERSHIP_TYPES.map((value) => ({ value, label: t(TYPE_NAMES[value]) }))}
            defaultValue={initial.type}
            onChange={([chosen]) => setType(chosen ?? 'class')}
            {...errorAt(errors, 'type')}
          />
        )}
        <Choice
          name="vatTreatment"
          label={t(m.memberships_vat)}
          options={CHOSEN_VAT_TREATMENTS.map((one) => ({ value: one, label: vatTreatmentName(one, locale) }))}
          defaultValue={initial.vatTreatment}
          {...errorAt(errors, 'vatTreatment')}
        />
      </div>
      {!isBundle && (
        <Toggle
          name="coversAll"
          label={t(m.memberships_covers_all)}
          hint={t(m.memberships_covers_all_hint)}
          defaultChecked={initial.coversAll}
          onChange={setCoversAll}
        />
      )}
      {!coversAll && !isBundle && (
        <Choice
          key={type}
          name="covers"
          isMany
          label={t(m.memberships_covers)}
          options={fitting.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue={initial.covers.filter((id) => fitting.some((one) => String(one.id) === id))}
          {...errorAt(errors, 'covers')}
        />
      )}
      <ColorField name="color" label={t(m.memberships_color)} defaultValue={initial.color} />
    </FormSection>
  );
}
