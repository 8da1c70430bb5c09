import type { GraphQLError } from 'graphql';
import type { ApiError } from '#contracts/api-error.ts';
import type { ErrorCode } from '#contracts/error-codes.ts';
import { errorText } from '#contracts/error-texts.ts';
import type { Locale } from '#contracts/languages.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import { refusalOfText } from '#server/kernel/constraint-refusals.ts';
import { isDatabaseOutage, OUTAGE_RETRY_SECONDS } from '#server/kernel/database-outage.ts';
import type { Logger } from '#server/kernel/logger.ts';
import type { Refusal } from '#server/kernel/refusal.ts';
import { isRefusal } from '#server/kernel/refusal.ts';

/** Of an error of a document, in characters. */
const LONGEST_MESSAGE = 200;

/**
 * One error as the API answers it: the specification's envelope (section 7: message, inputs, affected, reason), with
 * the code as a string.
 */
export interface ErrorEnvelope
  extends Required<Omit<ApiError, 'hurt' | 'extensions'>>, Pick<ApiError, 'hurt'> {
  path?: readonly (string | number)[];
  extensions: {
    code: string;
    requestId: string;
    retryAfterSeconds?: number;
    against?: readonly SoftRule[];
  };
}

/** Turns whatever was thrown into the envelope: refusals in the asked language, faults logged under the request's id. */
export function toEnvelope(
  error: unknown,
  asked: { locale: Locale; requestId: string; logger: Logger },
): ErrorEnvelope {
  const refusal = refusalBehind(error);
  if (refusal) {
    const {
      inputs = [],
      affected = inputs.flatMap((input) => input.affected),
      reason = null,
      retryAfterSeconds,
      params,
      hurt,
      against,
    } = refusal.details;
    return envelope(refusal.code, errorText(refusal.code, asked.locale, params), {
      inputs,
      affected,
      reason,
      retryAfterSeconds,
      hurt,
      against,
    });
  }
  if (isDocumentError(error)) {
    const message = shortened(error.message);
    const variable = refusedVariable(message);
    if (variable === null) return envelope('invalidInput', message, {});
    const inputs = [{ code: 'invalidInput', affected: [variable] }];
    return envelope('invalidInput', errorText('invalidInput', asked.locale), {
      inputs,
      affected: [variable],
    });
  }
  asked.logger.error({ err: error, requestId: asked.requestId }, 'fault');
  const message = errorText('errorSomethingWentWrong', asked.locale);
  return envelope(
    'errorSomethingWentWrong',
    message,
    isDatabaseOutage(error) ? { retryAfterSeconds: OUTAGE_RETRY_SECONDS } : {},
  );

  function envelope(code: ErrorCode, message: string, details: Refusal['details']): ErrorEnvelope {
    return {
      message,
      code,
      inputs: details.inputs ?? [],
      affected: details.affected ?? [],
      reason: details.reason ?? null,
      ...(details.hurt ? { hurt: details.hurt } : {}),
      ...(hasPath(error) ? { path: error.path } : {}),
      extensions: {
        code,
        requestId: asked.requestId,
        ...(details.against ? { against: details.against } : {}),
        ...(details.retryAfterSeconds ? { retryAfterSeconds: details.retryAfterSeconds } : {}),
      },
    };
  }
}

/** How long to wait before asking again when an answer says that the database was away, in seconds; else null. */
export function outageIn(answer: { errors?: readonly ErrorEnvelope[] }): number | null {
  const outage = answer.errors?.find(
    ({ code, extensions }) => code === 'errorSomethingWentWrong' && extensions.retryAfterSeconds,
  );
  return outage?.extensions.retryAfterSeconds ?? null;
}

/** What was thrown, out of the wrapping that execution gives it. */
function originalOf(error: unknown): unknown {
  const original = error instanceof Error && 'originalError' in error ? error.originalError : null;
  return original ?? error;
}

function refusalBehind(error: unknown): Refusal | null {
  const original = originalOf(error);
  return isRefusal(original) ? original : refusalOfText(original);
}

/** A fault of the document or its variables: GraphQL's own message, which names no internals. */
function isDocumentError(error: unknown): error is GraphQLError {
  if (!(error instanceof Error) || error.name !== 'GraphQLError') return false;
  const original = originalOf(error);
  // Our scalars refuse a value by an error of the same kind.
  return original === error || (original instanceof Error && original.name === 'GraphQLError');
}

/** GraphQL's messages repeat what is wrong with a document, however long it is; nobody gets back what they sent. */
function shortened(message: string): string {
  return message.length > LONGEST_MESSAGE ? `${message.slice(0, LONGEST_MESSAGE - 1)}…` : message;
}

/** The name of the variable whose value was refused, or null when the document itself is at fault. */
function refusedVariable(message: string): string | null {
  return /^Variable "\$(\w+)"/.exec(message)?.[1] ?? null;
}

function hasPath(error: unknown): error is { path: readonly (string | number)[] } {
  return error instanceof Error && 'path' in error && Array.isArray(error.path);
}
