import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { newBlockHref } from '#web/business-frame/calendar/blocks/block-address.ts';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { BegunPlace } from './begun.ts';
import styles from './begin.module.css';

type WaysOnProps = { place: BegunPlace; isBusy: boolean; onMore: () => void };

/** Books, leads to all that can be said of a booking, or keeps the time free instead. */
export function WaysOn({ place, isBusy, onMore }: WaysOnProps) {
  const drawing = useDrawing();
  const t = useTexts();
  const mayBlock = useMay('changeHours');
  const { date: on, minute, minutes, resourceId } = place;
  return (
    <div className={styles.foot}>
      <Button type="submit" isBusy={isBusy}>
        {t(m.new_reservation_save)}
      </Button>
      <Button type="button" look="secondary" onClick={onMore}>
        {t(m.new_reservation_all_options)}
      </Button>
      {mayBlock && (
        <Link
          to={newBlockHref(drawing, { on, minute, minutes, resourceId })}
          preventScrollReset
          className={styles.block}
        >
          {t(m.calendar_block_new)}
        </Link>
      )}
    </div>
  );
}
