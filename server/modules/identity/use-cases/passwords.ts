import { hash, verify } from '@node-rs/argon2';
import { LONGEST_PASSWORD } from '#contracts/validation/password.ts';
import type { Secrets } from '#server/kernel/secrets.ts';

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane; about 30 ms of one core. */
const OWASP = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let cost = OWASP;

/** What the algorithm takes at least, so that tests do not pass their time with it. Only code below `testing/` may call it, which the walls prove. */
export function hashCheaplyInTests(): void {
  cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}

/** Compared with when there is nothing to compare with, so that an unknown e-mail takes as long as a known one. */
let nobodysHash: Promise<string> | null = null;
let nobodysPin: Promise<string> | null = null;

/** The argon2id hash to store; peppered, so that a copy of the database cannot be guessed at without the server's secret. */
export async function hashPassword(secrets: Secrets, password: string): Promise<string> {
  return hash(password.normalize('NFC'), { ...cost, secret: secrets.keyFor('password') });
}

/** Whether the password is the one behind the hash; takes as long when there is no hash. */
export async function isPassword(secrets: Secrets, stored: string | null, typed: string): Promise<boolean> {
  nobodysHash ??= hashPassword(secrets, 'nobody has this password');
  const password = typed.length > LONGEST_PASSWORD ? '' : typed.normalize('NFC');
  const isRight = await verify(stored ?? (await nobodysHash), password, {
    secret: secrets.keyFor('password'),
  });
  return isRight && stored !== null && typed !== '';
}

/** The same for a PIN. Ten thousand are guessed in minutes by who has the server's secret, too: it opens nothing but a change of person. */
export async function hashPin(secrets: Secrets, pin: string): Promise<string> {
  return hash(pin, { ...cost, secret: secrets.keyFor('pin') });
}

/** Whether the PIN is the one behind the hash; takes as long when there is no hash. */
export async function isPinOf(secrets: Secrets, stored: string | null, typed: string): Promise<boolean> {
  nobodysPin ??= hashPin(secrets, 'none');
  const isRight = await verify(stored ?? (await nobodysPin), typed, { secret: secrets.keyFor('pin') });
  return isRight && stored !== null;
}

/** Whether two passwords are one, however their accents were typed. */
export function isSamePassword(one: string, other: string): boolean {
  // Normalizing heaped accents takes the square of their number, and no password is so long.
  if (one.length > LONGEST_PASSWORD || other.length > LONGEST_PASSWORD) return false;
  return one.normalize('NFC') === other.normalize('NFC');
}
