import type { ComponentType } from 'react';
import type { LocalDate } from '#contracts/time.ts';
import { lazyPart } from './lazy-part.ts';

export interface DayJumpProps {
  label: string;
  /** Where one is. */
  date: LocalDate;
  /** After Enter or on leaving the field: half a day typed leads nowhere. */
  onChoose: (day: LocalDate) => void;
}

const useRichDay = lazyPart<DayJumpProps>(async () => (await import('./rich-day.tsx')).RichDay);

/** A day to be typed, to go there. Null until it is here. */
export function DayJump(props: DayJumpProps) {
  return <Here day={useRichDay()} {...props} />;
}

function Here({ day: Day, ...props }: DayJumpProps & { day: ComponentType<DayJumpProps> | null }) {
  return Day && <Day {...props} />;
}
