import type { AppOptions } from '#server/app.ts';
import { openApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { SettableClock } from '#server/kernel/clock.ts';
import type { Work } from '#server/kernel/work.ts';
import { hasProviders } from '#server/modules/providers/index.ts';
import type { TownLoaded } from './load-demo-town.ts';
import { loadDemoTown } from './load-demo-town.ts';
import { markFinished, markUnfinished } from './unfinished-town.ts';

/**
 * Loads the demo town when there is no provider at all, through an app of its own whose clock can stand in the past. A mark stands
 * in the database until all of it is there. Nobody else may be working off the database's queues meanwhile.
 * @returns null when there was somebody already
 */
export async function loadDemoTownIfEmpty(
  work: Work,
  config: Config,
  options: Pick<AppOptions, 'databaseUrl' | 'origin' | 'cards'> & { bookings?: number; visits?: number },
): Promise<TownLoaded | null> {
  if (await hasProviders(work)) return null;
  await markUnfinished(work);
  const clock = new SettableClock(work.now());
  const { bookings, visits, ...where } = options;
  const app = await openApp(config, { ...where, clock, workers: false, isHistory: true, cacheMs: 0 });
  app.logger.info('loading the demo town, a few seconds');
  try {
    const loaded = await loadDemoTown(app, clock, {
      ...(bookings !== undefined && { bookings }),
      ...(visits !== undefined && { visits }),
    });
    await markFinished(work);
    return loaded;
  } finally {
    await app.close();
  }
}
