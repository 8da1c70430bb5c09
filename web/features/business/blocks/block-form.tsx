import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { LONGEST_REASON } from '#contracts/validation/hours.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Again } from '../../hours/parts/again.tsx';
import { FromTo } from '../../hours/parts/break-form.tsx';
import { PartForm } from '../../hours/part-form.tsx';
import type { PartFields } from '../../hours/part-form.tsx';
import type { BlockPlace } from './block-address.ts';
import type { Block, CanBeBlocked } from './block-calls.ts';
import { ExtentOf } from './block-dates.tsx';
import { BookAnyway } from './book-anyway.tsx';
import type { BlockAnswer } from './save-block.ts';

type BlockFormProps = {
  /** Null: a new one. */
  block: Block | null;
  whose: readonly CanBeBlocked[];
  /** What the address says: where a new one shall lie, at which of its dates another was opened. */
  place: BlockPlace;
  closeHref: string;
  onSaved: (answer: BlockAnswer) => void;
};

/** Whose time is kept free, when, why, and until when again. */
export function BlockForm({ block, whose, place, closeHref, onSaved }: BlockFormProps) {
  const t = useTexts();
  const repeats = block !== null && block.everyWeeks !== null && place.on !== null;
  return (
    <PartForm
      title={block?.reason ?? t(m.calendar_block_new)}
      closeHref={closeHref}
      version={block?.version ?? null}
      isNew={block === null}
      save={block ? t(m.hours_save) : t(m.calendar_block_do)}
      deletion={{
        title: t(m.hours_block_delete_title),
        text: repeats ? t(m.calendar_block_delete_text) : t(m.hours_block_delete_text),
        verb: t(m.hours_delete),
      }}
      onSaved={onSaved}
    >
      {(fields) => <BlockFields {...{ block, whose, place, fields, repeats }} />}
    </PartForm>
  );
}

type BlockFieldsProps = Pick<BlockFormProps, 'block' | 'whose' | 'place'> & {
  fields: PartFields;
  repeats: boolean;
};

function BlockFields({ block, whose, place, fields, repeats }: BlockFieldsProps) {
  const { errors, value } = fields;
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const [extent, setExtent] = useState(value('extent', 'one'));
  const isOne = repeats && extent === 'one';
  return (
    <>
      {block && <BookAnyway block={block} on={place.on ?? block.date} />}
      {repeats && place.on && <ExtentOf on={place.on} extent={extent} onExtent={setExtent} />}
      <Text
        name="reason"
        label={t(m.hours_reason)}
        hint={t(m.calendar_block_reason_hint)}
        isRequired
        maxLength={LONGEST_REASON}
        defaultValue={value('reason', block?.reason)}
        {...errorAt(errors, 'reason')}
      />
      <Choice
        name="resourceId"
        label={t(m.calendar_block_whose)}
        isRequired
        options={optionsOf(whose, block, t)}
        defaultValue={value('resourceId', block?.resourceId ?? place.resourceId)}
        {...errorAt(errors, 'resourceId')}
      />
      <DateField
        name="date"
        label={t(m.hours_date)}
        isRequired
        defaultValue={value('date', place.on ?? block?.date)}
        {...errorAt(errors, 'date')}
      />
      <FromTo kept={block ?? { startMinute: place.from, endMinute: place.to }} fields={fields} />
      {(!isHydrated || !isOne) && <Again kept={block} fields={fields} />}
    </>
  );
}

/** A person, or a thing; who works there no more only where it is theirs. */
function optionsOf(whose: readonly CanBeBlocked[], block: Block | null, t: ReturnType<typeof useTexts>) {
  return whose
    .filter(({ id, archive }) => !archive || id === block?.resourceId)
    .map(({ id, name, resTypeId }) => ({
      value: String(id),
      label: name,
      ...(resTypeId === RESOURCE_KINDS.physical && { detail: t(m.calendar_block_thing) }),
    }));
}
