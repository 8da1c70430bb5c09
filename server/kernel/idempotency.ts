import { createHash } from 'node:crypto';
import type { Work } from './work.ts';
import { isRefusal, Refusal } from './refusal.ts';
import type { Actor, RequestContext } from './request-context.ts';
import { GUEST, nameOfActor } from './request-context.ts';

const LONGEST_KEY = 255;
/** How long the same content counts as the same request when the caller sent no key: long enough for a double click. */
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
export async function runIdempotent<Answer extends object>(
  work: Work,
  command: RepeatableCommand,
  run: () => Promise<Answer>,
): Promise<{ answer: Answer; isRepetition: boolean }> {
  const { scope, keyHash, bodyHash } = rowOf(command);
  const now = work.now();
  const replaceBefore =
    command.key === null ? new Date(now.getTime() - DERIVED_KEY_SECONDS * 1000) : new Date(0);

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
    const ofCommand = work.db
      .updateTable('idempotency_answers')
      .where('scope', '=', scope)
      .where('key_hash', '=', keyHash);
    await work.queueWrite(ofCommand.set({ answer: JSON.stringify(answer) }));
    return { answer, isRepetition: false };
  }
  const answer = await earlierAnswer<Answer>(work, command);
  if (!answer) throw new Error('An answer is neither new nor there');
  return { answer, isRepetition: true };
}

/**
 * The same only where the caller sent a key: without one a repetition is a request of its own.
 * @throws Refusal as `runIdempotent`
 */
export async function onceForKey<Answer extends object>(
  work: Work,
  command: RepeatableCommand,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (command.key === null) return run();
  const { answer } = await runIdempotent(work, command, async () => ({ value: await run() }));
  return answer.value;
}

/**
 * The same for a command that answers nothing, whole: it looks around before its one transaction begins, where a repetition would
 * meet what the first run has left, a code that is used or a password that is another one. Whatever is refused to a repetition, it
 * ends as the first run did.
 * @param run must do all that it does in one transaction of the work it is given
 * @throws Refusal as `runIdempotent`
 */
export async function repeatable(
  work: Work,
  command: RepeatableCommand,
  run: (work: Work) => Promise<unknown>,
): Promise<void> {
  if (command.key === null) return void (await run(work));
  if (await earlierAnswer(work, command)) return;
  try {
    await run(work.beginningWith((tx) => claim(tx, command)));
  } catch (error) {
    // The first run may have ended after this one had asked for it.
    const mayBeLate = isRefusal(error) || error instanceof AlreadyDone;
    if (!mayBeLate || !(await earlierAnswer(work, command))) throw error;
  }
}

/**
 * What a resolver or form is asked to do, by name and arguments, as a command of whoever asks. Whoever holds a mailed code asks as
 * a guest (`asGuest`), signed in or not: what it does may end their own session.
 */
export function commandOf(
  {
    actor,
    address,
    userAgent,
    idempotencyKey,
    deps,
  }: Pick<RequestContext, 'actor' | 'address' | 'userAgent' | 'idempotencyKey' | 'deps'>,
  operation: string,
  given: object,
): RepeatableCommand {
  // Told apart without telling a code or password to whoever reads the table.
  const body = { given: deps.secrets.nameOf('repeatable-command', JSON.stringify(given)) };
  return {
    operation,
    actor: nameOfActor(actor),
    origin: actor.kind === 'guest' ? { address, userAgent } : null,
    key: idempotencyKey,
    body,
  };
}

export const asGuest = <Asked extends object>(asked: Asked): Asked & { actor: Actor } => ({
  ...asked,
  actor: { kind: 'guest' },
});

/** Ends the transaction of a repetition. */
class AlreadyDone extends Error {}

async function claim(work: Work, command: RepeatableCommand): Promise<void> {
  const { scope, keyHash, bodyHash } = rowOf(command);
  const taken = await work.db
    .insertInto('idempotency_answers')
    .values({ scope, key_hash: keyHash, body_hash: bodyHash, answer: '{}', created_at: work.now() })
    .onConflict((conflict) => conflict.columns(['scope', 'key_hash']).doNothing())
    .returning('scope')
    .executeTakeFirst();
  if (!taken) throw new AlreadyDone();
}

async function earlierAnswer<Answer extends object>(
  work: Work,
  command: RepeatableCommand,
): Promise<Answer | null> {
  const { scope, keyHash, bodyHash } = rowOf(command);
  const stored = await work.db
    .selectFrom('idempotency_answers')
    .select(['body_hash', 'answer'])
    .where('scope', '=', scope)
    .where('key_hash', '=', keyHash)
    .executeTakeFirst();
  if (!stored) return null;
  if (!stored.body_hash.equals(bodyHash))
    throw new Refusal('idempotencyMismatch', { affected: ['Idempotency-Key'] });
  // Only `runIdempotent` writes the column, with the same operation's answer.
  return stored.answer as unknown as Answer;
}

/** @throws Refusal invalidInput for an unusable key */
function rowOf(command: RepeatableCommand): { scope: string; keyHash: Buffer; bodyHash: Buffer } {
  const { key } = command;
  if (key !== null && (key.length === 0 || key.length > LONGEST_KEY)) {
    throw new Refusal('invalidInput', { affected: ['Idempotency-Key'] });
  }
  const bodyHash = sha256(JSON.stringify(command.body));
  return {
    scope: `${command.operation}:${command.actor}`,
    keyHash: sha256(nameOfKey(command, bodyHash)),
    bodyHash,
  };
}

/** The same for the repetitions of one request, and for no other request of anybody else. */
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
