import { Gauge } from 'prom-client';
import type { QueueFigures } from './job-figures.ts';

/**
 * Prometheus gauges of the queues, and the function that fills them, for each scrape. Without a database they have no values, and
 * the other figures are told all the same.
 */
export function gaugesOfJobs(read: () => Promise<QueueFigures[]>): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, labelNames: ['queue'] });
  const dead = gauge('radura_jobs_dead', 'Jobs that have used up their tries and wait for somebody');
  const waiting = gauge('radura_jobs_waiting', 'Jobs that are due and not begun');
  const oldest = gauge('radura_jobs_oldest_seconds', 'How long the first job that is due has waited');
  return async () => {
    const figures = await read().catch((): QueueFigures[] => []);
    for (const each of [dead, waiting, oldest]) each.reset();
    for (const { queue, ...figure } of figures) {
      dead.set({ queue }, figure.dead);
      waiting.set({ queue }, figure.waiting);
      oldest.set({ queue }, figure.oldestSeconds);
    }
  };
}
