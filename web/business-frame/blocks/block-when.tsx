import * as m from '#contracts/texts/messages.js';
import { DateField } from '#web/business-ui/date-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { FromTo } from '../hours/parts/break-form.tsx';
import type { PartFields } from '../hours/part-form.tsx';
import { FirstOfTwo } from '../new-reservation/first-of-two.tsx';
import type { Block } from './block-calls.ts';
import type { BlockPlace } from './block-place.ts';

type BlockWhenProps = { block: Block | null; place: BlockPlace; timeZone: string; fields: PartFields };

/** On which date a block is, from when until when. */
export function BlockWhen({ block, place, timeZone, fields }: BlockWhenProps) {
  const { errors, value } = fields;
  const t = useTexts();
  const times = block ?? { startMinute: place.from, endMinute: place.to };
  const date = place.on ?? block?.date;
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
      <FirstOfTwo name="startMinute" timeZone={timeZone} />
    </>
  );
}
