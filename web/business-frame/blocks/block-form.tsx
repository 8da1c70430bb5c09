import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { RESOURCE_KINDS } from '#contracts/statuses.ts';
import { LONGEST_REASON } from '#contracts/validation/hours.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PartForm } from '../hours/part-form.tsx';
import type { PartFields } from '../hours/part-form.tsx';
import { RepeatBlockForm } from './repeat-block-form.tsx';
import type { Block, CanBeBlocked, Clock } from './block-calls.ts';
import { BlockWhen } from './block-when.tsx';
import type { BlockPlace } from './block-place.ts';
import { BookAnyway } from './book-anyway.tsx';
import { DatesLeftOut } from './dates-left-out.tsx';
import { ExtentOf } from './extent-of.tsx';
import type { BlockAnswer } from './save-block.ts';

export type BlockFormProps = {
  /** Null: a new one. */
  block: Block | null;
  whose: readonly CanBeBlocked[];
  clock: Clock;
  /** What the address says: where a new one shall lie, at which of its dates another was opened. */
  place: BlockPlace;
  closeHref: string;
  /** In place of the notice and the way back. */
  onSaved?: (answer: BlockAnswer) => void;
};

/** Whose time is kept free, when, why, and until when again. */
export function BlockForm({ block, whose, clock, place, closeHref, onSaved }: BlockFormProps) {
  const t = useTexts();
  const repeats = block !== null && block.everyWeeks !== null;
  const ofDates = place.on === null ? m.hours_block_delete_all_text : m.calendar_block_delete_text;
  return (
    <PartForm
      title={block?.reason ?? t(m.calendar_block_new)}
      closeHref={closeHref}
      version={block?.version ?? null}
      isNew={block === null}
      save={block ? t(m.hours_save) : t(m.calendar_block_do)}
      deletion={{
        title: t(m.hours_block_delete_title),
        text: t(repeats ? ofDates : m.hours_block_delete_text),
        verb: t(m.hours_delete),
      }}
      {...(onSaved && { onSaved })}
    >
      {(fields) => <BlockFields {...{ block, whose, clock, place, fields }} />}
    </PartForm>
  );
}

type BlockFieldsProps = Pick<BlockFormProps, 'block' | 'whose' | 'clock' | 'place'> & { fields: PartFields };

function BlockFields({ block, whose, clock, place, fields }: BlockFieldsProps) {
  const { errors, value } = fields;
  const t = useTexts();
  const repeats = block?.everyWeeks ? block : null;
  const ofOneDate = repeats && place.on;
  const [extent, setExtent] = useState(ofOneDate ? value('extent', 'one') : 'all');
  return (
    <>
      {block && <BookAnyway block={block} on={place.on ?? (repeats ? null : block.date)} />}
      {ofOneDate && <ExtentOf on={ofOneDate} extent={extent} onExtent={setExtent} />}
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
      <BlockWhen block={block} place={place} timeZone={clock.timeZone} fields={fields} />
      {extent !== 'one' && (
        <RepeatBlockForm kept={block} fields={fields}>
          {repeats && extent === 'all' && (
            <DatesLeftOut block={repeats} fields={fields} today={clock.today} />
          )}
        </RepeatBlockForm>
      )}
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
