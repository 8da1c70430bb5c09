import { ACTIONS } from '#server/modules/authority/index.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { saysNotes } from '../rules/guess-columns.ts';
import type { ImportRow } from '../store/imports.ts';

/** In place of what a cell says; in a file that is brought again there is nothing. */
export const HIDDEN = '•••';

/**
 * Which columns of a list a viewer may not read: notes become health notes, which only who answers for the center reads, with a fresh proof
 * (the row of `seeHealthNotes`). A column that is called so counts too, whatever somebody says that it is.
 */
export async function hiddenColumns(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  { providerId }: Pick<Viewer, 'providerId'>,
  { heads, columns }: Pick<ImportRow, 'heads' | 'columns'>,
): Promise<ReadonlySet<number>> {
  const notes = heads.flatMap((head, index) =>
    columns[index] === 'notes' || saysNotes(head) ? [index] : [],
  );
  if (notes.length === 0) return new Set();
  return new Set((await readsHealthNotes({ work, actor }, providerId)) ? [] : notes);
}

async function readsHealthNotes(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  providerId: number,
): Promise<boolean> {
  try {
    const { role } = await expectMay(work, actor, providerId, 'seeHealthNotes');
    return ACTIONS.seeHealthNotes.roles[role] === 'all';
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
}

/** A row's cells as the viewer may read them. */
export const cellsSeen = (
  cells: readonly string[],
  hidden: ReadonlySet<number>,
  instead: string = HIDDEN,
): string[] => cells.map((cell, index) => (hidden.has(index) && cell !== '' ? instead : cell));
