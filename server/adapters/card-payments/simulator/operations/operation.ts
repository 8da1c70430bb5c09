import type { Pool } from 'pg';
import type { ApiAnswer } from '../api-error.ts';
import type { RequestParams } from '../request-params.ts';
import type { SimulatorCall } from '../simulator-call.ts';

/** One call as an operation sees it. */
export type CallInput = {
  /** The connected account of the `Stripe-Account` header, or `PLATFORM`. */
  account: string;
  /** Whether that account may be paid; true for the platform. */
  chargesEnabled: boolean;
  /** The id in the path, or empty. */
  id: string;
  /** Where it was called, such as `http://127.0.0.1:4242`. */
  origin: string;
  params: RequestParams;
  /** False with the publishable key: the client secret then decides what may be touched. */
  isSecret: boolean;
};

/** A call that changes something; all of it is committed, or nothing. */
export type WriteOperation = {
  name: string;
  path: string;
  isOpenToBrowsers?: boolean;
  run(input: CallInput, call: SimulatorCall): Promise<ApiAnswer>;
};

export type ReadOperation = {
  name: string;
  path: string;
  isOpenToBrowsers?: boolean;
  run(input: CallInput, db: Pool): Promise<object>;
};
