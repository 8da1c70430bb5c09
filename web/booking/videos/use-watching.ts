import { useRevalidator } from 'react-router';
import { browserApi } from '#web/lib/api.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { BEGIN_COURSE, MARK_SEEN, SAVE_POSITION } from './video-calls.ts';

/** What is kept of somebody watching their own course. */
export interface Watching {
  markSeen(fileId: number, isSeen: boolean): void;
  savePosition(fileId: number, seconds: number): void;
  /** Says that they begin the course and lose the right to give it back. @throws when that was not heard */
  begin(courseId: number): Promise<void>;
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
  const begin = async (id: number): Promise<void> => {
    await browserApi(locale)(BEGIN_COURSE, { id }, { idempotencyKey: ownAttemptKey() });
    await revalidate();
  };
  return {
    begin,
    markSeen: (fileId, isSeen) => void markSeen(fileId, isSeen),
    savePosition: (fileId, seconds) => void savePosition(fileId, seconds),
  };
}
