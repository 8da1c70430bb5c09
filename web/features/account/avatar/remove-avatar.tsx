import { useCallback } from 'react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useRequest } from '#web/lib/use-request.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { removeAvatar } from './avatar-calls.ts';
import styles from './avatar-editor.module.css';

/** Asks once more before the picture goes. */
export function RemoveAvatar({ onRemoved, onCancel }: { onRemoved: () => void; onCancel: () => void }) {
  const t = useTexts();
  const locale = useLocale();
  const { state, start } = useRequest(useCallback(() => removeAvatar(browserApi(locale)), [locale]));
  const remove = async (): Promise<void> => {
    if ((await start()) !== undefined) onRemoved();
  };
  return (
    <div className={styles.editor}>
      <p>{t(m.avatar_remove_text)}</p>
      {state.status === 'error' && <ErrorBoxes errors={errorsOf(state.error, t(m.ui_try_again_later))} />}
      <div className={styles.buttons}>
        <Button look="secondary" onClick={onCancel} data-autofocus>
          {t(m.avatar_remove_no)}
        </Button>
        <Button onClick={remove} isBusy={state.status === 'loading'}>
          {t(m.avatar_remove)}
        </Button>
      </div>
    </div>
  );
}
