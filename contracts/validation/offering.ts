import * as v from 'valibot';
import { isLocalDate } from '../time.ts';
import { paragraphs, requiredText } from './plain-text.ts';

const LONGEST_NAME = 120;
const LONGEST_DESCRIPTION = 2000;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const description = v.optional(paragraphs(LONGEST_DESCRIPTION), '');
const position = v.optional(whole(0, 100_000), 0);
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const localDate = v.pipe(
  v.string(),
  v.check((date) => isLocalDate(date)),
);
/** A path of ours or a picture on the web. */
const picture = v.pipe(v.string(), v.maxLength(500), v.regex(/^(?:\/(?!\/)|https?:\/\/)\S+$/));

export const NewGroup = v.object({ name: requiredText(LONGEST_NAME), color, position });

/** A heading with the period its offers can be booked in; the end never comes before the beginning. */
export const NewService = v.pipe(
  v.object({
    name: requiredText(LONGEST_NAME),
    description,
    imageUrl: v.nullish(picture, null),
    groupId: v.nullish(whole(1, Number.MAX_SAFE_INTEGER), null),
    isAlwaysAvailable: v.optional(v.boolean(), true),
    periodStartDate: v.nullish(localDate, null),
    periodEndDate: v.nullish(localDate, null),
    periodStartMinute: v.nullish(whole(0, 1439), null),
    periodEndMinute: v.nullish(whole(1, 1440), null),
    locationType: v.optional(whole(1, 4), 1),
    minCalendarSlot: v.nullish(whole(1, 1440), null),
    position,
  }),
  v.forward(
    v.check(({ periodStartDate: from, periodEndDate: to }) => from === null || to === null || from <= to),
    ['periodEndDate'],
  ),
  v.forward(
    v.check(({ periodStartMinute: from, periodEndMinute: to }) => from === null || to === null || from < to),
    ['periodEndMinute'],
  ),
);

const terms = {
  name: requiredText(LONGEST_NAME),
  description,
  priceCents: whole(0, 99_999_999),
  durationMinutes: whole(1, 1440),
  prepareMinutes: v.optional(whole(0, 480), 0),
  cleanupMinutes: v.optional(whole(0, 480), 0),
  capacity: v.optional(whole(1, 10_000), 1),
  minimumCapacity: v.optional(whole(1, 10_000), 1),
  position,
};

export const NewOffer = v.pipe(
  v.object({
    ...terms,
    people: v.optional(v.array(whole(1, Number.MAX_SAFE_INTEGER)), []),
    materials: v.optional(
      v.array(
        v.object({ resourceId: whole(1, Number.MAX_SAFE_INTEGER), units: v.optional(whole(1, 500), 1) }),
      ),
      [],
    ),
  }),
  v.forward(
    v.check(({ minimumCapacity, capacity }) => minimumCapacity <= capacity),
    ['minimumCapacity'],
  ),
);

export const OfferChanges = v.partial(
  v.object({
    name: terms.name,
    description: paragraphs(LONGEST_DESCRIPTION),
    priceCents: terms.priceCents,
    durationMinutes: terms.durationMinutes,
  }),
);
