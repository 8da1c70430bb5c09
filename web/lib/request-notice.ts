import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import type { Texts } from './texts-in.ts';

/** What a toast says of each kind of change, done or failed, in the words of the specification (section 8). */
const CHANGED = {
  create: { done: m.done_created, failed: m.failed_created },
  delete: { done: m.done_deleted, failed: m.failed_deleted },
  update: { done: m.done_updated, failed: m.failed_updated },
  publish: { done: m.done_published, failed: m.failed_published },
  invite: { done: m.done_invited, failed: m.failed_invited },
  connect: { done: m.done_connected, failed: m.failed_connected },
  start: { done: m.done_started, failed: m.failed_started },
  archive: { done: m.done_archived, failed: m.failed_archived },
  other: { done: m.done_done, failed: m.failed_done },
} as const;

/** What a change does, as far as telling of it goes. */
export type ChangeKind = keyof typeof CHANGED;
/** What a request does. */
export type RequestKind = ChangeKind | 'list' | 'get' | 'chat';

/** How a request ended. */
export type RequestEnd =
  | { status: 'success' }
  | {
      status: 'error';
      errors: readonly ApiError[];
      /** What stands at the fields of a form, by their names. */
      fieldErrors?: Readonly<Record<string, string>>;
    };

/** A toast. */
export interface RequestNotice {
  look: 'success' | 'error';
  text: string;
}

const isChange = (kind: RequestKind): kind is ChangeKind => Object.hasOwn(CHANGED, kind);

/**
 * What is told of a request that has ended (specification sections 4 and 8). Of what was asked for and came nothing is said, of what was changed that it was, unless
 * it is silenced; a failure is always told, but for a chat, with the word of the server before the general one.
 * @param how.isSilent what was done is told otherwise
 * @param how.done what a success says in place of the general text
 */
export function noticeOf(
  kind: RequestKind,
  end: RequestEnd,
  t: Texts,
  { isSilent = false, done }: { isSilent?: boolean; done?: string } = {},
): RequestNotice | null {
  if (end.status === 'success')
    return isChange(kind) && !isSilent ? { look: 'success', text: done ?? t(CHANGED[kind].done) } : null;
  if (kind === 'chat') return null;
  const general = isChange(kind) ? CHANGED[kind].failed : m.ui_something_went_wrong;
  return { look: 'error', text: wordOf(end) ?? t(general) };
}

/** What the server said, else what is wrong with a field, else what the form itself says. */
function wordOf({ errors, fieldErrors = {} }: Extract<RequestEnd, { status: 'error' }>): string | undefined {
  const said = errors.find(({ code }) => code !== undefined);
  return said?.message ?? Object.values(fieldErrors)[0] ?? errors[0]?.message;
}

/** What a toast says of a change that is done, with the name of what was changed where it is known. */
export function doneText(kind: ChangeKind, t: Texts, name?: string): string {
  const text = t(CHANGED[kind].done);
  return name === undefined ? text : t(m.done_with, { text, name });
}

/** What a toast says of a change that failed: what the server says, or the general text of its kind. */
export function failedText(kind: ChangeKind, t: Texts, errors: readonly ApiError[] = []): string {
  return errors.map(({ message }) => message).join(' ') || t(CHANGED[kind].failed);
}
