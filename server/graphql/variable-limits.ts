import { GraphQLError } from 'graphql';

/** What the variables of one request may hold. */
export const VARIABLE_LIMITS = {
  /**
   * Texts, numbers and the like, lists and objects themselves. The largest form is a service's: twenty offers, each done by thirty people
   * with thirty things, are 2,700.
   */
  values: 5_000,
  /** Lists and objects in each other. */
  depth: 10,
} as const;

/**
 * Refuses variables that hold too much, before anything walks through them that calls itself for every level or answers
 * every wrong value with an error of its own. Reads each value once, and no more than the limit.
 * @throws GraphQLError naming what is too much
 */
export function expectFewVariables(variables: Readonly<Record<string, unknown>>): void {
  let level: unknown[] = [variables];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    values += level.length;
    if (values > VARIABLE_LIMITS.values) throw new GraphQLError('The variables hold too much: values.');
    if (depth > VARIABLE_LIMITS.depth) throw new GraphQLError('The variables hold too much: depth.');
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}
