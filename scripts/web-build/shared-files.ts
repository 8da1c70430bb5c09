const SHARED = /\/(web\/(ui|lib)|contracts)\/|node_modules\/(@tabler|valibot)/;
/** The pages that visitors meet first, and what is there before any page. */
const MET_FIRST = /\/web\/(features\/public-site\/.*\.route\.tsx|root\.tsx|entry\.client\.tsx)(\?|$)/;
/** What accounts and their forms say; the one text of theirs that stands in every header is elsewhere. */
const SAID_TO_ACCOUNTS = /\/texts\/messages\/(account|bizlogin|error_password|manage|signin(?!_log_in\.js))/;

/** What the business kit and the screens of a center say; visitors read none of it. */
const SAID_TO_BUSINESSES = /\/texts\/messages\/(kit|services|center|done|failed)_/;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/**
 * Files for code that many pages share: one for all of it is smaller and quicker than many, but who only looks around should
 * not carry what forms and accounts need. Whatever both need is in the first.
 */
export const SHARED_FILES = [
  {
    name: (id: string, modules: Modules) => (isForEverybody(id, modules) ? 'common' : null),
    debugName: 'common',
    priority: 1,
    test: SHARED,
    minShareCount: 4,
  },
  { name: 'business', test: SAID_TO_BUSINESSES },
  { name: 'account', test: SHARED, minShareCount: 4 },
];

/** Texts do not tell who needs them by their importers: all hang on one index. */
function isForEverybody(id: string, modules: Modules): boolean {
  return id.includes('/texts/')
    ? !SAID_TO_ACCOUNTS.test(id) && !SAID_TO_BUSINESSES.test(id)
    : isMetFirst(id, modules);
}

/** Whether one of the pages met first imports it, directly or not. */
function isMetFirst(id: string, modules: Modules): boolean {
  const seen = new Set([id]);
  for (const module of seen) {
    if (MET_FIRST.test(module)) return true;
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return false;
}
