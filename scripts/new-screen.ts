// `npm run new -- screen gift-cards --action seeServices --list getGiftCards --group offer`: writes a plain list screen of the back office.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import { PROJECT_ROOT } from '#server/config.ts';
import { formatted } from './formatted.ts';
import { ENTRIES, GROUPS, ROUTES, withScreenAdded } from './new-screen/added-lines.ts';
import { listOperation } from './new-screen/list-operation.ts';
import { screenFiles } from './new-screen/screen-files.ts';
import type { ScreenNames } from './new-screen/screen-names.ts';
import { namesOf } from './new-screen/screen-names.ts';

/** What the command is told. */
export interface WantedScreen {
  name: string;
  action: string;
  /** Default: `get` and the name. */
  list?: string;
  /** Default: `center`. */
  group?: string;
}

/** What it wrote. */
export interface WrittenScreen {
  /** New files, then those with lines added. */
  files: string[];
  /** The room that tests the screen. */
  room: string;
  /** Whether the list asks for the order `name`. */
  isSorted: boolean;
}

/**
 * Writes a list screen: its files, and its lines where every screen is named. Nothing is written where something is wrong.
 * @throws Error with one sentence that says what
 */
export async function writeScreen(root: string, wanted: WantedScreen): Promise<WrittenScreen> {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const names = namesOf(wanted.name);
  const taken = whereTaken(names, root, read);
  if (taken) throw new Error(`The name ${names.path} is taken: see ${taken}.`);
  const action = oneOf(PROVIDER_ACTIONS, wanted.action, 'action', 'contracts/provider-actions.ts');
  const group = oneOf(GROUPS, wanted.group ?? 'center', 'group of the sidebar', GROUPS.join(', '));
  const list = listOperation(read('schema.graphql'), wanted.list ?? `get${names.pascal}`);
  const room = ownerOf(list.name, root, read);
  const texts = {
    ...screenFiles(names, list),
    ...withScreenAdded({ path: names.path, key: names.key, action, group, room }, read),
  };
  const written = await Promise.all(
    Object.entries(texts).map(async ([file, text]) => [file, await formatted(file, text)] as const),
  );
  for (const [file, text] of written) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return { files: written.map(([file]) => file), room: room ?? 'web', isSorted: list.isSorted };
}

/** @param among where or what the others are */
function oneOf<Value extends string>(
  values: readonly Value[],
  said: string,
  what: string,
  among: string,
): Value {
  const found = values.find((value) => value === said);
  if (!found) throw new Error(`There is no ${what} "${said}" among ${among}.`);
  return found;
}

/** The first file that uses a name already; null for none. */
function whereTaken({ path, pascal, key }: ScreenNames, root: string, read: (file: string) => string) {
  const own = [
    `web/features/business/${path}`,
    ...['it', 'en'].map((one) => `contracts/locales/${one}/${path}.json`),
  ];
  const users: [file: string, use: string][] = [
    [ROUTES, `('${path}', `],
    [ENTRIES, `path: '${path}',`],
    ['web/generated/operations.ts', `type ${pascal}PageData `],
    ['web/generated/operations.ts', `type ${pascal}Row `],
    ...globSync('contracts/locales/en/*.json', { cwd: root }).map((file): [string, string] => [
      file,
      `"${key}_title"`,
    ]),
  ];
  return (
    own.find((file) => existsSync(join(root, file))) ??
    users.find(([file, use]) => read(file).includes(use))?.[0] ??
    null
  );
}

/** The module whose folder declares an operation; null where that cannot be told. */
function ownerOf(operation: string, root: string, read: (file: string) => string): string | null {
  const files = globSync('server/modules/*/graphql/**/*.ts', { cwd: root });
  const owners = files.filter((file) => read(file).includes(`queryField('${operation}'`));
  const [owner, ...others] = new Set(owners.map((file) => file.split(/[\\/]/)[2]));
  return others.length === 0 ? (owner ?? null) : null;
}

const USAGE = `npm run new -- screen <name> --action seeX [--list getX] [--group ${GROUPS.join('|')}]`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'string' }, action: { type: 'string' }, group: { type: 'string' } },
  });
  const [kind, name, ...more] = positionals;
  const { action, ...choices } = values;
  if (kind !== 'screen' || !name || !action || more.length > 0) throw new Error(`Say it so: ${USAGE}`);
  const { files, room, isSorted } = await writeScreen(PROJECT_ROOT, { name, action, ...choices });
  console.log(`Wrote\n${files.map((file) => `  ${file}`).join('\n')}
Next
  1. Make the texts in contracts/locales/{it,en}/${name}.json sentences of the product, and choose an icon in ${ENTRIES}.
  2. npm run schema${isSorted ? `\n     The list asks for the order 'name'; other orders go into ${name}-list.tsx.` : ''}
  3. npm test -- ${room}
     Where rows show what is private, the access row names the columns (\`shows\`).`);
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
