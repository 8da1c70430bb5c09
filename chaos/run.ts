// `npm run chaos`: kills the server under load and looks whether anything was lost. `npm run chaos -- rolling`: restarts two in turn. See README.md.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeSection } from '../benchmarks/setup/figures-page.ts';
import { buildWebIfStale } from '../scripts/build-web.ts';
import { check } from './check/check.ts';
import type { Finding } from './check/end-state.ts';
import { readEndState } from './check/read-end-state.ts';
import type { Judged } from './figures.ts';
import { killFigures, resumptions, rollingFigures } from './figures.ts';
import { killAgainAndAgain, RESUMED_WITHIN_MS } from './kills.ts';
import type { Options } from './options.ts';
import { readOptions } from './options.ts';
import { restartInTurn } from './rolling.ts';
import { tamper, TAMPERED_WITH } from './tamper.ts';
import type { Kind, World } from './world.ts';
import { openWorld } from './world.ts';

const FULL_KILLS = 25;
const FULL_RESTARTS = 20;
const SHOWN = 40;

const say = (line: string): void => console.log(line);
const options = readOptions(process.argv.slice(2));
const logs = join(tmpdir(), `radura-chaos-${options.seed}`);
buildWebIfStale();
say(`seed ${options.seed} (again: --seed ${options.seed}); the servers write to ${logs}`);
process.exit((options.isRolling ? await rolling(options) : await kills(options)) ? 0 : 1);

async function kills({ times, isTampered }: Options): Promise<boolean> {
  const embedded = Math.ceil(times / 2);
  const results = [
    await killIn('embedded', embedded),
    ...(times > embedded ? [await killIn('two processes', times - embedded)] : []),
  ];
  const section = killFigures(results);
  say(`\n${section.table}`);
  const findings = results.flatMap((result) => result.findings);
  if (isTampered) return isAllFound(findings);
  if (times >= FULL_KILLS) writeSection(section);
  return findings.length === 0 && results.flatMap(resumptions).every((ms) => ms <= RESUMED_WITHIN_MS);
}

async function killIn(kind: Kind, times: number): Promise<Judged> {
  say(`\n${kind}: ${times} kills`);
  const world = await open(kind);
  try {
    const result = await Promise.race([
      killAgainAndAgain(world, { kills: times, seed: options.seed, say }),
      world.broken,
    ]);
    if (options.isTampered) result.end = await tamperedEnd(world, result.end);
    const findings = check(result.end);
    const late = resumptions(result).filter((ms) => ms > RESUMED_WITHIN_MS).length;
    say(
      `  ${result.lostAnswers} answers lost on the way; refused: ${[...result.book.refusals, ...result.deskBook.refusals].map(([code, count]) => `${code} ${count}`).join(', ') || 'nobody'}`,
    );
    say(`  kills whose jobs were taken up too late: ${late}; findings: ${findings.length}`);
    show(findings);
    return { ...result, findings };
  } finally {
    await world.end();
  }
}

async function tamperedEnd(world: World, end: Judged['end']) {
  const databaseUrl = await world.databaseUrl();
  await tamper(databaseUrl);
  return readEndState({ databaseUrl, processorUrl: world.processorUrl }, end);
}

function isAllFound(findings: readonly Finding[]): boolean {
  const missed = TAMPERED_WITH.filter((part) => !findings.some(({ what }) => what === part));
  say(
    missed.length === 0
      ? 'negative control: the check finds all of it, as it must'
      : `negative control: NOT FOUND: ${missed.join('; ')}`,
  );
  return missed.length === 0;
}

async function rolling({ times, seed }: Options): Promise<boolean> {
  say(`\nrolling: ${times} restarts`);
  const world = await open('two processes');
  try {
    const result = await Promise.race([restartInTurn(world, { restarts: times, seed, say }), world.broken]);
    show(result.failed.map((of) => ({ what: 'failed', of })));
    const section = rollingFigures(result);
    say(`\n${section.table}`);
    if (times >= FULL_RESTARTS) writeSection(section);
    return result.failed.length === 0;
  } finally {
    await world.end();
  }
}

function open(kind: Kind): Promise<World> {
  const { seed, port, postgres } = options;
  return openWorld({ kind, seed, port, logs, postgres });
}

/** By what they are, the first of each kind in full. */
function show(findings: readonly Finding[]): void {
  const kinds = Map.groupBy(findings, ({ what }) => what);
  for (const [what, found] of [...kinds].slice(0, SHOWN)) {
    say(`  ✗ ${found.length} × ${what}`);
    for (const { of } of found.slice(0, 3)) say(`      ${of}`);
  }
}
