// Runs before `npm start`, `npm test` and `npm run dev` on whatever Node the system has: installs the exact
// locked packages when the tree is missing or older than the lock file, so that a bare clone needs one command.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const installed = `${root}node_modules/.package-lock.json`;
const lock = `${root}package-lock.json`;
const isFresh = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;

if (!isFresh) {
  console.log('Installing packages…');
  // --loglevel=error: packages that only ever run on the bundled Node warn about the system's older one.
  const npm = spawnSync('npm', ['ci', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (npm.status !== 0) process.exit(npm.status ?? 1);
}
