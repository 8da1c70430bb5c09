import { zoneOf } from '#contracts/time.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { standingOf } from '../rules/why-not-usable.ts';
import { livingPassesOfPerson } from '../store/passes.ts';
import { dateAt } from './visits-of-order.ts';

/** A pass that its holder can use, now or later. */
export interface HeldPass {
  providerId: number;
  membershipId: number;
}

/** What whoever is signed in holds at all providers and can use (specification section 3, `userHasMembership`); nothing before the e-mail is proved. */
export async function membershipsOfViewer({
  work,
  actor,
}: Pick<RequestContext, 'work' | 'actor'>): Promise<HeldPass[]> {
  if (actor.kind !== 'person') return [];
  const { personId } = actor;
  if (!(await getPerson(work, personId))?.isVerified) return [];
  const passes = await livingPassesOfPerson(work, personId);
  const providers = await getProviderContacts(work, [...new Set(passes.map(({ providerId }) => providerId))]);
  return passes.filter((pass) => {
    const provider = providers.get(pass.providerId);
    if (!provider) return false;
    const standing = standingOf(pass, pass.used, dateAt(zoneOf(provider.timeZone), work.now()));
    return standing === 'active' || standing === 'waiting';
  });
}
