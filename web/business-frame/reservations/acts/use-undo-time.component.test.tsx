import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNDO_SECONDS } from '#contracts/soft-rules.ts';
import { useUndoTime } from './use-undo-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('an act can be undone for ten seconds, and the next one again', () => {
  const { result, rerender } = renderHook(({ answer }) => useUndoTime(answer), {
    initialProps: { answer: { isSaved: true } },
  });
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(UNDO_SECONDS * 1000));
  expect(result.current).toBe(false);
  rerender({ answer: { isSaved: true } });
  expect(result.current).toBe(true);
});
