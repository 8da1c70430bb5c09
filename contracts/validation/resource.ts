import * as v from 'valibot';
import { RESOURCE_KINDS } from '../statuses.ts';
import { plainText, requiredText } from './plain-text.ts';

const LONGEST_UNIT_NAME = 60;
export const MOST_UNITS = 500;

const fields = {
  name: requiredText(120),
  gender: v.nullish(v.picklist(['M', 'F']), null),
  role: plainText(60),
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
    v.check((typed) => areNamesOnce(typed)),
    ['unitNames'],
  ),
  v.forward(
    v.check((typed) => haveUnits(typed)),
    ['unitNames'],
  ),
);
export type ResourceForm = v.InferOutput<typeof ResourceForm>;

const kind = v.picklist(Object.values(RESOURCE_KINDS));

/** One that is not there yet; what it is stays. */
export const NewResourceForm = v.pipe(
  v.object({ kind, ...fields, unitNames }),
  v.forward(
    v.check((typed) => areNamesOnce(typed)),
    ['unitNames'],
  ),
  v.forward(
    v.check((typed) => haveUnits(typed)),
    ['unitNames'],
  ),
);

/** The same as a use case takes it, who may also be a person we know. */
export const NewResource = v.object({ kind, personId: v.nullish(v.number(), null), ...fields });
