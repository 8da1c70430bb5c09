import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';

export interface Suite {
  name: string;
  command: string;
  args: string[];
  /** Settings of its own, read when its turn comes. */
  environment?: () => Record<string, string>;
  /** Reads how many checks passed and failed from what the command printed; absent: the command is one check itself. */
  count?: (output: string) => Counted;
  /** Why it cannot run on this machine; it counts neither way. */
  skippedBecause?: string | undefined;
}

export interface Counted {
  passed: number;
  failed: number;
  /** How many of those that passed failed at first: each is a fault to be looked for. */
  passedAgain?: number;
}

/** One suite, or several at the same time, whose output is shown as each of them ends. */
export type Step = Suite | readonly Suite[];

/** Runs the steps one after another and counts over all suites. A suite that ran nothing has failed. */
export async function runSuites(steps: readonly Step[]): Promise<Counted> {
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const isAlone = !Array.isArray(step);
    const counts = await Promise.all([step].flat().map((suite: Suite) => runSuite(suite, isAlone)));
    for (const { passed, failed } of counts) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  return total;
}

async function runSuite(suite: Suite, isAlone: boolean): Promise<Counted> {
  const began = Date.now();
  if (suite.skippedBecause !== undefined) {
    console.log(`\n── ${suite.name}: SKIPPED, ${suite.skippedBecause}`);
    return { passed: 0, failed: 0 };
  }
  if (isAlone) console.log(`\n── ${suite.name}`);
  const { output, exitCode } = await run(suite, isAlone);
  if (!isAlone) console.log(`\n── ${suite.name}\n${output.trim()}`);
  const counted: Counted = suite.count?.(output) ?? {
    passed: exitCode === 0 ? 1 : 0,
    failed: exitCode === 0 ? 0 : 1,
  };
  const ranNothing = counted.passed + counted.failed === 0;
  const failed = counted.failed === 0 && (exitCode !== 0 || ranNothing) ? 1 : counted.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  const again = counted.passedAgain ? ` (${counted.passedAgain} only when run again)` : '';
  console.log(
    `── ${suite.name}: ${counted.passed} passed${again}, ${failed} failed${ranNothing ? ' (ran nothing)' : ''} in ${seconds} s`,
  );
  return { passed: counted.passed, failed };
}

/** @param isShown whether what it prints is shown while it runs */
async function run(suite: Suite, isShown: boolean): Promise<{ output: string; exitCode: number }> {
  const command = join(PROJECT_ROOT, 'node_modules/.bin', suite.command);
  const env = { ...process.env, NO_COLOR: '1', ...suite.environment?.() };
  const child = spawn(command, suite.args, { cwd: PROJECT_ROOT, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) process.stdout.write(chunk);
    });
  }
  const exitCode = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return { output, exitCode };
}
