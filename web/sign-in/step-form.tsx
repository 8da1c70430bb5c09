import type { ReactNode } from 'react';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button.tsx';
import type { LoginStepProps } from './login-step.tsx';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import styles from './sign-in.module.css';
import { useFocusOnProblem } from './use-focus-on-problem.ts';

type StepFormProps = LoginStepProps & {
  /** What the action is to do with it. */
  intent: string;
  /** The words of the button. */
  send: string;
  look?: ButtonLook;
  /** The fields. */
  children: ReactNode;
};

/** The form of one step of a login: it carries what the next answer needs, and goes out once. */
export function StepForm({
  fetcher,
  action,
  answer,
  next,
  intent,
  send,
  look = 'primary',
  children,
}: StepFormProps) {
  const localPath = useLocalPath();
  const form = useFocusOnProblem(answer);
  const isBusy = fetcher.state !== 'idle';
  return (
    <fetcher.Form
      ref={form}
      method="post"
      action={localPath(action)}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        if (isBusy) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="session" value={answer.session} />
      <input type="hidden" name="email" value={answer.email} />
      {answer.ways.length > 0 && <input type="hidden" name="ways" value={answer.ways.join(' ')} />}
      {next && <input type="hidden" name="next" value={next} />}
      <ScriptedField />
      {children}
      <Button type="submit" look={look} isBusy={isBusy}>
        {send}
      </Button>
    </fetcher.Form>
  );
}
