import type { GraphQLSchema } from 'graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { builder } from './builder.ts';

/** Builds the schema from all that was added to the builder: call once, after every module's graphql/ is imported. */
export function buildSchema(): GraphQLSchema {
  return builder.toSchema();
}

/** The schema as committed in schema.graphql. */
export function printedSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
