import type { LocalDate } from '#contracts/time.ts';
import type { App } from '#server/kernel/app.ts';
import type { SettableClock } from '#server/kernel/clock.ts';
import { addClasses } from './add-classes.ts';
import { addMemberships } from './add-memberships.ts';
import { addVideoCourses } from './add-video-courses.ts';
import type { SpaFilled } from './fill-spa.ts';

/** Adds what the town offers beside services: courses and events, video courses, memberships. */
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
  if (spa) await addMemberships(app, clock, spa, now);
}
