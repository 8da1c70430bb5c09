import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import { minuteOf } from '../hours/hours-form-values.ts';

/** A block as its form says it, for the contract to check. */
export function fieldsIn(form: FormData) {
  const everyWeeks = idOrNone.read(textOf(form, 'everyWeeks'));
  return {
    resourceId: idOrNone.read(textOf(form, 'resourceId')) ?? undefined,
    date: textOf(form, 'date'),
    startMinute: minuteOf(textOf(form, 'startMinute')),
    endMinute: minuteOf(textOf(form, 'endMinute')),
    reason: textOf(form, 'reason'),
    everyWeeks,
    untilDate: everyWeeks === null ? null : textOf(form, 'untilDate') || null,
  };
}
