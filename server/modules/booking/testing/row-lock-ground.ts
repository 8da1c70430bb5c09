import { afterAll, beforeAll } from 'vitest';
import { Statements } from '#server/testing/statements.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

/** The statement with which whoever changes a booking locks its row: there the first of two is stopped. */
export const LOCKS_THE_ROW = /from "reservations".* for update/is;

/** An app on which two meet, for certain. */
export interface Ground {
  app: TestApp;
  statements: Statements;
}

/** For the tests of a group, with or without the locks of rows. */
export function openGround(rowLocks: boolean): () => Ground {
  let ground: Ground;
  beforeAll(async () => {
    const app = await openTestApp({ environment: { DATABASE_CONNECTIONS: '8' } });
    ground = { app, statements: new Statements(app, { rowLocks }) };
  });
  afterAll(() => ground.app.close());
  return () => ground;
}
