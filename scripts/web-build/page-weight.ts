import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PROJECT_ROOT } from '#server/config.ts';

/** So much JavaScript, gz, is wanted at most on a page that visitors meet first. */
export const WANTED_PAGE_KB = 150;

/** How much JavaScript of the build a page loads before anybody touches it, in kB gz. @throws where the markup names none */
export function pageWeightKb(markup: string): number {
  const loaded = /(?:<link rel="modulepreload"[^>]*?href="|import [^"']*["'])(\/assets\/[\w.-]+\.js)/g;
  const files = new Set([...markup.matchAll(loaded)].flatMap(([, file]) => file ?? []));
  if (files.size === 0) throw new Error('The page loads no scripts: is it still read rightly?');
  const bytes = [...files].map(
    (file) => gzipSync(readFileSync(join(PROJECT_ROOT, 'build/client', file)), { level: 9 }).length,
  );
  return bytes.reduce((sum, one) => sum + one, 0) / 1000;
}
