import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import { sessionBelowMinimum, sessionsBelowMinimum } from '#server/modules/classes/index.ts';
import { getProviderContact, getProviderContacts } from '#server/modules/providers/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { SESSION_MINIMUM_KIND } from '../rules/mail-kinds.ts';
import { mailLanguageOf } from '../rules/mail-language.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { sessionMinimumMail } from '../templates/session-minimum-mail.ts';
import { queueMail } from './queue-mail.ts';

/** So long before it begins a center is warned. */
const WARNED_HOURS = 24;

/** Warns each center, a day before, of its sessions for which too few have signed up; once a session, however often it is asked. */
export async function warnOfMinimum(work: Work): Promise<void> {
  const sessions = await sessionsBelowMinimum(work, WARNED_HOURS);
  const providers = await getProviderContacts(work, [
    ...new Set(sessions.map(({ providerId }) => providerId)),
  ]);
  for (const { providerId, sessionId, startsAt } of sessions) {
    const provider = providers.get(providerId);
    const recipient = provider?.notificationEmail ?? null;
    if (!provider || recipient === null) continue;
    await queueMail(work, {
      providerId,
      kind: SESSION_MINIMUM_KIND,
      recipient,
      language: mailLanguageOf(provider.language),
      subjectId: sessionId,
      details: {},
      // Moved, it may be too few again
      sendKey: `${SESSION_MINIMUM_KIND}:${providerId}/${sessionId}/${startsAt.toISOString()}`,
    });
  }
}

/** Writes the warning. @returns null where enough have signed up since, or the session does not take place any more */
export async function writeSessionMinimum(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  { providerId, sessionId, language }: { providerId: number; sessionId: number; language: Locale },
): Promise<RenderedMail | null> {
  const session = await sessionBelowMinimum(work, { providerId, sessionId });
  const provider = await getProviderContact(work, providerId);
  const path = pathInLocale(`/business/${providerId}/classes/sessions/${sessionId}`, language);
  return (
    session &&
    provider &&
    sessionMinimumMail(session, { providerName: provider.name, language, origin, link: origin + path })
  );
}
