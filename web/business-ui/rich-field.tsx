import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import type { FieldTexts } from '#web/ui/field.tsx';
import fieldStyles from '#web/ui/field.module.css';

/** Label, hint and error of a React Aria field, looking as those of `web/ui`. */
export function RichField({
  label,
  hint,
  error,
  isLabelHidden = false,
  children,
}: FieldTexts & { children: ReactNode }) {
  return (
    <>
      <Label className={isLabelHidden ? 'visually-hidden' : fieldStyles['label']}>{label}</Label>
      {children}
      {hint && (
        <Text slot="description" className={fieldStyles['hint']}>
          {hint}
        </Text>
      )}
      <FieldError className={fieldStyles['error']}>{error}</FieldError>
    </>
  );
}
