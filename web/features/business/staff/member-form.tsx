import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { BUSINESS_ROLES } from '#contracts/roles.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_RESOURCE_NAME, LONGEST_ROLE, MOST_UNITS } from '#contracts/validation/resource.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Number } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { OutdatedForm } from '../center/outdated-form.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { ROLE_NAMES } from '../users/user-words.ts';
import { GENDER_NAMES } from './member-facts.tsx';
import { Consequences } from '../planning/consequences.tsx';
import styles from './member.module.css';
import type { MemberAnswer } from './save-member.ts';
import type { TypedMember } from './typed-member.ts';

type MemberFormProps = {
  /** What the fields begin with. */
  initial: TypedMember;
  /** Of the one that is changed; null for a new one. */
  version: number | null;
  /** Where leaving goes. */
  backHref: string;
  /** Where it is sent; the page's own address, which says no kind, unless given. */
  action?: string;
};

/** A person, or a room or kind of equipment. */
export function MemberForm({ initial, version, backHref, action }: MemberFormProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const [filledFrom] = useState(version);
  const name = useRef(initial.name);
  const { Form, formProps, answer, isBusy } = useApiForm<MemberAnswer>({
    ...(action !== undefined && { action }),
    onSaved: ({ id }) => {
      const text = t(version === null ? m.done_created : m.done_updated);
      showSuccess(t(m.done_with, { text, name: name.current }));
      void navigate(centerPath(`staff/${id ?? ''}`));
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form
      {...formProps}
      className={styles.page}
      onSubmit={(event) => (name.current = textOf(new FormData(event.currentTarget), 'name'))}
    >
      <AttemptKey />
      <ScriptedField />
      <input type="hidden" name="kind" value={initial.isPerson ? 'people' : 'things'} />
      {filledFrom !== null && <input type="hidden" name="version" value={filledFrom} />}
      {initial.isPerson ? (
        <PersonFields initial={initial} errors={errors} />
      ) : (
        <ThingFields initial={initial} errors={errors} />
      )}
      <Consequences answer={answer} />
      {answer?.isOutdated ? (
        <OutdatedForm version={version} />
      ) : (
        answer && <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(version === null ? m.staff_add : m.staff_save)}
        </Button>
        <ButtonLink to={backHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}

type FieldsProps = { initial: TypedMember; errors: Readonly<Record<string, string>> };

function PersonFields({ initial, errors }: FieldsProps) {
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

function ThingFields({ initial, errors }: FieldsProps) {
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
