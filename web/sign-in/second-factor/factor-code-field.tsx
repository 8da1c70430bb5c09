import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type FactorCodeFieldProps = {
  name?: string;
  error: string | undefined;
};

/** Beside the password of whoever has a second factor: a code of the app, or a recovery code. */
export function FactorCodeField({ name = 'code', error }: FactorCodeFieldProps) {
  const t = useTexts();
  return (
    <TextField
      name={name}
      label={t(m.bizlogin_stepup_factor)}
      hint={t(m.bizlogin_stepup_factor_hint)}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
    />
  );
}
