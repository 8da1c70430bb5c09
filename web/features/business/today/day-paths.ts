import { useSearchParams } from 'react-router';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';

/** Keeps today on the screen after closing. */
const STAY = 'today';

/** Whether an address asks for today where the next day would be shown. */
export const staysToday = (search: URLSearchParams): boolean => search.get('day') === STAY;

/** Addresses of the screen that keep the day it shows. */
export function useDayPaths() {
  const centerPath = useCenterPath();
  const [search] = useSearchParams();
  const kept = staysToday(search) ? `?day=${STAY}` : '';
  return {
    /** The screen as it is. */
    here: centerPath('today') + kept,
    /** Today, also after closing. */
    today: `${centerPath('today')}?day=${STAY}`,
    /** The day that matters now. */
    current: centerPath('today'),
    /** A booking over it. @param part anchor within the booking */
    pathOf: (id: number, part = ''): string => centerPath(`today/${id}`) + kept + (part && `#${part}`),
  };
}
