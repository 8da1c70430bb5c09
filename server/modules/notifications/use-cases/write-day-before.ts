import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { dayBeforeMail } from '../templates/day-before-mail.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { readDay } from './day-before.ts';
import { stopAddress } from './stop-staff-mails.ts';

/** Writes the summary of a day, as it is now. @returns null when there is nothing to tell any more */
export async function writeDayBefore(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin'>,
  mail: { providerId: number; personId: number; details: unknown; language: Locale },
): Promise<RenderedMail | null> {
  const { providerId, personId, language } = mail;
  // Only `sumUpDay` writes it
  const { date } = mail.details as { date: string };
  const day = await readDay(work, { providerId, personId, date });
  const at = (path: string) => deps.origin + pathInLocale(`/business/${providerId}/${path}`, language);
  return (
    day &&
    dayBeforeMail(day, language, {
      origin: deps.origin,
      calendar: at(`calendar?date=${date}`),
      wishes: at('notices'),
      stop: stopAddress(deps, { providerId, personId }, language),
    })
  );
}
