import { Refusal } from '#server/kernel/refusal.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import { SignedCodes } from '#server/kernel/signed-codes.ts';
import type { Work } from '#server/kernel/work.ts';
import type { CodePurpose, CodeRow } from '../store/codes.ts';
import { countTry, findCode, insertCode, markUsed } from '../store/codes.ts';

const MINUTE = 60;
const DAY = 24 * 3600;

/** How long each code lives, in seconds (docs/decisions/0013). */
const LIFETIMES: Record<CodePurpose, number> = {
  verify: 7 * DAY,
  invite: 7 * DAY,
  reset: 60 * MINUTE,
  newPassword: 10 * MINUTE,
  secondFactor: 10 * MINUTE,
  passkey: 5 * MINUTE,
  newEmail: DAY,
  emailBack: 7 * DAY,
  emailCode: 10 * MINUTE,
  // As long as a place waits for it
  visitorCode: 30 * MINUTE,
};

const MOST_TRIES = 5;

/** Begins a one-time step. @returns the id its code is derived from when it is needed */
export async function startStep(
  work: Work,
  personId: number,
  purpose: CodePurpose,
  details: object = {},
): Promise<number> {
  const expiresAt = new Date(work.now().getTime() + LIFETIMES[purpose] * 1000);
  return insertCode(work, { personId, purpose, details, expiresAt });
}

/** The code of a step; single use comes from the row. */
export function codeOf(secrets: Secrets, purpose: CodePurpose, id: number): string {
  return codesOf(secrets).codeOf(purpose, [id]);
}

/** The step a code belongs to, expired or used as it may be; null for a code that is none of ours. */
export async function stepOf(
  work: Work,
  secrets: Secrets,
  purpose: CodePurpose,
  code: string,
): Promise<CodeRow | null> {
  const [id, ...more] = codesOf(secrets).numbersOf(purpose, code) ?? [];
  if (id === undefined || more.length > 0) return null;
  const row = await findCode(work, id);
  return row?.purpose === purpose ? row : null;
}

/** Steps whose code goes out in a mail, as a link. */
export const LINK_PURPOSES = [
  'verify',
  'invite',
  'reset',
  'newEmail',
  'emailBack',
] as const satisfies readonly CodePurpose[];
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** The address that is not the person's and that a step is about and its mail goes to; null for any other step. */
export function emailAbout({ details: { email } }: Pick<CodeRow, 'details'>): string | null {
  return typeof email === 'string' ? email : null;
}

export function isOpen(step: CodeRow, now: Date): boolean {
  return step.usedAt === null && step.expiresAt > now && step.tries < MOST_TRIES;
}

/** How many more wrong answers a step bears after the one that `readStep` has just counted. */
export function triesLeft(step: CodeRow): number {
  return Math.max(0, MOST_TRIES - step.tries - 1);
}

/**
 * The open step behind a code, with this try counted on its own, whatever becomes of it.
 * @throws Refusal invalidOrExpiredCode for a foreign, used, expired or worn out code
 */
export async function readStep(
  work: Work,
  secrets: Secrets,
  purpose: CodePurpose,
  code: string,
): Promise<CodeRow> {
  const step = await stepOf(work, secrets, purpose, code);
  if (!step || !isOpen(step, work.now()) || (await countTry(work, step.id)) > MOST_TRIES) {
    throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
  }
  return step;
}

/**
 * Uses the step up, in the transaction of what it allows: of two that come at once, one.
 * @throws Refusal invalidOrExpiredCode when somebody was faster
 */
export async function useStep(work: Work, id: number): Promise<void> {
  if (!(await markUsed(work, id))) throw new Refusal('invalidOrExpiredCode', { affected: ['code'] });
}

const codesOf = (secrets: Secrets): SignedCodes => new SignedCodes(secrets.keyFor('one-time-code'));
