import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';
import { buildWebIfStale } from '../scripts/build-web.ts';
import type { Mutant } from './mutant.ts';

/** A bug that makes the tests hang is noticed too. */
const LONGEST_MS = 300_000;
const BINARIES = join(PROJECT_ROOT, 'node_modules/.bin');

/** The project in a folder of its own, because bugs never stand in the checkout itself. */
export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'radura-mutants-'));

  constructor() {
    // Some doors are tested with the screens behind them; a bug in a screen itself is built in for journeys alone.
    buildWebIfStale();
    const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: PROJECT_ROOT,
      encoding: 'utf8',
    });
    for (const file of [...listed.split('\n').filter(Boolean), 'contracts/texts', 'build']) {
      const source = join(PROJECT_ROOT, file);
      if (existsSync(source)) cpSync(source, join(this.#folder, file), { recursive: true });
    }
    symlinkSync(join(PROJECT_ROOT, 'node_modules'), join(this.#folder, 'node_modules'));
  }

  /** Whether all tests of these pass. Tests that fail without a bug would notice nothing. */
  async isGreen(mutants: readonly Mutant[]): Promise<boolean> {
    const all = (lists: (readonly string[] | undefined)[]): string[] => [
      ...new Set(lists.flatMap((list) => list ?? [])),
    ];
    return this.#pass(all(mutants.map(({ tests }) => tests)), all(mutants.map(({ journeys }) => journeys)));
  }

  /** Puts the bug in, runs its tests, takes it out. @throws where the text does not stand in the file exactly once, or a test is not there */
  async notices({ file, search, replace, tests = [], journeys = [] }: Mutant): Promise<boolean> {
    const path = join(this.#folder, file);
    const right = readFileSync(path, 'utf8');
    if (right.split(search).length !== 2) throw new Error(`${file} does not hold this once: ${search}`);
    // Tests that are not there fail as well, and would seem to notice everything.
    for (const test of [...tests, ...journeys.map((journey) => journey.replace(/:\d+$/, ''))])
      statSync(join(this.#folder, test));
    writeFileSync(
      path,
      right.replace(search, () => replace),
    );
    try {
      return !(await this.#pass(tests, journeys));
    } finally {
      writeFileSync(path, right);
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #pass(tests: readonly string[], journeys: readonly string[]): Promise<boolean> {
    if (tests.length > 0 && !(await this.#run('vitest', ['run', '--bail', '1', ...tests]))) return false;
    if (journeys.length === 0) return true;
    return (
      (await this.#run('react-router', ['build'])) &&
      this.#run('playwright', ['test', '--max-failures', '1', ...journeys])
    );
  }

  async #run(command: string, args: readonly string[]): Promise<boolean> {
    const child = spawn(join(BINARIES, command), args, {
      cwd: this.#folder,
      stdio: 'ignore',
      timeout: LONGEST_MS,
    });
    return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  }
}
