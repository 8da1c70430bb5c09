import { defineConfig } from 'vitest/config';
import { iconsOneByOne } from './scripts/web-build/icons-one-by-one.ts';

// What node has compiled is kept for the next run. On CI there is none, and at the end a worker would write for a minute, until it is taken
// for dead.
if (!process.env['CI']) process.env['NODE_COMPILE_CACHE'] ??= 'build/compile-cache';

/**
 * Unit tests need nothing; `*.component.test.tsx` show one screen without a browser; `*.integration.test.ts` clone a database from one
 * embedded PostgreSQL.
 */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    // Node runs the code as it does in production: its own module loader and type stripping.
    experimental: { viteModuleRunner: false },
    // Files of one process share the modules they load, as requests do: loading the product anew took longer than its tests. No
    // test replaces a module, and each file that needs one has an app and a database of its own.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{contracts,server,web,scripts,chaos,mutants}/**/*.test.ts'],
          exclude: ['**/*.integration.test.ts', '**/node_modules/**'],
          // Left to itself it takes one of two cores
          maxWorkers: 2,
        },
      },
      {
        extends: true,
        plugins: [iconsOneByOne()],
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'component',
          include: ['web/**/*.component.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'web/testing/set-up.ts',
          // Screens import styles, pictures and JSX, which Vite reads.
          experimental: { viteModuleRunner: true },
          // Thousands of small files that are plain JavaScript already.
          server: { deps: { external: [/\/contracts\/texts\//] } },
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['server/**/*.integration.test.ts'],
          globalSetup: 'server/testing/test-postgres.ts',
          maxWorkers: 2,
          // After the unit tests, when somebody runs files of both at once.
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
