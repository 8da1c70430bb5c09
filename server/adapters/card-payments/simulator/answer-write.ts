import type { Pool } from 'pg';
import type { ApiAnswer } from './api-error.ts';
import { ApiError, errorAnswer, invalidRequest } from './api-error.ts';
import type { Fault, Misbehaviour } from './misbehaviour.ts';
import type { AnswerRow } from './object-store.ts';
import { PLATFORM } from './object-store.ts';
import { noAccess } from './operations/accounts.ts';
import type { CallInput, WriteOperation } from './operations/operation.ts';
import { SimulatorCall } from './simulator-call.ts';

export type WriteRequest = {
  input: Omit<CallInput, 'chargesEnabled'>;
  key: string | null;
  fingerprint: string;
  requestId: string;
  now: Date;
  fault: Fault | null;
};

export type WriteResult = {
  status: number;
  body: string;
  replayedFrom: string | null;
  hasAnnounced: boolean;
};

const KEY_LIFETIME_SECONDS = 24 * 60 * 60;
const MAX_KEY_LENGTH = 255;

/**
 * Runs a writing call once per idempotency key. The answer is stored in the same statement as the effect, so there is
 * never one without the other; whoever repeats the call gets the stored answer, failures included.
 */
export class WriteAnswers {
  readonly #pool: Pool;
  readonly #misbehaviour: Misbehaviour;
  readonly #inProgress = new Set<string>();

  constructor(pool: Pool, misbehaviour: Misbehaviour) {
    this.#pool = pool;
    this.#misbehaviour = misbehaviour;
  }

  async answer(operation: WriteOperation, request: WriteRequest): Promise<WriteResult> {
    const { key, input } = request;
    if (key === null) return this.#run(operation, request);
    if (key.length > MAX_KEY_LENGTH)
      throw invalidRequest(`Idempotency keys are at most ${MAX_KEY_LENGTH} characters.`);
    const scopedKey = `${input.account} ${key}`;
    if (this.#inProgress.has(scopedKey)) {
      const message = `There is currently another in-progress request using this Idempotent Key: ${key}`;
      throw new ApiError(409, { type: 'idempotency_error', code: 'idempotency_key_in_use', message });
    }
    this.#inProgress.add(scopedKey);
    try {
      return await this.#run(operation, request);
    } catch (error) {
      // Another process answered under this key while we worked; our effect was rolled back, theirs is the answer.
      if (isConstraint(error, 'answers_pkey')) return await this.#run(operation, request);
      throw error;
    } finally {
      this.#inProgress.delete(scopedKey);
    }
  }

  async #run(operation: WriteOperation, request: WriteRequest): Promise<WriteResult> {
    // Before a connection is held: a call that held one and waited for a second could wait for itself.
    const { stored, chargesEnabled } = await this.#lookUp(request);
    if (stored) return stored;
    const client = await this.#pool.connect();
    const call = new SimulatorCall(
      client,
      { now: request.now, requestId: request.requestId, idempotencyKey: request.key },
      this.#misbehaviour,
    );
    let isBroken = false;
    try {
      return await perform(operation, request, { ...request.input, chargesEnabled }, call);
    } catch (error) {
      await call.abandon().catch(() => (isBroken = true));
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  /** One query for both questions of every call: was this key answered, and may this account be used? */
  async #lookUp(request: WriteRequest): Promise<{ stored: WriteResult | null; chargesEnabled: boolean }> {
    const { account } = request.input;
    const { rows } = await this.#pool.query<LookUpRow>({
      name: 'card_simulator_look_up',
      text: `
        select answers.fingerprint, answers.status, answers.body, answers.request_id, answers.created,
          (select body ->> 'charges_enabled' from card_simulator.objects where id = $1 and kind = 'account') as charges
        from (values (1)) as one
        left join card_simulator.answers on answers.account = $1 and answers.key = $2`,
      values: [account, request.key],
    });
    const row = rows[0];
    if (!row) throw new Error('a look-up without a row cannot be');
    if (account !== PLATFORM && row.charges === null) throw noAccess(account);
    return { stored: await this.#storedAnswer(row, request), chargesEnabled: row.charges !== 'false' };
  }

  async #storedAnswer(
    row: LookUpRow,
    { fingerprint, key, input, now }: WriteRequest,
  ): Promise<WriteResult | null> {
    if (row.fingerprint === null) return null;
    if (Number(row.created) + KEY_LIFETIME_SECONDS < now.getTime() / 1000) {
      await this.#pool.query('delete from card_simulator.answers where account = $1 and key = $2', [
        input.account,
        key,
      ]);
      return null;
    }
    if (row.fingerprint !== fingerprint) {
      const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
      throw new ApiError(400, { type: 'idempotency_error', message });
    }
    return { status: row.status, body: row.body, replayedFrom: row.request_id, hasAnnounced: false };
  }
}

/** Answered and unanswered keys give the same row, with nulls for the latter: only `fingerprint` is looked at for that. */
type LookUpRow = {
  fingerprint: string | null;
  status: number;
  body: string;
  request_id: string;
  created: number | string;
  charges: string | null;
};

async function perform(
  operation: WriteOperation,
  request: WriteRequest,
  input: CallInput,
  call: SimulatorCall,
): Promise<WriteResult> {
  let answer: ApiAnswer;
  try {
    answer = request.fault === 'serverErrorStored' ? serverError(request) : await operation.run(input, call);
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isRemembered) throw error;
    await call.abandon();
    answer = errorAnswer(error.status, error.details, request.requestId);
  }
  if (request.fault === 'serverErrorAfterEffect') answer = serverError(request);
  const { status } = answer;
  const body = JSON.stringify(answer.body);
  const { hasAnnounced } = call;
  await call.commit(toRow(request, status, body));
  return { status, body, replayedFrom: null, hasAnnounced };
}

function toRow(request: WriteRequest, status: number, body: string): AnswerRow | null {
  const { key, fingerprint, requestId, input, now } = request;
  if (key === null) return null;
  const created = Math.floor(now.getTime() / 1000);
  return { account: input.account, key, fingerprint, requestId, status, body, created };
}

function serverError({ requestId }: WriteRequest): ApiAnswer {
  const message = 'An unknown error occurred.';
  return errorAnswer(500, { type: 'api_error', message }, requestId);
}

function isConstraint(error: unknown, name: string): boolean {
  return error instanceof Error && 'constraint' in error && error.constraint === name;
}
