import * as v from 'valibot';
import { LONGEST_NAME, LONGEST_PHONE, OptionalPhone } from './contact-details.ts';
import { Email, LONGEST_EMAIL } from './email.ts';
import type { FieldProblem } from './plain-text.ts';
import { requiredParagraphs, requiredText } from './plain-text.ts';

/** The most characters each field takes. */
export const LONGEST_IN_REQUEST = {
  name: LONGEST_NAME,
  email: LONGEST_EMAIL,
  phone: LONGEST_PHONE,
  message: 2000,
} as const;

const ProviderRequestSchema = v.object({
  name: requiredText(LONGEST_IN_REQUEST.name),
  email: Email,
  phone: OptionalPhone,
  message: requiredParagraphs(LONGEST_IN_REQUEST.message),
});

/** What somebody asks of a provider that takes no bookings online (specification section 2); `phone` is null when left empty. */
export type ProviderRequest = v.InferOutput<typeof ProviderRequestSchema>;

const REQUEST_FIELDS = ['name', 'email', 'phone', 'message'] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];

export interface RequestProblem {
  field: RequestField;
  problem: FieldProblem;
}

/**
 * Reads a request as typed, on the form and on the server alike.
 * @returns the request, cleaned; or every problem, one per field
 */
export function readProviderRequest(typed: { [Field in RequestField]?: string | null | undefined }):
  | { request: ProviderRequest }
  | { problems: RequestProblem[] } {
  const { name, email = '', phone, message = '' } = typed;
  const read = v.safeParse(ProviderRequestSchema, { name, email, phone, message });
  if (read.success) return { request: read.output };
  const problems = new Map<RequestField, RequestProblem>();
  for (const issue of read.issues) {
    // The schema has these four fields and no other, and every rule's message is a FieldProblem.
    const field = v.getDotPath(issue) as RequestField;
    if (!problems.has(field)) problems.set(field, { field, problem: issue.message as FieldProblem });
  }
  return { problems: [...problems.values()] };
}
