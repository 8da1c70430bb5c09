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
  count?: (output: string) => { passed: number; failed: number };
  /** Why it cannot run on this machine; it counts neither way. */
  skippedBecause?: string | undefined;
}

/** Runs the suites one after another and counts over all of them. A suite that ran nothing has failed. */
export async function runSuites(suites: readonly Suite[]): Promise<{ passed: number; failed: number }> {
  const total = { passed: 0, failed: 0 };
  for (const suite of suites) {
    const began = Date.now();
    console.log(`\n── ${suite.name}`);
    if (suite.skippedBecause !== undefined) {
      console.log(`── ${suite.name}: SKIPPED, ${suite.skippedBecause}`);
      continue;
    }
    const { output, exitCode } = await run(suite);
    const counted = suite.count?.(output) ?? { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1 };
    const ranNothing = counted.passed + counted.failed === 0;
    const failed = counted.failed === 0 && (exitCode !== 0 || ranNothing) ? 1 : counted.failed;
    total.passed += counted.passed;
    total.failed += failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    console.log(`── ${suite.name}: ${counted.passed} passed, ${failed} failed${ranNothing ? ' (ran nothing)' : ''} in ${seconds} s`);
  }
  return total;
}

async function run(suite: Suite): Promise<{ output: string; exitCode: number }> {
  const command = join(PROJECT_ROOT, 'node_modules/.bin', suite.command);
  const env = { ...process.env, NO_COLOR: '1', ...suite.environment?.() };
  const child = spawn(command, suite.args, { cwd: PROJECT_ROOT, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    });
  }
  const exitCode = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return { output, exitCode };
}
