import * as m from '#contracts/texts/messages.js';
import { SCRIPTED_FIELD } from '#web/lib/form/scripted-field.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { minuteOf } from '../hours/typed-times.ts';
import { WHAT_CAN_BE_BLOCKED } from './block-calls.ts';
import { isUnsaid, offsetSaid } from './block-moments.ts';

/** A block as its form says it, for the contract to check. */
export function fieldsIn(form: FormData) {
  const said = (name: string): string => textOf(form, name);
  const everyWeeks = idOrNone.read(textOf(form, 'everyWeeks'));
  return {
    resourceId: idOrNone.read(textOf(form, 'resourceId')) ?? undefined,
    date: textOf(form, 'date'),
    startMinute: minuteOf(textOf(form, 'startMinute')),
    endMinute: minuteOf(textOf(form, 'endMinute')),
    startOffset: offsetSaid(said, 'startMinute'),
    endOffset: offsetSaid(said, 'endMinute'),
    reason: textOf(form, 'reason'),
    everyWeeks,
    untilDate: everyWeeks === null ? null : textOf(form, 'untilDate') || null,
  };
}

/** Without scripts nobody was asked yet which is meant of a time that a night shows twice: the form comes back with the question. */
export async function unsaidIn(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<Record<string, string>> {
  if (form.has(SCRIPTED_FIELD)) return {};
  const { getOpeningHours: clock } = await api(WHAT_CAN_BE_BLOCKED, { providerId });
  const moments = (['startMinute', 'endMinute'] as const).filter((moment) =>
    isUnsaid((name) => textOf(form, name), moment, clock.timeZone),
  );
  return Object.fromEntries(moments.map((moment) => [moment, m.calendar_block_which({}, { locale })]));
}
