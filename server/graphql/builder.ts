import SchemaBuilder from '@pothos/core';
import DataloaderPlugin from '@pothos/plugin-dataloader';
import { GraphQLError } from 'graphql';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { CalendarBooking } from '#contracts/calendar-booking.ts';
import { Id } from '#contracts/ids.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';

/**
 * The one schema builder. Each module's `graphql/` adds its types and operations to it; `schema.ts` prints the result.
 * Fields are non-null unless said otherwise.
 */
export const builder = new SchemaBuilder<{
  Context: RequestContext;
  DefaultFieldNullability: false;
  Scalars: {
    Id: { Input: number; Output: number };
    /** Who takes part in a chat. */
    MemberId: { Input: number; Output: number };
    DateTime: { Input: string; Output: Date };
    Json: { Input: unknown; Output: unknown };
    /** Answered alone: see the module that brings it. */
    CalendarBookings: { Input: never; Output: readonly CalendarBooking[] };
  };
}>({
  plugins: [DataloaderPlugin],
  defaultFieldNullability: false,
});

builder.scalarType('Id', {
  description: 'An id: returned as a number, accepted as a number or as digits.',
  serialize: (value) => value,
  parseValue: (value) => {
    const parsed = v.safeParse(Id, value);
    if (!parsed.success) throw new GraphQLError('An id is a positive whole number.');
    return parsed.output;
  },
});

builder.scalarType('MemberId', {
  description: 'Who takes part in a chat: a person’s id, or 0 for the desk of a center.',
  serialize: (value) => value,
  parseValue: (value) => {
    const parsed = v.safeParse(Id, value);
    if (value !== 0 && value !== '0' && !parsed.success) throw new GraphQLError('A member is an id or 0.');
    return parsed.success ? parsed.output : 0;
  },
});

builder.scalarType('DateTime', {
  description: 'An instant, ISO 8601 in UTC.',
  serialize: (value) => value.toISOString(),
  parseValue: (value) => {
    if (typeof value !== 'string') throw new GraphQLError('An instant is written as text.');
    return value;
  },
});

builder.scalarType('Json', {
  description: 'Any JSON value; only where the specification leaves the shape open.',
  serialize: (value) => value,
  parseValue: (value) => value,
});

builder.queryType({
  description: 'All reads.',
  fields: (t) => ({
    health: t.string({
      description: 'Returns `ok` when the database responds.',
      resolve: async (_root, _args, { work }) => {
        await sql`select 1`.execute(work.db);
        return 'ok';
      },
    }),
  }),
});

builder.mutationType({ description: 'All changes.' });

builder.subscriptionType({ description: 'All live updates, by websocket.' });
