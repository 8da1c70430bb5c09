import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { formatted } from './formatted.ts';
import {
  ACCESS_ROWS,
  ENTRIES,
  GROUPS,
  ROOMS_FILE,
  ROUTES,
  withScreenAdded,
} from './new-screen/added-lines.ts';
import type { WantedScreen } from './new-screen.ts';
import { writeScreen } from './new-screen.ts';

const CHANGED: readonly string[] = [ROUTES, ENTRIES, ACCESS_ROWS, ROOMS_FILE];
const READ = [
  'schema.graphql',
  'web/generated/operations.ts',
  'contracts/locales/en',
  'server/modules/catalog/graphql/get-sub-services.ts',
];
const GIFT_CARDS = { name: 'gift-cards', list: 'getSubServices', action: 'seeServices', group: 'money' };

let root: string;
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'new-screen-'));
  for (const path of [...CHANGED, ...READ])
    cpSync(join(PROJECT_ROOT, path), join(root, path), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

it('writes six files, and one line in each file that names all screens', async () => {
  const { files, room } = await writeScreen(root, GIFT_CARDS);
  const own = files.filter((file) => !CHANGED.includes(file));
  expect(own).toEqual([
    'web/features/business/gift-cards/gift-cards.route.tsx',
    'web/features/business/gift-cards/gift-cards-calls.ts',
    'web/features/business/gift-cards/gift-cards-list.tsx',
    'web/features/business/gift-cards/gift-cards.component.test.tsx',
    'contracts/locales/it/gift-cards.json',
    'contracts/locales/en/gift-cards.json',
  ]);
  expect(room).toBe('catalog');
  for (const file of CHANGED) {
    const lines = read(file).split('\n');
    expect([file, lines.filter((line) => line.includes('gift-cards')).length]).toEqual([file, 1]);
  }
  expect(own.reduce((sum, file) => sum + read(file).split('\n').length, 0)).toBeLessThan(200);
  for (const file of files) expect(await formatted(file, read(file))).toBe(read(file));
});

it('has a place in every group of the sidebar, and imports its icon once', () => {
  const screen = { path: 'gift-cards', key: 'gift_cards', action: 'seeServices', room: null } as const;
  for (const group of GROUPS) {
    const once = withScreenAdded({ ...screen, group }, read)[ENTRIES] ?? '';
    expect(once).toMatch(new RegExp(`title: m.center_group_${group},(?:(?!title:)[^])*path: 'gift-cards'`));
    const twice = withScreenAdded({ ...screen, group }, (file) => (file === ENTRIES ? once : read(file)));
    expect(twice[ENTRIES]?.match(/^ {2}IconList,$/gm)).toHaveLength(1);
  }
});

it('refuses what is wrong in one sentence', async () => {
  const wrongs: [wrong: Partial<WantedScreen>, sentence: string][] = [
    [{ name: 'GiftCards' }, '"GiftCards" is not kebab-case'],
    [{ name: 'services' }, 'The name services is taken: see contracts/locales/en/services.json.'],
    [{ name: 'today' }, 'The name today is taken: see'],
    [{ action: 'seeNothing' }, 'There is no action "seeNothing"'],
    [{ group: 'garden' }, 'There is no group of the sidebar "garden"'],
    [{ list: undefined }, 'schema.graphql has no query getGiftCards'],
    [{ list: 'getServiceGroups' }, 'getServiceGroups is no page of a list: its answer lacks total, page'],
    [{ list: 'getNotices' }, 'The rows of getNotices lack name.'],
    [{ list: 'getHolidayPage' }, 'getHolidayPage does not take search'],
  ];
  for (const [wrong, sentence] of wrongs)
    await expect(writeScreen(root, { ...GIFT_CARDS, ...wrong })).rejects.toThrow(sentence);
});

it('refuses a screen that is there, and writes nothing where a line has no place', async () => {
  writeFileSync(join(root, ENTRIES), read(ENTRIES).replace('m.center_group_money', 'm.center_group_cash'));
  await expect(writeScreen(root, GIFT_CARDS)).rejects.toThrow(
    `${ENTRIES} has no "title: m.center_group_money," any more`,
  );
  expect(existsSync(join(root, 'web/features'))).toBe(false);
  await writeScreen(root, { ...GIFT_CARDS, group: 'offer' });
  await expect(writeScreen(root, GIFT_CARDS)).rejects.toThrow('The name gift-cards is taken');
});
