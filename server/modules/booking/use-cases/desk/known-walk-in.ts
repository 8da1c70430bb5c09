import { LOCALES } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { WhoComes } from '#contracts/validation/new-reservation.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { findNamelessWalkIn, findWalkInByEmail } from '../../store/walk-ins.ts';
import { parseStart } from '../parse-start.ts';

/** The card of a walk-in who is no new customer: they left the same e-mail before, or nothing is known of them at all. */
export async function knownWalkIn(
  tx: Work,
  providerId: number,
  { walkIn, starts }: { walkIn: WhoComes['walkIn']; starts: readonly { start: string }[] },
): Promise<number | null> {
  const { name = null, email = null } = walkIn ?? {};
  if (name !== null && email === null) return null;
  const { timeZone } = (await getProviderContact(tx, providerId)) ?? {};
  if (timeZone === undefined) return null;
  const times = starts.map(({ start }) => parseStart(start, timeZone) * 60_000);
  const nameless = LOCALES.map((locale) => m.new_reservation_walk_in_name({}, { locale }));
  const names = name === null ? nameless : [name];
  const coming = {
    providerId,
    from: new Date(Math.min(...times)),
    to: new Date(Math.max(...times)),
    names,
  };
  return email === null ? findNamelessWalkIn(tx, coming) : findWalkInByEmail(tx, { ...coming, email });
}
