import { Form, useNavigation } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import styles from './links.module.css';

type ConfirmationProps = {
  title: string;
  /** What the button does. */
  text: string;
  button: string;
  errors: readonly ApiError[];
};

/** One button that does what a link is for; opening the page does not, however often a mail program does so. */
export function Confirmation({ title, text, button, errors }: ConfirmationProps) {
  const isBusy = useNavigation().formMethod === 'POST';
  return (
    <>
      <h1>{title}</h1>
      <p className={styles.lead}>{text}</p>
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <Form method="post" replace>
        <AttemptKey />
        <Button type="submit" isBusy={isBusy}>
          {button}
        </Button>
      </Form>
    </>
  );
}
