import { requiredText } from '#contracts/validation/plain-text.ts';
import { checked } from '#server/kernel/checked.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { resourceChanged } from '../facts.ts';
import { setName } from '../store/resources.ts';

const Name = requiredText(120);

/**
 * Calls a person or thing by another name.
 * @throws Refusal invalidInput for no name or one above 120 characters; notFound when the provider has no such resource
 */
export async function renameResource(
  work: Work,
  { providerId, resourceId, name }: { providerId: number; resourceId: number; name: string },
): Promise<void> {
  const readName = checked(Name, name);
  await work.transaction(async (tx) => {
    if (!(await setName(tx, providerId, resourceId, readName))) throw new Refusal('notFound');
    await tx.announce(resourceChanged({ providerId, resourceId }));
  });
}
