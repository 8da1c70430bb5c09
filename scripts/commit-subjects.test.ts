import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newSubjects, subjectFaults } from './commit-subjects.ts';

describe('a commit subject', () => {
  it.each(['Fix double booking after a hold expires', 'Speed up search', `Add ${'é'.repeat(68)}`])(
    'passes: %s',
    (subject) => expect(subjectFaults(subject)).toEqual([]),
  );

  it('is refused beyond 72 characters', () => {
    expect(subjectFaults(`Add ${'a'.repeat(69)}`)).toEqual(['has 73 characters, at most 72']);
  });

  it.each([
    'Confirm a hold only while it stands',
    'fix search',
    'Fixes search',
    'Fix',
    'Merge branch x',
    'Speed search',
  ])('is refused without one of the verbs: %s', (subject) =>
    expect(subjectFaults(subject)).toEqual([
      'begins with none of Add, Fix, Change, Remove, Rename, Speed up, Test, Document, Update, Move, Release',
    ]),
  );
});

describe('the judged commits', () => {
  let root: string;
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
  const commit = (subject: string) =>
    git('-c', 'user.name=A', '-c', 'user.email=a@example.it', 'commit', '-q', '--allow-empty', '-m', subject);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'subjects-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('are none without a history', () => {
    expect(newSubjects(root)).toEqual([]);
  });

  it('are none in a folder inside another repository', () => {
    git('init', '-q');
    commit('Add one');
    const folder = join(root, 'unpacked');
    mkdirSync(folder);
    expect(newSubjects(folder)).toEqual([]);
  });

  it('are the last one where main is not known', () => {
    git('init', '-q');
    commit('Add one');
    commit('Add two');
    expect(newSubjects(root)).toEqual(['Add two']);
  });

  it('are those since main', () => {
    git('init', '-q');
    commit('An old one');
    git('update-ref', 'refs/remotes/origin/main', 'HEAD');
    commit('Add two');
    commit('Add three');
    expect(newSubjects(root)).toEqual(['Add three', 'Add two']);
  });
});
