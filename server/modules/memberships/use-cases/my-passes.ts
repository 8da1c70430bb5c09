import { getPerson } from '#server/modules/identity/index.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { signedIn } from '#server/kernel/request-context.ts';
import { listPassesOfPerson, PASSES_ON_PAGE } from '../store/passes.ts';
import type { ShownPass } from './own-memberships.ts';
import { shownPasses } from './own-memberships.ts';

/** A pass of whoever is signed in, with whose it is. */
export interface MyPass {
  pass: ShownPass;
  providerId: number;
  providerName: string;
  timeZone: string;
}

const MOST_PAGES = 100_000;

/** A page of the passes of whoever is signed in, the latest first; none before the e-mail is proved. @throws Refusal unauthenticated */
export async function getMyPasses(
  { work, actor }: Pick<RequestContext, 'work' | 'actor'>,
  asked: { page: number | null },
): Promise<{ items: MyPass[]; total: number; page: number; pages: number }> {
  const { personId } = signedIn(actor);
  const page = Math.min(Math.max(asked.page ?? 1, 1), MOST_PAGES);
  // Anybody may buy with any address: only who has proved to read it sees what was bought with it
  const isProved = (await getPerson(work, personId))?.isVerified ?? false;
  const { items, total } = isProved
    ? await listPassesOfPerson(work, personId, page)
    : { items: [], total: 0 };
  const providers = await getProviderContacts(
    work,
    items.map(({ providerId }) => providerId),
  );
  const shown = await Promise.all(
    items.map(async (pass): Promise<MyPass | null> => {
      const { providerId } = pass;
      const provider = providers.get(providerId);
      if (!provider) return null;
      const { name: providerName, timeZone } = provider;
      const [one] = await shownPasses(work, providerId, [pass], timeZone);
      return one ? { pass: one, providerId, providerName, timeZone } : null;
    }),
  );
  const pages = Math.max(1, Math.ceil(total / PASSES_ON_PAGE));
  return { items: shown.filter((one) => one !== null), total, page, pages };
}
