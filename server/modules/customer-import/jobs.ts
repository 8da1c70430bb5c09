import type { Deps } from '#server/kernel/deps.ts';
import type { JobKind } from '#server/kernel/jobs.ts';
import type { ImportKey } from './store/imports.ts';
import { checkImport } from './use-cases/check-import.ts';
import { CHECK, READ, WRITE } from './use-cases/job-names.ts';
import { readImportFile } from './use-cases/read-import.ts';
import { sweepImports } from './use-cases/sweep-imports.ts';
import { writeImport } from './use-cases/write-import.ts';

/** Only this module writes these jobs, with the key of an import. */
const keyIn = ({ providerId, id }: Record<string, unknown>): ImportKey => ({
  providerId: Number(providerId),
  id: Number(id),
});

export const customerImportJobs = (deps: Deps): JobKind[] => [
  // One file at a time: each may take much memory.
  { name: READ, atOnce: 1, run: (work, data) => readImportFile(work, deps, keyIn(data)) },
  { name: CHECK, atOnce: 1, run: (work, data) => checkImport(work, keyIn(data)) },
  { name: WRITE, atOnce: 2, run: (work, data) => writeImport(work, keyIn(data)) },
  { name: 'customer-import.sweep', everySeconds: 3600, run: sweepImports },
];
