import { useEffect, useState } from 'react';
import { UNDO_SECONDS } from '#contracts/soft-rules.ts';

/** Whether an answer can be undone still: for as long as its mail waits. */
export function useUndoTime(answer: { isSaved: boolean } | undefined): boolean {
  const [over, setOver] = useState<object>();
  useEffect(() => {
    if (!answer?.isSaved) return undefined;
    const ending = setTimeout(() => setOver(answer), UNDO_SECONDS * 1000);
    return () => clearTimeout(ending);
  }, [answer]);
  return answer !== over;
}
