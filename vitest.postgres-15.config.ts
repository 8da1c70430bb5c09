import { defineConfig } from 'vitest/config';

/**
 * On the oldest server that is supported: the migrations, and the queue and every module whose locks, constraints, plans and text
 * search stand on them.
 */
export default defineConfig({
  test: {
    name: 'PostgreSQL 15',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    experimental: { viteModuleRunner: false },
    // As in vitest.config.ts.
    isolate: false,
    include: ['server/modules/**/*.integration.test.ts', 'server/kernel/jobs.integration.test.ts'],
    // Pictures are made, and bad inputs refused, without asking the database anything of its own.
    exclude: ['server/modules/media/**', 'server/modules/avatars/**', '**/bad-input.integration.test.ts'],
    globalSetup: 'server/testing/postgres-15.ts',
    maxWorkers: 2,
  },
});
