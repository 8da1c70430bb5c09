import * as v from 'valibot';
import { GROUP_KINDS } from '../group-kinds.ts';
import { isLocalDate } from '../time.ts';
import { CHOSEN_VAT_TREATMENTS } from '../vat.ts';
import type { PairProblem } from './field-texts.ts';
import { minuteOfDay } from './minute-of-day.ts';
import { paragraphs, requiredName } from './plain-text.ts';

/** In characters. */
export const LONGEST_NAME = 120;
export const LONGEST_DESCRIPTION = 2000;
const END_BEFORE_START: PairProblem = 'endBeforeStart';
const LEAST_ABOVE_MOST: PairProblem = 'leastAboveMost';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const description = v.optional(paragraphs(LONGEST_DESCRIPTION), '');
const position = v.optional(whole(0, 100_000), 0);
const id = whole(1, Number.MAX_SAFE_INTEGER);
const color = v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i));
const localDate = v.pipe(
  v.string(),
  v.check((date) => isLocalDate(date)),
);
/** A path of ours or a picture on the web: what a browser would read as another one, or not at all, is neither. */
const picture = v.pipe(
  v.string(),
  v.maxLength(500),
  v.check((address) => PICTURE.test(address) && (address.startsWith('/') || isOpenAddress(address))),
);
const PICTURE = /^(?:\/(?!\/)|https?:\/\/)[^\s\\\p{Cc}\p{Cf}\p{Cs}]+$/u;
const isOpenAddress = (address: string): boolean => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url !== null && url.username === '' && url.password === '';
};

/** A group's name and colour. */
export const ServiceGroup = v.object({ name: requiredName(LONGEST_NAME), color });
export const NewGroup = v.object({
  ...ServiceGroup.entries,
  kind: v.optional(v.picklist(GROUP_KINDS), 'service'),
  position,
});

const heading = {
  name: requiredName(LONGEST_NAME),
  description,
  imageUrl: v.nullish(picture, null),
  groupId: v.nullish(id, null),
  isAlwaysAvailable: v.optional(v.boolean(), true),
  periodStartDate: v.nullish(localDate, null),
  periodEndDate: v.nullish(localDate, null),
  periodStartMinute: v.nullish(minuteOfDay(0, 1439), null),
  periodEndMinute: v.nullish(minuteOfDay(1, 1440), null),
  locationType: v.optional(v.pipe(whole(1, 4), v.picklist([1, 2, 3, 4])), 1),
  minCalendarSlot: v.nullish(whole(1, 1440), null),
};

const datesInOrder = ({
  periodStartDate: from,
  periodEndDate: to,
}: {
  periodStartDate: string | null;
  periodEndDate: string | null;
}): boolean => from === null || to === null || from <= to;
const minutesInOrder = ({
  periodStartMinute: from,
  periodEndMinute: to,
}: {
  periodStartMinute: number | null;
  periodEndMinute: number | null;
}): boolean => from === null || to === null || from < to;

/** A heading with the period its offers can be booked in; the end never comes before the beginning. */
export const NewService = v.pipe(
  v.object({ ...heading, position }),
  v.forward(
    v.check((typed) => datesInOrder(typed), END_BEFORE_START),
    ['periodEndDate'],
  ),
  v.forward(
    v.check((typed) => minutesInOrder(typed), END_BEFORE_START),
    ['periodEndMinute'],
  ),
);

const vatTreatment = v.picklist(CHOSEN_VAT_TREATMENTS);

const terms = {
  name: requiredName(LONGEST_NAME),
  description,
  priceCents: whole(0, 99_999_999),
  durationMinutes: whole(1, 1440),
  prepareMinutes: v.optional(whole(0, 480), 0),
  cleanupMinutes: v.optional(whole(0, 480), 0),
  capacity: v.optional(whole(1, 10_000), 1),
  minimumCapacity: v.optional(whole(1, 10_000), 1),
  /** null: as the provider says; not given: as it is. */
  vatTreatment: v.optional(v.nullable(vatTreatment)),
};

/** What an offer needs beside people, and of how many things each can be taken. */
export const MOST_NEEDS = 100;
const MOST_THINGS = 100;

const needs = {
  people: v.optional(v.array(id), []),
  needs: v.optional(
    v.pipe(
      v.array(
        v.object({
          units: v.optional(whole(1, 500), 1),
          resourceIds: v.pipe(v.array(id), v.minLength(1), v.maxLength(MOST_THINGS)),
        }),
      ),
      v.maxLength(MOST_NEEDS),
    ),
    [],
  ),
};

const capacityInOrder = ({
  minimumCapacity,
  capacity,
}: {
  minimumCapacity: number;
  capacity: number;
}): boolean => minimumCapacity <= capacity;

export const NewOffer = v.pipe(
  v.object({ ...terms, position, ...needs }),
  v.forward(
    v.check((typed) => capacityInOrder(typed), LEAST_ABOVE_MOST),
    ['minimumCapacity'],
  ),
);

/** As many offers as a price list can show under one heading. */
export const MOST_OFFERS = 20;

/** A heading with all its offers, as the back office edits them together; an offer with an id is one that stands already. */
export const ServiceForm = v.pipe(
  v.object({
    ...heading,
    offers: v.pipe(
      v.array(
        v.pipe(
          v.object({ id: v.nullish(id, null), isActive: v.optional(v.boolean(), true), ...terms, ...needs }),
          v.forward(
            v.check((typed) => capacityInOrder(typed), LEAST_ABOVE_MOST),
            ['minimumCapacity'],
          ),
        ),
      ),
      v.minLength(1),
      v.maxLength(MOST_OFFERS),
    ),
  }),
  v.forward(
    v.check((typed) => datesInOrder(typed), END_BEFORE_START),
    ['periodEndDate'],
  ),
  v.forward(
    v.check((typed) => minutesInOrder(typed), END_BEFORE_START),
    ['periodEndMinute'],
  ),
);
export type ServiceForm = v.InferOutput<typeof ServiceForm>;

/** What a bulk act is about, each once: one page of a list at most. */
export const SomeServices = v.object({
  ids: v.pipe(
    v.array(id),
    v.minLength(1),
    v.maxLength(100),
    v.transform((ids) => [...new Set(ids)]),
  ),
});

/** How several services or classes shall stand; what is not given stays, and something must be given. */
export const StatusOfServices = v.pipe(
  v.object({
    ...SomeServices.entries,
    isActive: v.optional(v.boolean()),
    isPublished: v.optional(v.boolean()),
    isArchived: v.optional(v.boolean()),
  }),
  v.check(({ isActive, isPublished, isArchived }) =>
    [isActive, isPublished, isArchived].some((given) => given !== undefined),
  ),
);

/** Where a service or group goes: before another one, or to the end. */
export const Move = v.object({ id, beforeId: v.nullish(id, null) });
