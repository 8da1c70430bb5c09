import * as m from '#contracts/texts/messages.js';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type EmailFieldProps = { defaultValue: string | undefined; error: string | undefined };

/** The e-mail that a log-in is known by; password programs find it by its name, and a dialog begins there. */
export function EmailField({ defaultValue, error }: EmailFieldProps) {
  const t = useTexts();
  return (
    <TextField
      name="email"
      type="email"
      label={t(m.signin_email)}
      autoComplete="username"
      autoCapitalize="none"
      required
      maxLength={LONGEST_EMAIL}
      defaultValue={defaultValue}
      error={error}
      data-autofocus
    />
  );
}
