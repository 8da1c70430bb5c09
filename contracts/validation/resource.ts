import * as v from 'valibot';
import { BUSINESS_ROLES } from '../roles.ts';
import { RESOURCE_KINDS } from '../statuses.ts';
import { isLocalDate } from '../time.ts';
import type { PairProblem } from './field-texts.ts';
import { minuteOfDay } from './minute-of-day.ts';
import { plainText, requiredText } from './plain-text.ts';

export const LONGEST_RESOURCE_NAME = 120;
export const LONGEST_ROLE = 60;
export const LONGEST_UNIT_NAME = 60;
export const MOST_UNITS = 500;

const NAMED_TWICE: PairProblem = 'twice';
const MORE_NAMES: PairProblem = 'moreNamesThanUnits';
const END_BEFORE_START: PairProblem = 'endBeforeStart';

const fields = {
  name: requiredText(LONGEST_RESOURCE_NAME),
  gender: v.nullish(v.picklist(['M', 'F']), null),
  type: v.nullish(v.picklist(BUSINESS_ROLES), null),
  role: plainText(LONGEST_ROLE),
  color: v.nullish(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)), null),
  quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_UNITS)), 1),
  capacity: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)), null),
};

/** What its units are called, the first one's name first; null for one without a name. */
const unitNames = v.optional(v.array(plainText(LONGEST_UNIT_NAME)), []);

const areNamesOnce = ({ unitNames: names }: { unitNames: readonly (string | null)[] }): boolean => {
  const given = names.flatMap((name) => name?.toLocaleLowerCase('it') ?? []);
  return new Set(given).size === given.length;
};
const haveUnits = ({ unitNames: names, quantity }: { unitNames: readonly unknown[]; quantity: number }) =>
  names.length <= quantity;

/** A person or a thing that a provider works with, as its form saves it. */
export const ResourceForm = v.pipe(
  v.object({ ...fields, unitNames }),
  v.forward(
    v.check((typed) => areNamesOnce(typed), NAMED_TWICE),
    ['unitNames'],
  ),
  v.forward(
    v.check((typed) => haveUnits(typed), MORE_NAMES),
    ['unitNames'],
  ),
);
export type ResourceForm = v.InferOutput<typeof ResourceForm>;

const kind = v.picklist(Object.values(RESOURCE_KINDS));

/** One that is not there yet; what it is stays. */
export const NewResourceForm = v.pipe(
  v.object({ kind, ...fields, unitNames }),
  v.forward(
    v.check((typed) => areNamesOnce(typed), NAMED_TWICE),
    ['unitNames'],
  ),
  v.forward(
    v.check((typed) => haveUnits(typed), MORE_NAMES),
    ['unitNames'],
  ),
);

/** The same as a use case takes it, who may also be a person we know. */
export const NewResource = v.object({ kind, personId: v.nullish(v.number(), null), ...fields });

/** Why a thing is out of service, in characters. */
export const LONGEST_FAULT = 120;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const localDate = v.pipe(
  v.string('required'),
  v.check((date) => isLocalDate(date)),
);

/** When a thing, or one unit of it, is out of service: from a time of the provider to another, or until further notice. */
export const OutOfServiceForm = v.pipe(
  v.object({
    /** Null: all of them. */
    unit: v.nullish(whole(1, MOST_UNITS), null),
    fromDate: localDate,
    fromMinute: v.optional(minuteOfDay(0, 1439), 0),
    /** Null: until further notice. */
    toDate: v.nullish(localDate, null),
    /** 1440, the end of the day, unless said. */
    toMinute: v.nullish(minuteOfDay(0, 1440), null),
    reason: requiredText(LONGEST_FAULT),
  }),
  v.forward(
    v.check(({ fromDate, toDate }) => toDate === null || fromDate <= toDate, END_BEFORE_START),
    ['toDate'],
  ),
  v.forward(
    v.check(
      ({ fromDate, toDate, fromMinute, toMinute }) =>
        toDate === null || fromDate !== toDate || fromMinute < (toMinute ?? 1440),
      END_BEFORE_START,
    ),
    ['toMinute'],
  ),
  v.forward(
    v.check(({ toDate, toMinute }) => toDate !== null || toMinute === null, 'required'),
    ['toDate'],
  ),
);
export type OutOfServiceForm = v.InferOutput<typeof OutOfServiceForm>;
