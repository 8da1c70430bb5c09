import { useState } from 'react';
import type { ClassModel, ClassType } from '#contracts/classes.ts';
import { CLASS_MODELS } from '#contracts/classes.ts';
import * as m from '#contracts/texts/messages.js';
import { vatTreatmentName } from '#contracts/vat-names.ts';
import { CHOSEN_VAT_TREATMENTS } from '#contracts/vat.ts';
import { LOCATION_NAMES } from '#web/business-frame/catalog/location-names.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { ClassFormValues } from './class-form-values.ts';
import styles from './class-form.module.css';
import { ModelChoice } from './model-choice.tsx';

type PartProps = { initial: ClassFormValues; errors: Readonly<Record<string, string>> };

type ClassGroup = { id: number; name: string; color: string };
/** The groups that a class can stand in, by what it is. */
export type ClassGroups = Record<ClassType, readonly ClassGroup[]>;

/** As the form takes them. */
export const groupsByType = (found: {
  courseGroups: readonly ClassGroup[];
  eventGroups: readonly ClassGroup[];
}): ClassGroups => ({ Y: found.courseGroups, E: found.eventGroups });

/** Course or event, what it is called and what it is. */
export function EssentialFields({
  initial,
  errors,
  groups,
  isNew,
}: PartProps & { groups: ClassGroups; isNew: boolean }) {
  const t = useTexts();
  const [type, setType] = useState<ClassType>(initial.serviceType === 'E' ? 'E' : 'Y');
  const options = groups[type].map(({ id, name, color }) => ({
    value: String(id),
    label: name,
    colour: color,
  }));
  return (
    <FormSection title={t(m.classes_essentials)} hint={t(m.classes_essentials_hint)}>
      {isNew ? (
        <Segments
          name="serviceType"
          label={t(m.classes_kind)}
          options={[
            { value: 'Y', label: t(m.classes_course) },
            { value: 'E', label: t(m.classes_event) },
          ]}
          defaultValue={initial.serviceType}
          onChange={(value) => setType(value === 'E' ? 'E' : 'Y')}
        />
      ) : (
        <input type="hidden" name="serviceType" value={initial.serviceType} />
      )}
      <Text
        name="name"
        label={t(m.classes_name)}
        isRequired
        defaultValue={initial.name}
        {...errorAt(errors, 'name')}
      />
      <Text
        name="description"
        label={t(m.classes_description)}
        isLong
        defaultValue={initial.description}
        {...errorAt(errors, 'description')}
      />
      {options.length > 0 && (
        <Choice
          key={type}
          name="groupId"
          label={t(m.services_group)}
          noneLabel={t(m.services_without_group)}
          options={options}
          defaultValue={initial.groupId}
          {...errorAt(errors, 'groupId')}
        />
      )}
    </FormSection>
  );
}

const PRICE_LABELS: Record<ClassModel, Message<Record<never, never>>> = {
  total: m.classes_price_of_total,
  hour: m.classes_price_of_hour,
  session: m.classes_price_of_session,
  custom: m.classes_price_of_custom,
};

/** How it is sold and for how much. */
export function PriceFields({ initial, errors }: PartProps) {
  const t = useTexts();
  const locale = useLocale();
  const [model, setModel] = useState(CLASS_MODELS.find((one) => one === initial.model) ?? 'session');
  return (
    <FormSection title={t(m.classes_prices)} hint={t(m.classes_prices_hint)}>
      <ModelChoice defaultValue={model} onChange={setModel} {...errorAt(errors, 'model')} />
      <div className={styles.half}>
        <Money
          name="priceCents"
          label={t(PRICE_LABELS[model])}
          isRequired
          defaultValue={initial.priceCents}
          {...errorAt(errors, 'priceCents')}
        />
        <Choice
          name="vatTreatment"
          label={t(m.classes_vat)}
          noneLabel={t(m.classes_vat_as_center)}
          options={CHOSEN_VAT_TREATMENTS.map((one) => ({
            value: one,
            label: vatTreatmentName(one, locale),
          }))}
          defaultValue={initial.vatTreatment}
          {...errorAt(errors, 'vatTreatment')}
        />
      </div>
      {model === 'total' && (
        <Choice
          name="lateJoin"
          label={t(m.classes_late)}
          options={[
            { value: 'no', label: t(m.classes_late_no) },
            { value: 'proRata', label: t(m.classes_late_pro_rata) },
            { value: 'full', label: t(m.classes_late_full) },
          ]}
          defaultValue={initial.lateJoin}
          {...errorAt(errors, 'lateJoin')}
        />
      )}
    </FormSection>
  );
}

/** What a new session begins with, and until when one can sign up. */
export function SessionDefaultFields({ initial, errors }: PartProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.classes_sessions_part)} hint={t(m.classes_sessions_part_hint)}>
      <div className={styles.half}>
        <NumberField
          name="durationMinutes"
          label={t(m.classes_minutes)}
          unit="min"
          step={5}
          min={5}
          max={1440}
          isRequired
          defaultValue={initial.durationMinutes}
          {...errorAt(errors, 'durationMinutes')}
        />
        <NumberField
          name="capacity"
          label={t(m.classes_capacity)}
          min={1}
          isRequired
          defaultValue={initial.capacity}
          {...errorAt(errors, 'capacity')}
        />
        <NumberField
          name="minimumCapacity"
          label={t(m.classes_minimum)}
          min={1}
          defaultValue={initial.minimumCapacity}
          {...errorAt(errors, 'minimumCapacity')}
        />
      </div>
      <div className={styles.half}>
        <Choice
          name="locationType"
          label={t(m.classes_place)}
          options={Object.entries(LOCATION_NAMES).map(([value, text]) => ({ value, label: t(text) }))}
          defaultValue={initial.locationType}
          {...errorAt(errors, 'locationType')}
        />
        <NumberField
          name="closesMinutes"
          label={t(m.classes_closes)}
          hint={t(m.classes_closes_hint)}
          unit="min"
          step={15}
          min={0}
          defaultValue={initial.closesMinutes}
          {...errorAt(errors, 'closesMinutes')}
        />
      </div>
    </FormSection>
  );
}
