import { BUSINESS_ROLES } from '#contracts/roles.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_RESOURCE_NAME, LONGEST_ROLE, MOST_UNITS } from '#contracts/validation/resource.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Number } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ROLE_NAMES } from '#web/business-frame/users/user-labels.ts';
import { GENDER_NAMES } from './member-facts.tsx';
import styles from './member.module.css';
import type { MemberFormValues } from './member-form-values.ts';

type FieldsProps = { initial: MemberFormValues; errors: Readonly<Record<string, string>> };

/** What a person is called, is and does, and how they are drawn. */
export function PersonFields({ initial, errors }: FieldsProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.staff_person_section)} hint={t(m.staff_person_hint)}>
      <Text
        name="name"
        label={t(m.staff_name)}
        hint={t(m.staff_name_hint)}
        isRequired
        maxLength={LONGEST_RESOURCE_NAME}
        defaultValue={initial.name}
        {...errorAt(errors, 'name')}
      />
      <div className={styles.half}>
        <Choice
          name="type"
          label={t(m.staff_type)}
          hint={t(m.staff_type_hint)}
          options={BUSINESS_ROLES.map((value) => ({ value, label: t(ROLE_NAMES[value]) }))}
          isRequired
          defaultValue={initial.type}
          {...errorAt(errors, 'type')}
        />
        <Text
          name="role"
          label={t(m.staff_role)}
          hint={t(m.staff_role_hint)}
          maxLength={LONGEST_ROLE}
          defaultValue={initial.role}
          {...errorAt(errors, 'role')}
        />
      </div>
      <Choice
        name="gender"
        label={t(m.staff_gender)}
        options={Object.entries(GENDER_NAMES).map(([value, text]) => ({ value, label: t(text) }))}
        noneLabel={t(m.staff_gender_none)}
        defaultValue={initial.gender}
        {...errorAt(errors, 'gender')}
      />
      <ColorField
        name="color"
        label={t(m.staff_color)}
        hint={t(m.staff_color_hint)}
        defaultValue={initial.color}
        {...errorAt(errors, 'color')}
      />
    </FormSection>
  );
}

/** What a room or kind of equipment is called, how many there are and for how many. */
export function ThingFields({ initial, errors }: FieldsProps) {
  const t = useTexts();
  return (
    <FormSection title={t(m.staff_thing_section)} hint={t(m.staff_thing_hint)}>
      <Text
        name="name"
        label={t(m.staff_name)}
        isRequired
        maxLength={LONGEST_RESOURCE_NAME}
        defaultValue={initial.name}
        {...errorAt(errors, 'name')}
      />
      <div className={styles.half}>
        <Number
          name="quantity"
          label={t(m.staff_quantity)}
          hint={t(m.staff_quantity_hint)}
          min={1}
          max={MOST_UNITS}
          isRequired
          defaultValue={initial.quantity}
          {...errorAt(errors, 'quantity')}
        />
        <Number
          name="capacity"
          label={t(m.staff_capacity)}
          hint={t(m.staff_capacity_hint)}
          min={1}
          max={10_000}
          defaultValue={initial.capacity}
          {...errorAt(errors, 'capacity')}
        />
      </div>
      <Text
        name="unitNames"
        label={t(m.staff_unit_names)}
        hint={t(m.staff_unit_names_hint)}
        isLong
        defaultValue={initial.unitNames}
        {...errorAt(errors, 'unitNames')}
      />
    </FormSection>
  );
}
