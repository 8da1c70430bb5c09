import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { writtenFiles } from './written-files.ts';

test.each(Object.entries(await writtenFiles()))(
  '%s is up to date (or run `npm run schema`)',
  (path, text) => {
    expect(readFileSync(join(PROJECT_ROOT, path), 'utf8')).toBe(text);
  },
);
