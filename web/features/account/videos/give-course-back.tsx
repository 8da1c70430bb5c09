import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { GIVE_COURSE_BACK } from '#web/booking/videos/video-calls.ts';
import courseStyles from '#web/booking/videos/videos.module.css';
import { browserApi } from '#web/lib/api.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import styles from './my-videos.module.css';

const MODAL = 'give-course-back';

/** Lets who bought a course, and has not begun it, give it back for all their money; asks once more before it does. */
export function GiveCourseBack({ courseId, until }: { courseId: number; until: string }) {
  const t = useTexts();
  const locale = useLocale();
  const localPath = useLocalPath();
  const navigate = useNavigate();
  const modals = useModals();
  const [state, setState] = useState<'asked' | 'sent' | 'failed'>('asked');
  const giveBack = async (): Promise<void> => {
    setState('sent');
    try {
      await browserApi(locale)(GIVE_COURSE_BACK, { id: courseId }, { idempotencyKey: ownAttemptKey() });
    } catch {
      setState('failed');
      return;
    }
    modals.close(MODAL);
    await navigate(localPath('/my-video-courses?withdrawn'));
  };
  return (
    <div className={styles.giveBack}>
      <p className={styles.muted}>{t(m.videos_withdraw_hint, { date: until })}</p>
      <Button look="secondary" onClick={() => modals.open(MODAL)}>
        {t(m.videos_withdraw)}
      </Button>
      <Modal id={MODAL} title={t(m.videos_withdraw_title)} closeLabel={t(m.videos_close)}>
        <div className={courseStyles.opened}>
          <p>{t(m.videos_withdraw_text)}</p>
          {state === 'failed' && <p role="alert">{t(m.videos_withdraw_failed)}</p>}
          <div className={courseStyles.answers}>
            <Button onClick={() => void giveBack()} isBusy={state === 'sent'}>
              {t(m.videos_withdraw)}
            </Button>
            <Button look="quiet" onClick={() => modals.close(MODAL)}>
              {t(m.videos_withdraw_keep)}
            </Button>
          </div>
        </div>
      </Modal>
    </div>
  );
}
