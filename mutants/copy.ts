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
import { placeOf } from './place.ts';

/** A bug that makes the tests hang is noticed too. */
const LONGEST_MS = 300_000;
const VITEST = join(PROJECT_ROOT, 'node_modules/.bin/vitest');

/** The project in a folder of its own, because bugs never stand in the checkout itself. */
export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'radura-mutants-'));

  constructor() {
    // Some doors are tested with the screens behind them.
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
    return this.#pass([...new Set(mutants.flatMap(({ tests }) => tests))]);
  }

  /** Puts the bug in, runs its tests, takes it out. @returns null where it has no place. @throws where a test is not there */
  async notices({ file, within, search, replace, tests }: Mutant): Promise<boolean | null> {
    const path = join(this.#folder, file);
    const right = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const at = placeOf(right, { within, search });
    if (at === null) return null;
    // Tests that are not there fail as well, and would seem to notice everything.
    for (const test of tests) statSync(join(this.#folder, test));
    writeFileSync(path, right.slice(0, at) + replace + right.slice(at + search.length));
    try {
      return !(await this.#pass(tests));
    } finally {
      writeFileSync(path, right);
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #pass(tests: readonly string[]): Promise<boolean> {
    const child = spawn(VITEST, ['run', '--bail', '1', ...tests], {
      cwd: this.#folder,
      stdio: 'ignore',
      timeout: LONGEST_MS,
    });
    return new Promise((resolve) => child.once('close', (code) => resolve(code === 0)));
  }
}
