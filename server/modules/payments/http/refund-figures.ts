import { Gauge } from 'prom-client';
import type { Work } from '#server/kernel/work.ts';
import { countWaitingRefunds } from '../index.ts';

/** Figures for `/metrics`: how many refunds wait, and for how long the oldest has, by for whom or what. Read when they are asked for. */
export function registerRefundFigures(work: () => Work): void {
  const gauge = (name: string, help: string, valueOf: (waiting: WaitingRefunds) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['waits_for'],
      async collect() {
        // Without a database there are none, and the other figures are told all the same.
        const waiting = await countWaitingRefunds(work()).catch((): WaitingRefunds[] => []);
        this.reset();
        for (const row of waiting) this.set({ waits_for: row.waitsFor }, valueOf(row));
      },
    });
  gauge(
    'radura_refunds_waiting',
    'Refunds that are not settled, by whom or what they wait for',
    ({ refunds }) => refunds,
  );
  gauge(
    'radura_refunds_oldest_waiting_seconds',
    'Age of the oldest refund that is not settled',
    ({ oldestSeconds }) => oldestSeconds,
  );
}

type WaitingRefunds = Awaited<ReturnType<typeof countWaitingRefunds>>[number];
