import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp, TestAppOptions } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

/** When each test of a file begins: Monday, at nine in Rome. */
export const MONDAY = '2026-11-02T08:00:00Z';

/** What a file of tests wants of its app beside what all of them do. */
export interface AppOfFile extends TestAppOptions {
  /** Before the audit: what its last test has left open comes to its end. */
  whenOver?: () => void | Promise<void>;
}

/**
 * Opens an app for the tests of a file, each of which begins on Monday; after them nothing may be wrong in its data.
 * @param opened keeps it for them
 */
export function appOfFile(opened: (app: TestApp) => void, { whenOver, ...options }: AppOfFile = {}): void {
  hooksOf(async () => {
    const app = await openTestApp(options);
    opened(app);
    return { app, close: () => app.close() };
  }, whenOver);
}

/** The same for whatever an app is part of. */
export function hooksOf(
  open: () => Promise<{ app: TestApp; close(): Promise<void> }>,
  whenOver?: AppOfFile['whenOver'],
): void {
  let opened: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(() => opened.app.clock.set(MONDAY));
  afterAll(async () => {
    try {
      await whenOver?.();
      expect(await runAudit(opened.app.pool, opened.app.clock.now())).toEqual([]);
    } finally {
      await opened.close();
    }
  });
}
