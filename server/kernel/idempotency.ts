import { createHash } from 'node:crypto';
import type { Work } from './work.ts';
import { Refusal } from './refusal.ts';
import { GUEST } from './request-context.ts';

const LONGEST_KEY = 255;
/** How long the same content counts as the same wish when the caller sent no key: long enough for a double click. */
const DERIVED_KEY_SECONDS = 30;

/**
 * A sent key of this length has room for 128 random bits (a UUID has 36 characters): whoever shows it made it. A guest's
 * shorter one could be somebody else's too.
 */
const SHORTEST_KEY_NOBODY_GUESSES = 22;

/** Where a call comes from: its network address as a keyed hash, and the device's `User-Agent`, where there is one. */
export interface Origin {
  address: string;
  userAgent?: string;
}

export interface RepeatableCommand {
  /** The name of the call. */
  operation: string;
  /** Who asks: an answer is never given to somebody else. Guests all have one name here: key and origin tell them apart. */
  actor: string;
  /** Part of a derived key, and of a guest's key that is short; null where the actor's name says enough. */
  origin: Origin | null;
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
  const keyHash = sha256(nameOfKey(command, bodyHash));
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

/** The same for the repetitions of one wish, and for no other wish of anybody else. */
function nameOfKey({ key, actor, origin }: RepeatableCommand, bodyHash: Buffer): string {
  const from = origin === null ? '' : `\0${origin.address}\0${origin.userAgent ?? ''}`;
  if (key === null) return `derived\0${bodyHash.toString('hex')}${from}`;
  // A retry keeps its key while a telephone goes from one network to the next.
  const isOwn = actor !== GUEST || key.length >= SHORTEST_KEY_NOBODY_GUESSES;
  return `sent\0${key}${isOwn ? '' : from}`;
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
