import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_STAFF_NAME } from '#contracts/validation/colleague.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { StaffPerson } from '#web/business-frame/users/user-calls.ts';

/** What `staff` says for a person of the staff that is not there yet. */
export const NEW_STAFF = 'new';

type StaffChoiceProps = {
  staff: readonly StaffPerson[];
  errors: Readonly<Record<string, string>>;
  typed: ReadonlyMap<string, string>;
  /** Choosing nobody is not offered. */
  isRequired?: boolean;
};

/** Whom of the staff somebody shall be: nobody, one that is there, or a new one. */
export function StaffChoice({ staff, errors, typed, isRequired = false }: StaffChoiceProps) {
  const t = useTexts();
  const before = typed.get('staff') ?? '';
  const [chosen, setChosen] = useState(before);
  return (
    <>
      <Choice
        name="staff"
        label={t(m.users_staff_choice)}
        hint={t(m.users_staff_hint)}
        options={[
          ...staff.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: NEW_STAFF, label: t(m.users_staff_new) },
        ]}
        defaultValue={before}
        onChange={([value = '']) => setChosen(value)}
        {...(!isRequired && { noneLabel: t(m.users_staff_none) })}
        {...errorAt(errors, 'staff')}
      />
      {chosen === NEW_STAFF && (
        <Text
          name="newStaffName"
          label={t(m.users_staff_new_name)}
          hint={t(m.users_staff_new_hint)}
          maxLength={LONGEST_STAFF_NAME}
          defaultValue={typed.get('newStaffName') ?? ''}
          {...errorAt(errors, 'newStaffName')}
        />
      )}
    </>
  );
}
