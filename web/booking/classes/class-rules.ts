import type { ClassToBook, SessionToBook } from './class-calls.ts';

/** One price for all sessions: they are signed up for together. */
export const isWhole = ({ offers }: Pick<ClassToBook, 'offers'>): boolean => offers[0]?.model === 'total';

/** The sessions that signing up for the whole class takes. */
export const wholeOf = (sessions: readonly SessionToBook[]): number[] =>
  sessions.filter(({ check }) => check !== 'CANCELED').map(({ id }) => id);

/** Whether anything of the class can be signed up for now. */
export function canSignUp(offered: ClassToBook, sessions: readonly SessionToBook[]): boolean {
  if (!isSold(offered)) return false;
  const free = sessions.filter(({ check }) => check === 'FREE').length;
  return free > 0 && (!isWhole(offered) || free === wholeOf(sessions).length);
}

/** Without any way to sign up or pay there is no button. */
export const isSold = ({ canBookOnly, canPayOnline, canUseMembership }: ClassToBook): boolean =>
  canBookOnly || canPayOnline || canUseMembership;
