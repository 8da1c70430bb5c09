import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { afterRelease } from './after-release.ts';
import { newPasswordProblems } from './new-password-problems.ts';
import type { NewPasswordField, PasswordDemand, PasswordTexts } from './new-password-problems.ts';
import { PasswordChecks } from './password-checks.tsx';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldsProps = {
  demand: PasswordDemand;
  words: PasswordTexts;
  /** What the last answer found, shown until the field is typed in again. */
  errors: Partial<Record<NewPasswordField, string>>;
  /** Tells with every key whether the two may be saved. */
  onChange?: (isValid: boolean) => void;
};

const NOTHING = { password: '', confirmation: '' };

/** A new password and its repetition; what is wrong shows once a field is left, what is right at once. */
export function NewPasswordFields({ demand, words, errors, onChange }: NewPasswordFieldsProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(NOTHING);
  const [left, setLeft] = useState<readonly NewPasswordField[]>([]);
  const [answered, setAnswered] = useState(errors);
  const [retyped, setRetyped] = useState<readonly NewPasswordField[]>([]);
  if (answered !== errors) {
    setAnswered(errors);
    setRetyped([]);
  }
  const problems = newPasswordProblems(t, typed, demand, words);
  const errorOf = (field: NewPasswordField): string | undefined => {
    const isTyped = typed[field] !== '';
    if (left.includes(field) && isTyped && problems[field]) return problems[field];
    return retyped.includes(field) ? undefined : errors[field];
  };
  const field = (name: NewPasswordField) => ({
    name,
    required: true,
    autoComplete: 'new-password' as const,
    error: errorOf(name),
    onBlur: () => afterRelease(() => setLeft((before) => [...before, name])),
    onChange: (event: { target: { value: string } }) => {
      const now = { ...typed, [name]: event.target.value };
      setTyped(now);
      setRetyped((before) => [...before, name]);
      onChange?.(Object.keys(newPasswordProblems(t, now, demand, words)).length === 0);
    },
  });
  return (
    <>
      <PasswordField
        {...field('password')}
        label={t(words === 'register' ? m.signin_password : m.signin_new_password)}
      />
      {demand === 'strong' && <PasswordChecks password={typed.password} />}
      <PasswordField {...field('confirmation')} label={t(m.signin_confirm_password)} />
    </>
  );
}
