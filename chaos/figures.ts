import type { Figure, Section } from '../benchmarks/setup/figures-page.ts';
import { figuresTable } from '../benchmarks/setup/figures-page.ts';
import { totals } from './check/check-money.ts';
import type { Finding } from './check/end-state.ts';
import { longestWaits } from './check/waits.ts';
import type { KillsResult } from './kills.ts';
import { RESUMED_WITHIN_MS } from './kills.ts';
import type { RollingResult } from './rolling.ts';
import { resumedAfter } from './taken-up-again.ts';

export interface Judged extends KillsResult {
  findings: readonly Finding[];
}

/** How long what each kill left behind waited, in milliseconds. */
export const resumptions = ({ kills, downs, checkedAt }: KillsResult): number[] =>
  kills.map((kill) => resumedAfter(kill, downs, checkedAt));

/** One that has no goal. */
const plain = (what: string, product: number, unit = ''): Figure => ({
  what,
  product,
  floor: null,
  unit,
  goal: '',
  isReached: null,
});

export function killFigures(results: readonly Judged[]): Section {
  const all = results.flatMap(resumptions);
  const resumed = all.filter((ms) => ms <= RESUMED_WITHIN_MS).length;
  const waits = results.map(({ end, downs, checkedAt }) => longestWaits(end, downs, checkedAt));
  const count = (of: (result: Judged) => number) => results.reduce((sum, result) => sum + of(result), 0);
  const findings = count((result) => result.findings.length);
  const seconds = (ms: number) => ms / 1000;
  const cents = results.map(({ end }) => totals(end));
  const difference = cents.reduce(
    (sum, { processor, ledger }) =>
      sum + Math.abs(processor.taken - ledger.taken) + Math.abs(processor.back - ledger.back),
    0,
  );
  return {
    title: 'Kills',
    explanation: `\`npm run chaos\`: the program behind \`npm start\` is killed under booking and paying load, at desks too, half of the times with the embedded database, half as one of
two processes at a PostgreSQL beside them; processor and mail server run in processes of their own, and half of the processor's answers
and events come late, lost, doubled or refused by a bad key. One check of all that was acknowledged, a minute after the last start.`,
    table: figuresTable([
      {
        what: 'kills whose unfinished jobs were taken up within 60 s',
        product: resumed,
        floor: null,
        unit: `of ${all.length}`,
        goal: 'all',
        isReached: resumed === all.length,
      },
      plain('the longest of these waits', seconds(Math.max(0, ...all)), 's'),
      {
        what: 'lost, doubled, waiting or wrong',
        product: findings,
        floor: null,
        unit: '',
        goal: 'none',
        isReached: findings === 0,
      },
      {
        what: 'difference between the books of processor and ledger',
        product: difference,
        floor: null,
        unit: 'cents',
        goal: 'none',
        isReached: difference === 0,
      },
      plain(
        'bookings acknowledged',
        count(({ book }) => book.count('placed')),
      ),
      plain(
        'acts acknowledged at desks',
        count(({ deskBook }) => deskBook.acts),
      ),
      plain(
        'payments taken by the processor',
        count(({ end }) => end.intents.filter(({ receivedCents }) => receivedCents > 0).length),
      ),
      plain(
        'letters delivered',
        count(({ end }) => end.deliveries.length),
      ),
      plain(
        'the longest that money waited for the ledger, while a server was there',
        seconds(Math.max(...waits.map(({ money }) => money))),
        's',
      ),
      plain(
        'the longest that a letter waited, while a server was there',
        seconds(Math.max(...waits.map(({ mail }) => mail))),
        's',
      ),
    ]),
  };
}

export function rollingFigures({ restarts, requests, failed, longestStop }: RollingResult): Section {
  return {
    title: 'Rolling restarts',
    explanation: `\`npm run chaos -- rolling\`: two processes at one PostgreSQL behind a proxy that obeys \`/readyz\` and sends nothing twice are restarted in turn under 8
requests a second for pages, free times and bookings.`,
    table: figuresTable([
      { what: 'restarts', product: restarts, floor: null, unit: '', goal: '20', isReached: restarts >= 20 },
      {
        what: 'failed requests',
        product: failed.length,
        floor: null,
        unit: `of ${requests}`,
        goal: 'none',
        isReached: failed.length === 0,
      },
      {
        what: 'the longest that a process took to end',
        product: longestStop / 1000,
        floor: null,
        unit: 's',
        goal: '',
        isReached: null,
      },
    ]),
  };
}
