import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PasswordField } from '../password-field.tsx';
import { FactorCodeField } from './factor-code-field.tsx';

/** Whether a form was refused without a fresh proof, or with a wrong one. */
export const isProofRequired = ({
  errors,
  fieldErrors,
}: Pick<FormAnswer, 'errors' | 'fieldErrors'>): boolean =>
  errors.some(({ code }) => code === 'stepUpNeeded') || 'password' in fieldErrors || 'code' in fieldErrors;

type ProofIfAskedProps = {
  answer: Pick<FormAnswer, 'errors' | 'fieldErrors'> | undefined;
};

/** In a form that wants a fresh proof: asks for it once the form was refused without one, and goes with it when it is sent again. */
export function ProofIfRequired({ answer }: ProofIfAskedProps) {
  const t = useTexts();
  if (!answer || !isProofRequired(answer)) return null;
  const { fieldErrors } = answer;
  return (
    <>
      <PasswordField
        name="password"
        label={t(m.signin_password)}
        autoComplete="current-password"
        required
        error={fieldErrors['password']}
      />
      <FactorCodeField error={fieldErrors['code']} />
    </>
  );
}
