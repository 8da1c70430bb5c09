import type { Work } from '#server/kernel/work.ts';

export const REMOVE_FILES = 'media.remove-files';

/** Removes files once the caller's rows have let go of them; tried again until it worked. */
export async function removeFilesLater(work: Work, keys: readonly string[]): Promise<void> {
  await work.enqueue(REMOVE_FILES, { keys });
}
