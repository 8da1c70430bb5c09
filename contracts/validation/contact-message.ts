import * as v from 'valibot';
import type { ApiErrorInput } from '../api-error.ts';
import { Email } from './email.ts';
import { requiredParagraphs, requiredText } from './plain-text.ts';

const ContactMessageSchema = v.object({
  contact_name: requiredText(120),
  contact_email: Email,
  subject: requiredText(200),
  contact_content: requiredParagraphs(5000),
});

/** What somebody wrote to us through the contact form (specification sections 2, 5 and 7). */
export interface ContactMessage {
  name: string;
  email: string;
  subject: string;
  content: string;
  /** The subject asks for a demo (specification section 1). */
  isDemoRequest: boolean;
}

/** Reads the form as it was sent: the message, cleaned, or what is wrong with each field. */
export function readContactMessage(
  typed: unknown,
): { message: ContactMessage } | { inputs: ApiErrorInput[] } {
  const read = v.safeParse(ContactMessageSchema, typed ?? {});
  if (read.success) {
    const { contact_name: name, contact_email: email, subject, contact_content: content } = read.output;
    return { message: { name, email, subject, content, isDemoRequest: /\bdemo\b/i.test(subject) } };
  }
  const problems = new Map<string, string>();
  for (const issue of read.issues) {
    const field = v.getDotPath(issue) ?? 'contact_content';
    if (!problems.has(field)) problems.set(field, issue.type === 'object' ? 'required' : issue.message);
  }
  return { inputs: [...problems].map(([field, code]) => ({ code, affected: [field] })) };
}
