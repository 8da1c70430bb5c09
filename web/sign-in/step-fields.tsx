import type { StepAnswer } from './login-answer.ts';
import { ScriptedField } from './scripted-field.tsx';

type StepFieldsProps = { intent: string; answer: StepAnswer; next?: string | undefined };

/** What a step's form carries from one answer to the next. */
export function StepFields({ intent, answer, next }: StepFieldsProps) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="session" value={answer.session} />
      <input type="hidden" name="email" value={answer.email} />
      {answer.ways.length > 0 && <input type="hidden" name="ways" value={answer.ways.join(' ')} />}
      {next && <input type="hidden" name="next" value={next} />}
      <ScriptedField />
    </>
  );
}
