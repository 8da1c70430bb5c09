import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { apiSchema } from '#server/app.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { ACCESS, DOORS_TO_OPERATIONS } from './access-table.ts';
import { idsUnaccountedFor, onOneselfWithIds, withoutRow } from './coverage.ts';
import { builtScreens, pagesOf } from './pages.ts';
import { routesOf } from './routes.ts';
import { Surface } from './surface.ts';

const ROWS = Object.values(ACCESS).flat();
const pages = pagesOf(await builtScreens());
const surface = new Surface(apiSchema(), pages);
const ADVICE = 'say who may in server/testing/access/access-table.ts, one line each';

let app: TestApp;
let routes: string[];

beforeAll(async () => {
  app = await openTestApp({ withCards: true });
  const http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  routes = await routesOf(http.fastify);
  await http.close();
});
afterAll(() => app.close());

describe('every operation and route has its row', () => {
  it('of the schema', () => {
    expect(withoutRow(surface.operations.keys(), ROWS), ADVICE).toEqual([]);
  });

  it('of the server', () => {
    expect(withoutRow(routes, ROWS, DOORS_TO_OPERATIONS), ADVICE).toEqual([]);
  });

  it('of the screens', () => {
    expect(pages.size).toBeGreaterThan(40);
    expect(withoutRow(pages.keys(), ROWS), ADVICE).toEqual([]);
  });

  it('and no row stands for what does not exist', () => {
    const existing = new Set([...surface.operations.keys(), ...routes, ...pages.keys()]);
    const named = [...ROWS.map(({ operation }) => operation), ...DOORS_TO_OPERATIONS];
    expect(named.filter((operation) => !existing.has(operation))).toEqual([]);
  });
});

describe('every id that is taken', () => {
  it('can be somebody else’s: no operation with one is about oneself', () => {
    expect(onOneselfWithIds(surface, ROWS)).toEqual([]);
  });

  it('is tried with another tenant’s', () => {
    const advice =
      'let a thing of the operation’s rows name another’s (`ids`), in server/testing/access/things';
    expect(idsUnaccountedFor(surface, ROWS), advice).toEqual([]);
  });

  it('and where other tests try it, they are there', () => {
    const all = ROWS.flatMap(({ target }) => Object.values(target.ids ?? {}));
    const named = new Set(all.flatMap((ids) => ('isTriedBy' in ids ? [ids.isTriedBy] : [])));
    expect([...named].filter((file) => !existsSync(resolve(PROJECT_ROOT, file)))).toEqual([]);
  });
});
