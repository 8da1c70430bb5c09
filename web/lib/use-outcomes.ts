import { useMemo } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import { useToasts } from '#web/ui/toasts.tsx';
import type { ChangeKind } from './request-notice.ts';
import { doneText, failedText } from './request-notice.ts';
import { useTexts } from './texts.tsx';

interface Outcomes {
  /** @param name of what was changed */
  showDone: (kind: ChangeKind, name?: string) => void;
  /** @param errors what the server said, which goes before the general text */
  showFailed: (kind: ChangeKind, errors?: readonly ApiError[]) => void;
}

/** Tells by a toast what came of a change, by its kind (specification section 8). */
export function useOutcomes(): Outcomes {
  const t = useTexts();
  const { showSuccess, showError } = useToasts();
  return useMemo(
    () => ({
      showDone: (kind, name) => showSuccess(doneText(kind, t, name)),
      showFailed: (kind, errors) => showError(failedText(kind, t, errors)),
    }),
    [t, showSuccess, showError],
  );
}
