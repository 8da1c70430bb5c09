import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TwoStarts } from '../../new-reservation/two-starts.tsx';
import type { Twice } from './which-of-two-blocks.ts';

type WhichOfTwoDialogProps = {
  twice: Twice;
  onChange: (start: string) => void;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks which is meant where a block was dropped on a time that a night shows twice, before it is anywhere. */
export function WhichOfTwoDialog({ twice, onChange, onConfirm, onClose }: WhichOfTwoDialogProps) {
  const t = useTexts();
  const { of, minute, first, second } = twice;
  const title = of === 'startOffset' ? m.calendar_block_which_start : m.calendar_block_which_end;
  return (
    <Dialog
      title={t(title, { time: formatMinuteOfDay(minute) })}
      isOpen
      onClose={onClose}
      isDismissable={false}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(m.calendar_move_leave)}
          </Button>
          <Button onClick={onConfirm}>{t(m.calendar_block_put)}</Button>
        </>
      }
    >
      <TwoStarts name="whichOfTwo" {...{ minute, first, second, onChange }} start={null} />
    </Dialog>
  );
}
