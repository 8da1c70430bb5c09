import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { DateField } from '#web/business-ui/date-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { FromTo } from '../hours/parts/break-form.tsx';
import type { PartFields } from '../hours/part-form.tsx';
import { WhichOfTwo } from '../new-reservation/which-of-two.tsx';
import type { Block } from './block-calls.ts';
import { endSaid, momentKept, MOMENTS, startSaid } from './block-moments.ts';
import type { BlockPlace } from './block-place.ts';

type BlockWhenProps = { block: Block | null; place: BlockPlace; timeZone: string; fields: PartFields };

/** On which date a block is, from when until when, and which is meant of a time that a night shows twice. */
export function BlockWhen({ block, place, timeZone, fields }: BlockWhenProps) {
  const { errors, value } = fields;
  const t = useTexts();
  const times = block ?? { startMinute: place.from, endMinute: place.to };
  const date = place.on ?? block?.date;
  const kept = keptMoments(times, date, block);
  const before = (name: string): string => value(name, kept[name]);
  return (
    <>
      <DateField
        name="date"
        label={t(m.hours_date)}
        isRequired
        defaultValue={value('date', date)}
        {...errorAt(errors, 'date')}
      />
      <FromTo kept={times} fields={fields} />
      <WhichOfTwo timeZone={timeZone} read={startSaid} {...startSaid(before)} start={before('startsAt')} />
      <WhichOfTwo
        name={MOMENTS.endMinute}
        timeZone={timeZone}
        read={endSaid}
        {...endSaid(before)}
        start={before(MOMENTS.endMinute)}
      />
    </>
  );
}

/** The fields of when it is as they begin. */
function keptMoments(
  { startMinute, endMinute }: { startMinute: number | null; endMinute: number | null },
  date: string | null | undefined,
  block: Block | null,
): Record<string, string | undefined> {
  const fields = {
    date: date ?? undefined,
    startMinute: startMinute === null ? undefined : formatMinuteOfDay(startMinute),
    endMinute: endMinute === null ? undefined : formatMinuteOfDay(endMinute),
  };
  if (!block) return fields;
  const ends = endSaid((name) => fields[name as keyof typeof fields] ?? '').date;
  return {
    ...fields,
    [MOMENTS.startMinute]: momentKept(date, block.startMinute, block.startOffset),
    [MOMENTS.endMinute]: momentKept(ends, block.endMinute, block.endOffset),
  };
}
