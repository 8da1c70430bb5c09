import { createHash } from 'node:crypto';
import type { Work } from './work.ts';
import { Refusal } from './refusal.ts';

const LONGEST_KEY = 255;
/** How long the same content counts as the same wish when the caller sent no key: long enough for a double click. */
const DERIVED_KEY_SECONDS = 30;

export interface RepeatableCommand {
  /** The name of the call. */
  operation: string;
  /** Who asks: an answer is never given to somebody else. */
  actor: string;
  /** The caller's `Idempotency-Key`; null derives one from the body. */
  key: string | null;
  /** Everything the answer depends on. */
  body: object;
}

/**
 * Runs a command at most once per key and gives every repetition the first answer: a double click, a retry after a lost
 * answer, a hundred parallel calls. A refused command leaves no trace and may be tried again.
 *
 * Must be called inside the transaction that does the work: rivals with the same key wait for it.
 * @throws Refusal idempotencyMismatch when the key was used with another body; invalidInput for an unusable key
 */
export async function answerOnce<Answer extends object>(
  work: Work,
  command: RepeatableCommand,
  run: () => Promise<Answer>,
): Promise<{ answer: Answer; isRepetition: boolean }> {
  if (command.key !== null && (command.key.length === 0 || command.key.length > LONGEST_KEY)) {
    throw new Refusal('invalidInput', { affected: ['Idempotency-Key'] });
  }
  const scope = `${command.operation}:${command.actor}`;
  const bodyHash = sha256(JSON.stringify(command.body));
  const keyHash = command.key === null ? sha256(`derived\0${bodyHash.toString('hex')}`) : sha256(`sent\0${command.key}`);
  const now = work.now();
  const replaceBefore = command.key === null ? new Date(now.getTime() - DERIVED_KEY_SECONDS * 1000) : new Date(0);

  const taken = await work.db
    .insertInto('idempotency_answers')
    .values({ scope, key_hash: keyHash, body_hash: bodyHash, answer: null, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['scope', 'key_hash'])
        .doUpdateSet({ body_hash: bodyHash, answer: null, created_at: now })
        .where('idempotency_answers.created_at', '<', replaceBefore),
    )
    .returning('scope')
    .executeTakeFirst();

  if (taken) {
    const answer = await run();
    const ofCommand = work.db.updateTable('idempotency_answers').where('scope', '=', scope).where('key_hash', '=', keyHash);
    await work.later(ofCommand.set({ answer: JSON.stringify(answer) }));
    return { answer, isRepetition: false };
  }
  const stored = await work.db
    .selectFrom('idempotency_answers')
    .select(['body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .executeTakeFirstOrThrow();
  if (!stored.body_hash.equals(bodyHash)) throw new Refusal('idempotencyMismatch', { affected: ['Idempotency-Key'] });
  // Only this function writes the column, with the same operation's answer.
  return { answer: stored.answer as unknown as Answer, isRepetition: true };
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
