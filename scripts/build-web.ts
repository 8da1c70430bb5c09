import { execFileSync } from 'node:child_process';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '#server/config.ts';

const SOURCES = [
  'web/**/*',
  'contracts/**/*',
  'scripts/web-build/*',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
];
const BUILT = join(PROJECT_ROOT, 'build/server/index.js');

/** Whether the last build is newer than all that the screens are made of. */
export function isWebBuilt(): boolean {
  return existsSync(BUILT) && statSync(BUILT).mtimeMs > newestSource();
}

/** Builds the screens unless they are built. */
export function buildWebIfStale(): void {
  if (isWebBuilt()) return;
  console.log('Building the screens…');
  execFileSync(join(PROJECT_ROOT, 'node_modules/.bin/react-router'), ['build'], {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function newestSource(): number {
  const files = globSync(SOURCES, { cwd: PROJECT_ROOT });
  return Math.max(...files.map((file) => statSync(join(PROJECT_ROOT, file)).mtimeMs));
}
