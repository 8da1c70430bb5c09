const SHARED = /\/(web\/(ui|lib)|contracts)\/|node_modules\/(@tabler|valibot)/;
/** Home, search and a provider’s page, which visitors meet first, and what is there before any page. */
const MET_FIRST =
  /\/web\/(features\/public-site\/(shell|home|book\/book|provider\/provider(-booking)?)\.route\.tsx|root\.tsx|entry\.client\.tsx)(\?|$)/;
const OF_BUSINESSES = /\/web\/(features\/(business|admin)|business-(frame|ui))\//;
/** What the bundler itself adds wherever a part is fetched later. */
const FETCHES_LATER = /preload-helper/;
/** A text of its own file, by its key. */
const TEXT = /\/texts\/messages\/(?!_index)(\w+)\.js/;
const ALL_TEXTS = /\/texts\/(messages|messages\/_index)\.js$/;

interface Module {
  code: string | null;
  importers: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): Module | null;
}

/**
 * Files for code that many pages share: one for all of it is smaller and quicker than many, but who only looks around should
 * not carry what forms and accounts need, nor what a center reads. Whatever all need is in the first.
 */
export const SHARED_FILES = [
  {
    name: (id: string, modules: Modules) =>
      FETCHES_LATER.test(id) || isIn('common', id, modules) ? 'common' : null,
    debugName: 'common',
    priority: 2,
    test: (id: string) => SHARED.test(id) || FETCHES_LATER.test(id),
    minShareCount: 2,
  },
  {
    name: (id: string, modules: Modules) => (isIn('business', id, modules) ? 'business' : null),
    debugName: 'business',
    priority: 1,
    test: SHARED,
    minShareCount: 4,
  },
  { name: 'account', test: SHARED, minShareCount: 4 },
];

type Readers = 'common' | 'business' | 'account';

function isIn(file: Readers, id: string, modules: Modules): boolean {
  const key = TEXT.exec(id)?.[1];
  return key === undefined
    ? readersOf([id], modules) === file
    : (whoSays(id, modules).get(key) ?? 'account') === file;
}

let said: ReadonlyMap<string, Readers> | null = null;

/** Texts do not tell who needs them by their importers, since all hang on one index: the modules that import it name them. */
function whoSays(text: string, modules: Modules): ReadonlyMap<string, Readers> {
  if (said) return said;
  const found = new Map<string, Readers>();
  for (const importer of importersOfTexts(text, modules)) {
    const readers = readersOf([importer], modules);
    for (const [, key = ''] of (modules.getModuleInfo(importer)?.code ?? '').matchAll(/\bm\.(\w+)/g))
      found.set(key, widerOf(found.get(key), readers));
  }
  said = found;
  return found;
}

function importersOfTexts(text: string, modules: Modules): Set<string> {
  const seen = new Set([text]);
  for (const id of seen)
    if (id === text || ALL_TEXTS.test(id))
      for (const importer of modules.getModuleInfo(id)?.importers ?? []) seen.add(importer);
  return new Set([...seen].filter((id) => id !== text && !ALL_TEXTS.test(id)));
}

function widerOf(one: Readers | undefined, other: Readers): Readers {
  if (one === undefined || one === other) return other;
  return one === 'common' || other === 'common' ? 'common' : 'account';
}

/** Whether one of the pages met first imports them, directly or not, else whether screens of centers alone do. */
function readersOf(ids: readonly string[], modules: Modules): Readers {
  const seen = new Set(ids);
  let isOfBusinesses = true;
  for (const module of seen) {
    if (MET_FIRST.test(module)) return 'common';
    const importers = modules.getModuleInfo(module)?.importers ?? [];
    if (importers.length === 0 && !OF_BUSINESSES.test(module)) isOfBusinesses = false;
    for (const importer of importers) seen.add(importer);
  }
  return isOfBusinesses ? 'business' : 'account';
}
