import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { FactorCodeField } from '#web/sign-in/second-factor/factor-code-field.tsx';
import { PasswordField } from '#web/sign-in/password-field.tsx';

/** Who asks shows once more who they are: an owner always has a second factor. */
export function ProofFields({ email, errors }: { email: string; errors: Readonly<Record<string, string>> }) {
  const t = useTexts();
  return (
    <>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="password"
        label={t(m.signin_password)}
        autoComplete="current-password"
        required
        error={errors['password']}
      />
      <FactorCodeField error={errors['code']} />
    </>
  );
}
