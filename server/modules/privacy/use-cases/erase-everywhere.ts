import type { Deps } from '#server/kernel/deps.ts';
import type { DataSubject } from '#server/kernel/personal-data.ts';
import type { Work } from '#server/kernel/work.ts';

/** Lets every module go of a person's data; who came first in the export goes last, because rows point to the person's own. */
export async function eraseEverywhere(
  work: Work,
  { personalData }: Pick<Deps, 'personalData'>,
  subject: DataSubject,
): Promise<void> {
  for (const source of personalData.toReversed()) await source.erase(work, subject);
}
