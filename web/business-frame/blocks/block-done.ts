import { useSyncExternalStore } from 'react';
import type { BlockUndo } from './block-undo.ts';

/** An act on a block that can still be taken back. */
export interface BlockDone {
  /** Another one for each act. */
  key: number;
  act: 'created' | 'changed' | 'deleted';
  reason: string;
  undo: BlockUndo;
  /** Keys moved it in the grid. */
  byKeys?: boolean;
  /** Called once keys have taken it back. */
  onUndone?: () => void;
}

let last: BlockDone | null = null;
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** Tells the calendar what was done last in its forms and grid; null once it cannot be taken back. */
export function setBlockDone(done: Omit<BlockDone, 'key'> | null): void {
  last = done && { ...done, key: Date.now() };
  for (const watcher of watchers) watcher();
}

/** What was done last with a block in this window. */
export const useBlockDone = (): BlockDone | null =>
  useSyncExternalStore(
    watch,
    () => last,
    () => null,
  );
