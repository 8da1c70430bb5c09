import type { ComponentType } from 'react';
import type { LocalDate } from '#contracts/time.ts';
import { lazyPart } from './lazy-part.ts';

export interface MonthPopoverProps {
  /** Names the button and what opens. */
  label: string;
  /** On which its month opens. */
  date: LocalDate;
  /** By the clock that counts, which may not be this device's. */
  today: LocalDate;
  /** Whether a day is among those that are looked at. */
  isShown: (day: LocalDate) => boolean;
  onChoose: (day: LocalDate) => void;
}

const useRichMonth = lazyPart<MonthPopoverProps>(async () => (await import('./rich-month.tsx')).RichMonth);

/** A small month behind a button, to go to one of its days; beside a field that does the same. Null until it is here. */
export function MonthPopover(props: MonthPopoverProps) {
  return <Here month={useRichMonth()} {...props} />;
}

function Here({
  month: Month,
  ...props
}: MonthPopoverProps & { month: ComponentType<MonthPopoverProps> | null }) {
  return Month && <Month {...props} />;
}
