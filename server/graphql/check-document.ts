import type { DocumentNode, GraphQLSchema } from 'graphql';
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql';
import { DOCUMENT_LIMITS, expectWithinLimits } from './document-limits.ts';

/** After this many problems nobody looks for more. */
const MOST_PROBLEMS = 5;

export interface CheckOptions {
  isIntrospectionAllowed: boolean;
}

/**
 * Reads a document: its limits first, then the rules of the standard.
 * @returns the document, or what is wrong with it
 */
export function readDocument(
  schema: GraphQLSchema,
  text: string,
  options: CheckOptions,
): DocumentNode | readonly GraphQLError[] {
  try {
    // Answers name no lines and columns; without them a document takes half the memory.
    const document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true });
    const problems = problemsOf(schema, document, options);
    return problems.length > 0 ? problems : document;
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
}

/** What is wrong with a document that could be parsed; empty when it can be run. */
export function problemsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  options: CheckOptions,
): readonly GraphQLError[] {
  try {
    expectWithinLimits(document);
  } catch (error) {
    if (error instanceof GraphQLError) return [error];
    throw error;
  }
  const rules = options.isIntrospectionAllowed
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  return validate(schema, document, rules, { maxErrors: MOST_PROBLEMS, hideSuggestions: true });
}
