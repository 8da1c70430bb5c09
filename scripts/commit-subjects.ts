// Part of `npm run check`: refuses commit subjects that are too long or begin with none of our verbs.
import { spawnSync } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { PROJECT_ROOT } from '#server/config.ts';

const MOST_CHARACTERS = 72;
const VERBS = [
  'Add',
  'Fix',
  'Change',
  'Remove',
  'Rename',
  'Speed up',
  'Test',
  'Document',
  'Update',
  'Move',
  'Release',
];
const BEGINS_WITH_VERB = new RegExp(`^(${VERBS.join('|')}) \\S`);

/** Returns why a commit subject is refused; nothing for a good one. */
export function subjectFaults(subject: string): string[] {
  const characters = [...subject].length;
  return [
    ...(characters > MOST_CHARACTERS ? [`has ${characters} characters, at most ${MOST_CHARACTERS}`] : []),
    ...(BEGINS_WITH_VERB.test(subject) ? [] : [`begins with none of ${VERBS.join(', ')}`]),
  ];
}

/**
 * Returns the subjects of the commits since `origin/main`; of `HEAD` alone where that branch, or the way to it, is not in the clone.
 * What main has already is not judged, as it cannot be written anew. Without a history of its own the project has no subjects.
 */
export function newSubjects(root: string = PROJECT_ROOT): string[] {
  const top = git(root, 'rev-parse', '--show-toplevel');
  if (top === null || realpathSync(top) !== realpathSync(root)) return [];
  const isSinceMain = git(root, 'merge-base', 'origin/main', 'HEAD') !== null;
  const commits = isSinceMain ? ['origin/main..HEAD'] : ['--max-count=1', 'HEAD'];
  return (
    git(root, 'log', '--format=%s', ...commits)
      ?.split('\n')
      .filter(Boolean) ?? []
  );
}

function git(root: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

if (import.meta.main) {
  const refused = newSubjects().flatMap((subject) =>
    subjectFaults(subject).map((fault) => `"${subject}" ${fault}`),
  );
  for (const line of refused) console.error(line);
  if (refused.length > 0) process.exitCode = 1;
}
