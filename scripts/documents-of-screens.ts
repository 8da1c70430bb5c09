import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_ROOT } from '#server/config.ts';

/** One operation that a screen writes down, with the text it sends. */
export interface ScreenDocument {
  /** Of the operation, e.g. `ServicesToBook`. */
  name: string;
  text: string;
  file: string;
}

/**
 * Every document of our own screens, in the order of their names.
 * @throws Error when a screen keeps one to itself, does not name it, or names it like another
 */
export async function documentsOfScreens(): Promise<ScreenDocument[]> {
  const files = globSync('web/**/*.{ts,tsx}', { cwd: PROJECT_ROOT }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const documents = (await Promise.all(files.map(documentsIn)))
    .flat()
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const twice = documents.find(({ name }, index) => name === documents[index - 1]?.name);
  if (twice) throw new Error(`Two operations are called ${twice.name}`);
  return documents;
}

async function documentsIn(file: string): Promise<ScreenDocument[]> {
  const written = readFileSync(join(PROJECT_ROOT, file), 'utf8').match(/=\s+operation\(/g)?.length ?? 0;
  if (written === 0) return [];
  if (file.endsWith('.tsx')) throw new Error(`${file}: operations stand in a file without markup`);
  const exported: Record<string, unknown> = await import(pathToFileURL(join(PROJECT_ROOT, file)).href);
  const documents = Object.values(exported).flatMap((value) => {
    const isOperation = typeof value === 'object' && value !== null && 'document' in value;
    return isOperation && typeof value.document === 'string'
      ? [{ name: nameOf(value.document, file), text: value.document, file }]
      : [];
  });
  if (documents.length !== written)
    throw new Error(`${file}: writes ${written} operations and exports ${documents.length}`);
  return documents;
}

function nameOf(document: string, file: string): string {
  const [, name] = /^(?:query|mutation|subscription) (\w+)/.exec(document) ?? [];
  if (!name)
    throw new Error(`${file}: a document begins with query, mutation or subscription, a space and its name`);
  return name;
}
