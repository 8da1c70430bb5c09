const SHARED = /\/(web\/(ui|lib)|contracts)\/|node_modules\/(@tabler|valibot)/;
/** What is bought, beside a provider, in a widget and on pages of its own. */
const OF_BOOKING = /\/web\/booking\//;
/** The pages that visitors meet first, by the file of what they alone share: home with search, and a provider’s page. */
const MET_FIRST = {
  finding: /\/web\/features\/public-site\/(home|book\/book)\.route\.tsx(\?|$)/,
  offering: /\/web\/features\/public-site\/provider\/provider(-booking)?\.route\.tsx(\?|$)/,
};
/** What is there before any page. */
const BEFORE_PAGES = /\/web\/(features\/public-site\/shell\.route\.tsx|root\.tsx|entry\.client\.tsx)(\?|$)/;
const OF_BUSINESSES = /\/web\/(features\/(business|admin|development)|business-(frame|ui))\//;
const BUSINESS_KIT =
  /\/web\/business-(frame|ui)\/|node_modules\/(react-aria|react-stately|@react-|@internationalized|@swc)/;
const REACT = /node_modules\/(react|react-dom|scheduler)\//;
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
 * Files for code that many pages share, asked in the order of their priority: one for all of it is smaller and quicker than many, but
 * who only looks around should not carry what forms and accounts need, nor what a center reads. A group takes along what its modules
 * import and no group before it has claimed.
 */
export const SHARED_FILES = [
  {
    name: (id: string, modules: Modules) =>
      FETCHES_LATER.test(id) || isIn('common', id, modules) ? 'common' : null,
    debugName: 'common',
    priority: 4,
    test: (id: string) => [SHARED, OF_BOOKING, FETCHES_LATER, REACT].some((pattern) => pattern.test(id)),
    minShareCount: 2,
  },
  {
    name: (id: string, modules: Modules) => (isIn('finding', id, modules) ? 'finding' : null),
    debugName: 'finding',
    priority: 4,
    test: SHARED,
    minShareCount: 2,
  },
  {
    name: (id: string, modules: Modules) => (isIn('offering', id, modules) ? 'offering' : null),
    debugName: 'offering',
    priority: 4,
    test: (id: string) => SHARED.test(id) || OF_BOOKING.test(id),
    minShareCount: 2,
  },
  {
    name: (id: string, modules: Modules) => (isIn('business', id, modules) ? null : 'account'),
    debugName: 'account',
    priority: 3,
    test: SHARED,
    minShareCount: 4,
  },
  // One file for each set of pages that share something, which the business file would take along otherwise
  {
    name: (id: string, modules: Modules) => (isIn('business', id, modules) ? null : 'shared'),
    debugName: 'shared',
    priority: 2,
    minShareCount: 2,
    entriesAware: true,
  },
  // The kit and the frame of the back office: fetched one by one they were 60 files of each screen
  {
    name: 'business',
    priority: 1,
    test: (id: string) => SHARED.test(id) || BUSINESS_KIT.test(id),
    minShareCount: 2,
  },
];

type FirstPages = keyof typeof MET_FIRST;
type Readers = 'common' | FirstPages | 'business' | 'account';

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
  const first = [one, other].filter(isMetFirst);
  if (first.length === 2) return 'common';
  return first[0] ?? 'account';
}

const isMetFirst = (readers: Readers): boolean => readers !== 'business' && readers !== 'account';

/**
 * Which of the pages met first import them, directly or not: all of them by what is there before any page. Without one, whether
 * screens of centers alone do.
 */
function readersOf(ids: readonly string[], modules: Modules): Readers {
  const seen = new Set(ids);
  const first = new Set<Readers>();
  let isOfBusinesses = true;
  for (const module of seen) {
    if (BEFORE_PAGES.test(module)) return 'common';
    const page = PAGES.find((name) => MET_FIRST[name].test(module));
    if (page) {
      first.add(page);
      continue;
    }
    const importers = modules.getModuleInfo(module)?.importers ?? [];
    if (importers.length === 0 && !OF_BUSINESSES.test(module)) isOfBusinesses = false;
    for (const importer of importers) seen.add(importer);
  }
  const [only] = first;
  if (only) return first.size === 1 ? only : 'common';
  return isOfBusinesses ? 'business' : 'account';
}

const PAGES = ['finding', 'offering'] as const satisfies readonly FirstPages[];
