import { defineConfig } from 'vitest/config';

/** The queue (pg-boss), its partitions and `skip locked`; commits that break; keys that are met twice. */
const KERNEL =
  'server/kernel/{migrate,jobs,work,broken-commits,idempotency,request-limits}.integration.test.ts';

/** Whatever asks the database. Pictures are made, and bad inputs refused, without asking it anything of its own. */
const EVERYTHING = {
  include: ['server/modules/**/*.integration.test.ts', KERNEL],
  exclude: ['server/modules/media/**', 'server/modules/avatars/**', '**/bad-input.integration.test.ts'],
};

/**
 * What stands on features that differ between versions of PostgreSQL: queues, constraints and locks that meet, plans of a text search, and
 * SQL that is newer than the rest. The migrations run before all of them, as the template that each file clones.
 */
const WHAT_CAN_DIFFER = {
  include: [
    KERNEL,
    // Exclusion constraints, advisory locks and `on conflict`, under rivals
    'server/modules/booking/{row-races,moving-races,owner-races,desk-act-races,groups}.integration.test.ts',
    'server/modules/availability/{block-races,units,dates-of-blocks}.integration.test.ts',
    'server/modules/payments/till-races.integration.test.ts',
    'server/modules/planning/races.integration.test.ts',
    'server/modules/colleagues/{last-owner,shared-computer-races}.integration.test.ts',
    // Multiranges and the calendars that are read on from where they were
    'server/modules/booking/kept-calendars.integration.test.ts',
    'server/modules/calendar/calendar.integration.test.ts',
    // Text search, trigrams, collations
    'server/modules/search/search.integration.test.ts',
    'server/modules/customers/finding.integration.test.ts',
    // jsonb, generated columns, triggers that write for a merged customer
    'server/modules/customer-cards/{merging,own-fields}.integration.test.ts',
  ],
};

/** On the oldest server that is supported; with `ALL_CASES=yes` all of the modules. */
export default defineConfig({
  test: {
    name: 'PostgreSQL 15',
    testTimeout: 30_000,
    hookTimeout: 60_000,
    teardownTimeout: 60_000,
    experimental: { viteModuleRunner: false },
    // As in vitest.config.ts.
    isolate: false,
    ...(process.env['ALL_CASES'] === 'yes' ? EVERYTHING : WHAT_CAN_DIFFER),
    globalSetup: 'server/testing/postgres-15.ts',
    maxWorkers: 2,
  },
});
