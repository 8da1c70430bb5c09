import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';

it('a lost step is answered by one middleware: no route has an action of its own in the browser (`web/lib/kept-page.ts`)', () => {
  const web = join(PROJECT_ROOT, 'web');
  const routes = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.route\.tsx?$/.test(file),
  );
  expect(routes.length).toBeGreaterThan(100);
  const own = routes.filter((file) =>
    /\bclient(Action|Loader)\b/.test(readFileSync(join(web, file), 'utf8')),
  );
  expect(own).toEqual([]);
});
