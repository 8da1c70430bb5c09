import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/kernel/secrets.ts';

/**
 * A refresh token names its session by 256 random bits, the family, and says the turn it is of; both are signed. So a spent one is
 * recognised for as long as the session lives, and none of them is stored (docs/decisions/0019).
 */
export interface RefreshToken {
  family: string;
  /** 0 at the sign-in, one more with every renewal. */
  turn: number;
}

const TOKEN = /^([\w-]{43})\.(\d{1,9})\.([\w-]{43})$/;

export function refreshTokenOf(secrets: Secrets, token: RefreshToken): string {
  return `${token.family}.${token.turn}.${sign(secrets, token)}`;
}

/** What a token says; null for one that is none of ours. */
export function readRefreshToken(secrets: Secrets, typed: string): RefreshToken | null {
  const [, family, turn, signature] = TOKEN.exec(typed) ?? [];
  if (family === undefined || signature === undefined) return null;
  const token = { family, turn: Number(turn) };
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(secrets, token))) ? token : null;
}

/** What is stored of a family: keyed, so that no part of a token, spent or not, opens the session as a browser's cookie does. */
export function familyHash(secrets: Secrets, family: string): Buffer {
  return createHmac('sha256', secrets.keyFor('refresh-family')).update(family).digest();
}

function sign(secrets: Secrets, { family, turn }: RefreshToken): string {
  return createHmac('sha256', secrets.keyFor('refresh-token'))
    .update(`${family}.${turn}`)
    .digest('base64url');
}
