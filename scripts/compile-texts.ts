import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '..');
const localesFolder = join(root, 'contracts/locales');
const outputFolder = join(root, 'contracts/texts');
const stampFile = join(outputFolder, '.stamp');
const projectFolder = join(root, 'build/texts.inlang');

/** One area is one file name that stands in both language folders. */
async function listAreas(): Promise<string[]> {
  const [italian, english] = await Promise.all(
    ['it', 'en'].map(async (locale) =>
      (await readdir(join(localesFolder, locale))).filter(isTextFile).sort(),
    ),
  );
  if (JSON.stringify(italian) !== JSON.stringify(english)) {
    throw new Error(`The text areas differ: it has ${italian?.join(', ')}; en has ${english?.join(', ')}`);
  }
  return italian ?? [];
}

function isTextFile(name: string): boolean {
  return name.endsWith('.json');
}

async function readKeys(locale: string, areas: readonly string[]): Promise<{ keys: string[]; hash: string }> {
  const keys: string[] = [];
  const hash = createHash('sha256');
  for (const area of areas) {
    const content = await readFile(join(localesFolder, locale, area), 'utf8');
    hash.update(area).update(content);
    const texts: Record<string, unknown> = JSON.parse(content);
    keys.push(...Object.keys(texts).filter((key) => key !== '$schema'));
  }
  return { keys, hash: hash.digest('hex') };
}

/** The compiler falls back in silence, so a key missing in one language is found here. */
function assertSameKeys(italian: readonly string[], english: readonly string[]): void {
  const missing = [
    ...italian.filter((key) => !english.includes(key)).map((key) => `en: ${key}`),
    ...english.filter((key) => !italian.includes(key)).map((key) => `it: ${key}`),
  ];
  if (missing.length > 0) throw new Error(`Texts are missing:\n  ${missing.join('\n  ')}`);
  const twice = english.filter((key, position) => english.indexOf(key) !== position);
  if (twice.length > 0) throw new Error(`Texts stand in more than one area: ${twice.join(', ')}`);
}

async function compile(areas: readonly string[]): Promise<void> {
  await mkdir(projectFolder, { recursive: true });
  const settings = {
    baseLocale: 'en',
    locales: ['it', 'en'],
    modules: [join(root, 'node_modules/@inlang/plugin-message-format/dist/index.js')],
    'plugin.inlang.messageFormat': {
      pathPattern: areas.map((area) => join(localesFolder, '{locale}', area)),
    },
  };
  await writeFile(join(projectFolder, 'settings.json'), JSON.stringify(settings, null, 2));
  const compiler = join(root, 'node_modules/@inlang/paraglide-js/bin/run.js');
  const options = ['--project', projectFolder, '--outdir', outputFolder, '--strategy', 'baseLocale'];
  const quiet = ['--no-emit-readme', '--no-emit-prettier-ignore', '--no-emit-git-ignore', '--silent'];
  await promisify(execFile)(process.execPath, [compiler, 'compile', ...options, ...quiet], { cwd: root });
}

const CHOICE_OF_LANGUAGE =
  /\(\(inputs(?: = \{\})?, options = \{\}\) => \{\n\tconst locale = .*\n\tif \(locale === "it"\) return (\w+)\(inputs\)\n\treturn (\w+)\(inputs\)\n\}\);/;

/** Published texts come before the compiled ones (`ownText`), by the message's key. */
async function letPublishedTextsIn(files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (name) => {
      const path = join(outputFolder, 'messages', name);
      const text = await readFile(path, 'utf8');
      const changed = text
        .replace(CHOICE_OF_LANGUAGE, (_all, italian: string, english: string) => {
          const key = english.replace(/^en_/, '');
          return `(/* @__PURE__ */ ownText(${JSON.stringify(key)}, ${italian}, ${english}));`;
        })
        .replace(/^import .*$/m, "import { ownText } from '../../own-texts.ts';");
      if (!changed.includes('ownText("')) throw new Error(`${name} is compiled otherwise than expected`);
      await writeFile(path, changed);
    }),
  );
}

/**
 * All messages in one file, which Node loads in place of a file for each (`imports` of package.json): of thousands, that alone takes two
 * seconds of each process. Browsers' files are made of the single ones.
 */
async function writeInOne(files: readonly string[]): Promise<void> {
  const bodies = await Promise.all(
    files.map(async (name) => {
      const text = await readFile(join(outputFolder, 'messages', name), 'utf8');
      return text.replaceAll(OF_EACH_FILE, '').replaceAll('../runtime.js', './runtime.js');
    }),
  );
  const head = `import { ownText } from '../own-texts.ts';
/** @typedef {import('./runtime.js').LocalizedString} LocalizedString */`;
  await writeFile(join(outputFolder, 'all-messages.js'), [head, ...bodies].join('\n'));
  const index = "export * from './all-messages.js';\nexport * as m from './all-messages.js';\n";
  await writeFile(join(outputFolder, 'messages-in-one.js'), index);
}
const OF_EACH_FILE = /^(?:\/\* eslint-disable \*\/|import .*|.*@typedef \{import\(.*)$/gm;

/**
 * Compiles `contracts/locales/{it,en}/<area>.json` to `contracts/texts/`, unless nothing has changed since the last time.
 * Fails when a key stands in one language only, in two areas, or when no message comes out (docs: Paraglide reports
 * success with 0 messages when its plugin cannot be read).
 * @returns how many messages the output holds
 */
export async function compileTexts(): Promise<number> {
  const areas = await listAreas();
  const [italian, english] = await Promise.all([readKeys('it', areas), readKeys('en', areas)]);
  assertSameKeys(italian.keys, english.keys);
  const stamp = `with published ${italian.hash} ${english.hash}`;
  if ((await readFile(stampFile, 'utf8').catch(() => '')) === stamp) return english.keys.length;

  await compile(areas);
  const compiled = await readdir(join(outputFolder, 'messages')).catch(() => []);
  const messages = compiled.filter((name) => name.endsWith('.js') && name !== '_index.js');
  const count = messages.length;
  if (count < english.keys.length || count === 0) {
    await rm(outputFolder, { recursive: true, force: true });
    throw new Error(`${english.keys.length} texts went in and ${count} came out`);
  }
  await letPublishedTextsIn(messages);
  await writeInOne(messages);
  await writeFile(stampFile, stamp);
  return count;
}

if (import.meta.main) {
  console.log(`${await compileTexts()} texts compiled`);
}
