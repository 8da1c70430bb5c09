import { useRevalidator } from 'react-router';
import { browserApi } from '#web/lib/api.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { MARK_SEEN, SAVE_POSITION } from './video-calls.ts';

/** What is kept of somebody watching their own course. */
export interface Watching {
  markSeen(fileId: number, isSeen: boolean): void;
  savePosition(fileId: number, seconds: number): void;
}

/** Keeps what is seen and how far. What is not kept, a lost line, is kept the next time. */
export function useWatching(): Watching {
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  const markSeen = async (fileId: number, seen: boolean): Promise<void> => {
    try {
      await browserApi(locale)(MARK_SEEN, { fileId, seen }, { idempotencyKey: ownAttemptKey() });
    } catch {
      return;
    }
    await revalidate();
  };
  const savePosition = async (fileId: number, seconds: number): Promise<void> => {
    try {
      await browserApi(locale)(SAVE_POSITION, { fileId, seconds }, { idempotencyKey: ownAttemptKey() });
    } catch {
      // The next ten seconds tell it again
    }
  };
  return {
    markSeen: (fileId, isSeen) => void markSeen(fileId, isSeen),
    savePosition: (fileId, seconds) => void savePosition(fileId, seconds),
  };
}
