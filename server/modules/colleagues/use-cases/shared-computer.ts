import { entriesOf } from '#server/kernel/audit.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { ChosenPerson } from '#server/modules/identity/index.ts';
import { changePerson, originOf, peopleAtDesk, TURN } from '#server/modules/identity/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { namesOfColleagues } from '../store/find-colleagues.ts';

/** Somebody who may take the chair of whoever asks, by their PIN. */
export type ColleagueAtDesk = Awaited<ReturnType<typeof peopleAtDesk>>[number];

/**
 * The colleagues of a center who may come back by their PIN at the computer that asks.
 * @throws Refusal as `expectMay`
 */
export async function listColleaguesAtDesk(
  context: Pick<RequestContext, 'work' | 'actor' | 'sessions'>,
  providerId: number,
): Promise<ColleagueAtDesk[]> {
  const { work, actor, sessions } = context;
  await expectMay(work, actor, providerId, 'changePerson');
  const at = { providerId, timeZone: await zoneOfCenter(work, providerId) };
  return peopleAtDesk(work, sessions, signedIn(actor), at);
}

/**
 * A colleague takes the chair of whoever asks, at the computer that asks. No command: its answer is a session, which is kept nowhere to be answered
 * again, and a wrong try counts whatever becomes of the rest (docs/decisions/0082).
 * @throws Refusal as `expectMay`, wrongPin, tooManyRequests
 */
export async function changeToColleague(
  context: RequestContext & { deps: Pick<Deps, 'secrets'> },
  { providerId, ...chosen }: ChosenPerson & { providerId: number },
): Promise<void> {
  const { work, deps, actor } = context;
  await expectMay(work, actor, providerId, 'changePerson');
  const at = { providerId, timeZone: await zoneOfCenter(work, providerId) };
  await changePerson(work, deps, originOf(context), signedIn(actor), { ...at, ...chosen });
}

/** Somebody's coming back at a shared computer by their PIN. */
export interface Turn {
  at: Date;
  /** Whose place they took; null for nobody that is among the colleagues. */
  from: string | null;
  /** Browser and system in words. */
  device: string;
}

/** How many of the last are told. */
const MOST_TURNS = 10;

/** When somebody came back by their PIN at a center, the latest first. The caller has made sure that the viewer may see it. */
export async function turnsOf(
  { work }: Pick<RequestContext, 'work'>,
  { providerId, personId }: { providerId: number; personId: number | null },
): Promise<Turn[]> {
  if (personId === null) return [];
  const entries = await entriesOf(work, { providerId, subject: TURN, subjectId: personId });
  // The change of person writes them so, and nothing else under this name
  const turns = entries.slice(0, MOST_TURNS).map(({ happenedAt, before, after }) => ({
    at: happenedAt,
    fromId: (before as { personId: number }).personId,
    device: (after as { device: string }).device,
  }));
  const names = await namesOfColleagues(work, providerId, [...new Set(turns.map(({ fromId }) => fromId))]);
  return turns.map(({ fromId, ...turn }) => ({ ...turn, from: names.get(fromId) ?? null }));
}

async function zoneOfCenter(work: Work, providerId: number): Promise<string> {
  const center = await getProviderContact(work, providerId);
  if (!center) throw new Refusal('notFound');
  return center.timeZone;
}
