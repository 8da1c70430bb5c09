import { IMPORT_ROWS_KEPT_DAYS } from '#contracts/customer-import.ts';
import { removeFilesLater } from '#server/modules/media/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { listImportsBefore, lockImport, updateImport } from '../store/imports.ts';
import { deleteRows } from '../store/rows.ts';

const AT_ONCE = 50;

/** Lets go of files and rows that are a week old: whatever was not begun by then is put away, the counts stay. */
export async function sweepImports(work: Work): Promise<void> {
  const before = new Date(work.now().getTime() - IMPORT_ROWS_KEPT_DAYS * 86_400_000);
  for (;;) {
    const old = await listImportsBefore(work, before, AT_ONCE);
    if (old.length === 0) return;
    for (const { providerId, id } of old) {
      await work.transaction(async (tx) => {
        const found = await lockImport(tx, { providerId, id });
        if (!found || found.isEmptied) return;
        const isOver = found.endedAt !== null;
        await deleteRows(tx, { providerId, id });
        if (found.objectKey !== null) await removeFilesLater(tx, [found.objectKey]);
        await updateImport(
          tx,
          { providerId, id },
          {
            isEmptied: true,
            objectKey: null,
            ...(!isOver && { state: 'discarded', endedAt: tx.now() }),
          },
        );
      });
    }
  }
}
