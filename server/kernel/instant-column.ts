import type { ColumnType } from 'kysely';

/** A `timestamptz` column: read and written as an instant. */
export type Instant = ColumnType<Date, Date, Date>;
