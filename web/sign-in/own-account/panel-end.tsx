import { IconCheck } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { PanelAnswer } from './panel-answer.ts';
import styles from './panel.module.css';

type PanelEndProps = {
  save: string;
  saved?: string;
  isBusy: boolean;
  /** Undefined while there is nothing to say, or no longer. */
  answer: PanelAnswer | undefined;
};

/** The last line of a panel's form: the button, and what became of it. */
export function PanelEnd({ save, saved, isBusy, answer }: PanelEndProps) {
  const t = useTexts();
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
              {saved ?? t(m.account_saved)}
            </span>
          )}
        </span>
      </div>
    </>
  );
}
