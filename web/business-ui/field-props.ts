import type { FieldTexts } from '#web/ui/field.tsx';

/** What every control of a form takes; `name` is what it sends its value under. */
export type FieldProps = FieldTexts & {
  name: string;
  isRequired?: boolean;
  isDisabled?: boolean;
};
