import { IconCheck } from '@tabler/icons-react';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { Button } from './button.tsx';
import { ErrorBoxes } from './error-boxes.tsx';
import styles from './panel.module.css';

type PanelEndProps = {
  save: string;
  saved: string;
  isBusy: boolean;
  /** Undefined while there is nothing to say, or no longer. */
  answer: Pick<FormAnswer, 'errors' | 'isSaved'> | undefined;
};

/** The last line of a panel's form: the button, and what became of it. */
export function PanelEnd({ save, saved, isBusy, answer }: PanelEndProps) {
  return (
    <>
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      <div className={styles.end}>
        <Button type="submit" isBusy={isBusy}>
          {save}
        </Button>
        <span role="status">
          {answer?.isSaved && !isBusy && (
            <span className={styles.saved}>
              <IconCheck size={18} stroke={2} aria-hidden="true" />
              {saved}
            </span>
          )}
        </span>
      </div>
    </>
  );
}
