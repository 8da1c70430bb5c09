import type { ProviderAction } from '#contracts/provider-actions.ts';

export const ROUTES = 'web/routes.ts';
export const ENTRIES = 'web/business-frame/center/entries.ts';
export const ACCESS_ROWS = 'server/testing/access/center-table.ts';
export const ROOMS_FILE = 'scripts/tests-of-rooms.ts';

/** Groups of the sidebar. */
export const GROUPS = ['today', 'people', 'offer', 'money', 'center'] as const;
export type Group = (typeof GROUPS)[number];

export interface AddedScreen {
  path: string;
  /** Of its texts: `gift_cards`. */
  key: string;
  action: ProviderAction;
  group: Group;
  /** The module that owns its operation; null where the room `web` tests it with everything else. */
  room: string | null;
}

/**
 * The files that name every screen, with the lines of a new one.
 * @param read gives the text of a file
 * @throws Error with one sentence where a file no longer has the place for a line
 */
export function withScreenAdded(screen: AddedScreen, read: (file: string) => string): Record<string, string> {
  const { path, key, action, group, room } = screen;
  const rooms = room && { [ROOMS_FILE]: inRoom(read(ROOMS_FILE), room, path) };
  return {
    [ROUTES]: inserted(read(ROUTES), {
      file: ROUTES,
      after: ['function centerScreens('],
      before: '\n  ]);\n}',
      line: `\n    at('${path}')('${path}', '${path}.route.tsx'),`,
    }),
    [ENTRIES]: inserted(withIcon(read(ENTRIES)), {
      file: ENTRIES,
      after: [`title: m.center_group_${group},`],
      before: '],\n  },',
      line: `{ path: '${path}', label: m.${key}_title, icon: IconList, action: '${action}' },`,
    }),
    [ACCESS_ROWS]: inserted(read(ACCESS_ROWS), {
      file: ACCESS_ROWS,
      after: ['export const PAGES_OF_CENTER'],
      before: '\n];',
      line: `\n  row('GET /business/:center/${path}', CENTER, whoMay('${action}'), NOBODY),`,
    }),
    ...rooms,
  };
}

const withIcon = (text: string): string =>
  /\bIconList,/.test(text)
    ? text
    : inserted(text, {
        file: ENTRIES,
        after: ['import {'],
        before: "} from '@tabler/icons-react';",
        line: '  IconList,\n',
      });

/** Adds a folder to the screens of a room. */
function inRoom(text: string, room: string, path: string): string {
  const start = room.includes('-') ? `\n  '${room}': {` : `\n  ${room}: {`;
  const begin = text.indexOf(start);
  const hasScreens = text.slice(begin, text.indexOf('}', begin)).includes('screens: [');
  return inserted(text, {
    file: ROOMS_FILE,
    after: hasScreens ? [start, 'screens: ['] : [start],
    before: hasScreens ? ']' : '}',
    line: hasScreens ? `'${path}'` : `screens: ['${path}'],`,
  });
}

interface Place {
  file: string;
  /** Anchors that stand before the line, each behind the last. */
  after: readonly string[];
  /** The next thing behind them, before which the line goes. */
  before: string;
  line: string;
}

/** Inserts a line at its place, with a comma before it where one is due. The code is formatted later. */
function inserted(text: string, { file, after, before, line }: Place): string {
  let position = 0;
  for (const anchor of [...after, before]) {
    position = text.indexOf(anchor, position);
    if (position === -1)
      throw new Error(`${file} has no "${anchor.trim()}" any more, behind which this goes: ${line.trim()}`);
    if (anchor !== before) position += anchor.length;
  }
  const head = text.slice(0, position);
  const comma = /[,{[]\s*$/.test(head) ? '' : ',';
  return head + comma + line + text.slice(position);
}
