import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './list-changed.module.css';

type ListChangedProps = {
  onShow: (() => void) | null;
  /** Something else stands at the end of the screen. */
  isAbove: boolean;
};

/** Over the end of the screen, where it moves nothing: other rows belong in a list than those that stay while it is worked in. */
export function ListChanged({ onShow, isAbove }: ListChangedProps) {
  const t = useTexts();
  return (
    <div role="status">
      {onShow && (
        <p className={classNames(styles.changed, isAbove && styles.above)}>
          {t(m.live_list_changed)}
          <Button look="quiet" onClick={onShow}>
            {t(m.live_list_show)}
          </Button>
        </p>
      )}
    </div>
  );
}
