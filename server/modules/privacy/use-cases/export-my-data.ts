import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { getPerson, isSteppedUp } from '#server/modules/identity/index.ts';
import { KEEPERS, subjectOf } from '../keepers.ts';

const EXPORTS_PER_DAY = 5;

/** Everything that is held about somebody, as one JSON document. */
export interface PersonalDataExport {
  fileName: string;
  json: string;
}

/**
 * Everything any module holds about the signed-in person, but what opens doors (GDPR articles 15 and 20). The asker has
 * just proved who they are.
 * @throws Refusal stepUpNeeded; tooManyRequests after five in a day
 */
export async function exportMyData(work: Work, tools: Tools, me: SignedInPerson): Promise<PersonalDataExport> {
  if (!isSteppedUp(me.steppedUpAt, work.now())) throw new Refusal('stepUpNeeded');
  await countRequest(work, `export:${me.personId}`, EXPORTS_PER_DAY, 'day');
  const person = await getPerson(work, me.personId);
  if (!person) throw new Refusal('unauthenticated');
  const subject = await subjectOf(work, person);
  const told = { about: { service: 'Radura', address: tools.origin, exportedAt: work.now(), times: 'ISO 8601, UTC', money: 'euro cents' } };
  for (const keeper of KEEPERS) Object.assign(told, await keeper.tell(work, tools, subject));
  await audit(work, {
    providerId: null,
    actor: `person:${me.personId}`,
    action: 'personalDataExported',
    subject: 'person',
    subjectId: me.personId,
  });
  return { fileName: `radura-${work.now().toISOString().slice(0, 10)}.json`, json: JSON.stringify(told, null, 2) };
}
