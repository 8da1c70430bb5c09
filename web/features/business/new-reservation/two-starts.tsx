import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { Segments } from '#web/business-ui/segments.tsx';
import { useTexts } from '#web/lib/texts.tsx';

type TwoStartsProps = {
  name: string;
  /** Minutes after midnight, as the night shows them twice. */
  minute: number;
  /** The instants, with their offsets. */
  first: string;
  second: string;
  /** Which one it is so far; anything else is the first. */
  start: string | null;
  isDisabled?: boolean;
  onChange?: (start: string) => void;
};

/** Asks which of two is meant, of a time that a night in autumn shows twice. */
export function TwoStarts({ name, minute, first, second, start, ...segments }: TwoStartsProps) {
  const t = useTexts();
  return (
    <Segments
      name={name}
      label={t(m.new_reservation_twice, { time: formatMinuteOfDay(minute) })}
      options={[
        { value: first, label: t(m.new_reservation_twice_first, { offset: offsetIn(first) }) },
        { value: second, label: t(m.new_reservation_twice_second, { offset: offsetIn(second) }) },
      ]}
      defaultValue={start === second ? second : first}
      {...segments}
    />
  );
}

const offsetIn = (start: string): string => start.slice(-6);
