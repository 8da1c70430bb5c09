import { listAddress, oneOf } from '#web/lib/list-address.ts';

/** Which of the classes are shown; the first goes without saying. */
const KINDS = ['all', 'courses', 'events', 'archived'] as const;
/** By when their sessions are: some over and some to come, none begun, all over. */
const PERIODS = ['any', 'current', 'future', 'past'] as const;
/** Which sessions of a class. */
const TIMES = ['upcoming', 'over'] as const;

/** What the address of the list says. */
export const CLASS_ADDRESS = listAddress({
  kind: oneOf<(typeof KINDS)[number]>(KINDS),
  period: oneOf<(typeof PERIODS)[number]>(PERIODS),
});
export type ClassAddress = ReturnType<typeof CLASS_ADDRESS.read>;

/** What the API is asked for. */
export const questionOf = ({ kind }: ClassAddress) => ({
  serviceType: kind === 'courses' ? ('Y' as const) : kind === 'events' ? ('E' as const) : null,
  archived: kind === 'archived',
});

/** Whether a class is of the period that is looked for; one without sessions is of none. */
export function isOfPeriod(
  { sessions, coming }: { sessions: number; coming: number },
  { period }: Pick<ClassAddress, 'period'>,
): boolean {
  switch (period) {
    case 'any':
      return true;
    case 'current':
      return coming > 0 && coming < sessions;
    case 'future':
      return coming > 0 && coming === sessions;
    case 'past':
      return coming === 0 && sessions > 0;
  }
}

/** What the address of a class says: which of its sessions. */
export const SESSION_ADDRESS = listAddress({ time: oneOf<(typeof TIMES)[number]>(TIMES) });
export type SessionAddress = ReturnType<typeof SESSION_ADDRESS.read>;
