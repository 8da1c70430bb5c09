import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { SessionBelowMinimum } from '#server/modules/classes/index.ts';
import { sessionBelowMinimum, sessionsBelowMinimum } from '#server/modules/classes/index.ts';
import { chosenLanguage } from '#server/modules/identity/index.ts';
import { getProviderContact, getProviderContacts } from '#server/modules/providers/index.ts';
import { resourcesOf } from '#server/modules/staff/index.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { SESSION_MINIMUM_KIND } from '../rules/mail-kinds.ts';
import { mailLanguageOf } from '../rules/mail-language.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { sessionMinimumMail } from '../templates/session-minimum-mail.ts';
import { knownSendKeys } from '../store/known-send-keys.ts';
import { addressOfColleague } from '../store/staff-mail-wishes.ts';
import { queueMail } from './queue-mail.ts';

/** So long before it begins a center is warned. */
const WARNED_HOURS = 24;

/** Warns each center and the teacher, a day before, of sessions for which too few have signed up; once a session and reader, however often it is asked. */
export async function warnOfMinimum(work: Work): Promise<void> {
  const below = await sessionsBelowMinimum(work, WARNED_HOURS);
  const known = await knownSendKeys(work, below.map(sendKeyOf));
  const sessions = below.filter((session) => !known.has(sendKeyOf(session)));
  const providers = await getProviderContacts(work, [
    ...new Set(sessions.map(({ providerId }) => providerId)),
  ]);
  for (const session of sessions) {
    const provider = providers.get(session.providerId);
    if (!provider) continue;
    const { notificationEmail, language } = provider;
    const teacher = await teacherToWarn(work, session);
    if (teacher && teacher.email.toLowerCase() !== notificationEmail?.toLowerCase())
      await queueWarning(work, session, teacher);
    // Last: who finds this one asks no further
    if (notificationEmail !== null)
      await queueWarning(work, session, { email: notificationEmail, language: mailLanguageOf(language) });
  }
}

interface Reader {
  email: string;
  language: Locale;
  /** Of a teacher. */
  personId?: number;
}

/** Of the center's mail. With the start: moved, a session may be too few again. */
const sendKeyOf = ({ providerId, sessionId, startsAt }: SessionBelowMinimum): string =>
  `${SESSION_MINIMUM_KIND}:${providerId}/${sessionId}/${startsAt.toISOString()}`;

async function queueWarning(
  work: Work,
  session: SessionBelowMinimum,
  { email, language, personId }: Reader,
): Promise<void> {
  const { providerId, sessionId } = session;
  const whom = personId === undefined ? '' : `:${personId}`;
  await queueMail(work, {
    providerId,
    kind: SESSION_MINIMUM_KIND,
    recipient: email,
    language,
    subjectId: sessionId,
    details: { ...(personId !== undefined && { personId }) },
    sendKey: sendKeyOf(session) + whom,
  });
}

/** Who teaches a session, where they have an address of their own that they have proved to read; otherwise null. */
async function teacherToWarn(
  work: Work,
  { providerId, teacherId }: SessionBelowMinimum,
): Promise<Required<Reader> | null> {
  if (teacherId === null) return null;
  const [resource] = await resourcesOf(work, providerId, [teacherId]);
  const personId = resource?.personId ?? null;
  if (personId === null) return null;
  const email = await addressOfColleague(work, { providerId, personId });
  const language = email === null ? null : await chosenLanguage(work, personId);
  return email === null || language === null ? null : { email, language, personId };
}

/** Writes the warning. @returns null where its reader does not teach the session any more, enough have signed up since, or the session does not take place any more */
export async function writeSessionMinimum(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  {
    providerId,
    sessionId,
    language,
    teacherPersonId,
  }: { providerId: number; sessionId: number; language: Locale; teacherPersonId: number | null },
): Promise<RenderedMail | null> {
  const session = await sessionBelowMinimum(work, { providerId, sessionId });
  if (
    !session ||
    (teacherPersonId !== null && (await teacherToWarn(work, session))?.personId !== teacherPersonId)
  )
    return null;
  const provider = await getProviderContact(work, providerId);
  const path = pathInLocale(`/business/${providerId}/classes/sessions/${sessionId}`, language);
  return (
    provider &&
    sessionMinimumMail(session, {
      providerName: provider.name,
      language,
      origin,
      link: origin + path,
      isForTeacher: teacherPersonId !== null,
    })
  );
}
