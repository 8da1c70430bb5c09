import type { LocalDate } from '#contracts/time.ts';
import { addEmailTemplate } from '#server/modules/email-templates/index.ts';
import type { App } from '#server/kernel/app.ts';
import type { SettableClock } from '#server/kernel/clock.ts';
import { addChats } from './add-chats.ts';
import { addClasses } from './add-classes.ts';
import { addCourseBuyers } from './add-course-buyers.ts';
import { addMemberships } from './add-memberships.ts';
import { addVideoCourses } from './add-video-courses.ts';
import type { SpaFilled } from './fill-spa.ts';

const OWN_WORDS = {
  name: 'Parole della spa',
  kind: 'all',
  language: 'it',
  color: '#3F7C8F',
  logo: null,
  header: '{firstname}, arriva dieci minuti prima: ti accogliamo con una tisana.',
  goodbye: 'A presto,\nNora e tutta la Spa dei Navigli',
  footer: 'Accappatoio e ciabatte li trovi da noi.',
} as const;

/** Adds what the town has beside services: courses and events, video courses, memberships, words of its own in mails, chats. */
export async function addFurtherOffers(
  app: App,
  clock: SettableClock,
  {
    providerIds,
    spa,
    today,
    now,
  }: { providerIds: readonly number[]; spa: SpaFilled | null; today: LocalDate; now: Date },
): Promise<void> {
  await addClasses(app, providerIds, today);
  await addVideoCourses(app, providerIds);
  if (!spa) return;
  await addCourseBuyers(app, clock, spa, now);
  await addMemberships(app, clock, spa, now);
  await addEmailTemplate(app.jobs.work(), spa.providerId, OWN_WORDS);
  await addChats(app, clock, spa, now);
}
