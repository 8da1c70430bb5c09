import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './list-changed.module.css';

/** Over the end of the screen, where it moves nothing: other rows belong in a list than those that stay while it is worked in. */
export function ListChanged({ onShow }: { onShow: (() => void) | null }) {
  const t = useTexts();
  return (
    <div role="status">
      {onShow && (
        <p className={styles.changed}>
          {t(m.live_list_changed)}
          <Button look="quiet" onClick={onShow}>
            {t(m.live_list_show)}
          </Button>
        </p>
      )}
    </div>
  );
}
