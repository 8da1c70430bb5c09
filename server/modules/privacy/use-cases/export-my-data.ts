import { audit } from '#server/kernel/audit.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { getPerson, isSteppedUp } from '#server/modules/identity/index.ts';
import { subjectOf } from './subject-of.ts';

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
export async function exportMyData(work: Work, deps: Deps, me: SignedInPerson): Promise<PersonalDataExport> {
  if (!isSteppedUp(me.steppedUpAt, work.now())) throw new Refusal('stepUpNeeded');
  await countRequest(work, `export:${me.personId}`, EXPORTS_PER_DAY, 'day');
  const person = await getPerson(work, me.personId);
  if (!person) throw new Refusal('unauthenticated');
  const subject = await subjectOf(work, person);
  const told = {
    about: {
      service: 'Radura',
      address: deps.origin,
      exportedAt: work.now(),
      times: 'ISO 8601, UTC',
      money: 'euro cents',
    },
  };
  for (const source of deps.personalData) Object.assign(told, await source.export(work, deps, subject));
  await audit(work, {
    providerId: null,
    actor: `person:${me.personId}`,
    action: 'personalDataExported',
    subject: 'person',
    subjectId: me.personId,
  });
  return {
    fileName: `radura-${work.now().toISOString().slice(0, 10)}.json`,
    json: JSON.stringify(told, null, 2),
  };
}
