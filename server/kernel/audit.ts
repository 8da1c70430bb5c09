import type { Work } from './work.ts';

export interface AuditEntry {
  /** null when no provider is concerned. */
  providerId: number | null;
  /** `guest:<person id>`, `person:<id>`, `system:<job>` or `processor`. */
  actor: string;
  action: string;
  subject: string;
  subjectId: number | null;
  before?: object | null;
  after?: object | null;
}

/** Adds one line to the log of state changes; lines are never altered (a trigger refuses it). */
export async function audit(work: Work, entry: AuditEntry): Promise<void> {
  await work.queueWrite(
    work.db.insertInto('audit_entries').values({
      provider_id: entry.providerId,
      happened_at: work.now(),
      actor: entry.actor,
      action: entry.action,
      subject: entry.subject,
      subject_id: entry.subjectId,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
    }),
  );
}

const MOST_ENTRIES = 100;

/** What the log tells of one thing of a provider, the latest first, a hundred at most. */
export async function entriesOf(
  work: Work,
  { providerId, subject, subjectId }: { providerId: number; subject: string; subjectId: number },
): Promise<
  { id: number; happenedAt: Date; actor: string; action: string; before: unknown; after: unknown }[]
> {
  return work.db
    .selectFrom('audit_entries')
    .select(['id', 'happened_at as happenedAt', 'actor', 'action', 'before', 'after'])
    .where('provider_id', '=', providerId)
    .where('subject', '=', subject)
    .where('subject_id', '=', subjectId)
    .orderBy('id', 'desc')
    .limit(MOST_ENTRIES)
    .execute();
}

/** What the log tells of a person and of nobody's provider, oldest first. @param subjects e.g. `person`, `logIn` */
export async function entriesAbout(
  work: Work,
  { subjects, subjectId }: { subjects: readonly string[]; subjectId: number },
): Promise<{ happenedAt: Date; action: string; after: unknown }[]> {
  return work.db
    .selectFrom('audit_entries')
    .select(['happened_at as happenedAt', 'action', 'after'])
    .where('provider_id', 'is', null)
    .where('subject', 'in', subjects)
    .where('subject_id', '=', subjectId)
    .orderBy('id')
    .execute();
}
