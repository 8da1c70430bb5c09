import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { LogIn } from '../store/log-ins.ts';
import { findLogIn } from '../store/log-ins.ts';
import { isPassword } from './passwords.ts';

const TRIES_PER_HOUR = 10;

/**
 * Makes sure that whoever uses a session is still its person.
 * @throws Refusal wrongPassword, tooManyRequests
 */
export async function checkPassword(
  work: Work,
  deps: Deps,
  personId: number,
  typed: string,
  field = 'password',
): Promise<LogIn> {
  await countRequest(work, `password:${personId}`, TRIES_PER_HOUR);
  const logIn = await findLogIn(work, { personId });
  const isRight = await isPassword(deps.secrets, logIn?.passwordHash ?? null, typed);
  if (!logIn || !isRight) throw new Refusal('wrongPassword', { affected: [field] });
  return logIn;
}
