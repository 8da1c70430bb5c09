/** What a session remembers of the renewals of its token. */
export interface Refreshes {
  /** How often it was renewed: the turn of the token that counts. */
  refreshes: number;
  refreshedAt: Date | null;
  /** Which device renewed it last. */
  refreshedBy: string | null;
}

/** Two windows of one program, or a lost answer: for so long the device that renewed the token may show the one before. */
const GRACE_MS = 10_000;

/**
 * What to do with a token of some turn: renew it; give the device that has just done so the same answer again; or take it for what
 * a spent token is that comes again: a copy, whoever shows it.
 */
export function judgeRefresh(
  turn: number,
  { refreshes, refreshedAt, refreshedBy }: Refreshes,
  device: string,
  now: Date,
): 'renew' | 'again' | 'reused' {
  if (turn === refreshes) return 'renew';
  const isJustSpent =
    turn === refreshes - 1 && refreshedAt !== null && now.getTime() - refreshedAt.getTime() < GRACE_MS;
  return isJustSpent && refreshedBy === device ? 'again' : 'reused';
}
