import * as v from 'valibot';
import { PROVIDER_TYPES } from '../statuses.ts';
import { requiredName, requiredText } from './plain-text.ts';

/** In characters. */
export const LONGEST_CENTER_NAME = 120;
export const LONGEST_CITY = 100;

/** The key of a place that was chosen among the suggestions. */
const placeKey = v.pipe(v.string(), v.regex(/^[a-z]{2}-[a-z0-9-]{1,80}$/));

/** What a center or practice begins with: what it is, its name, and where it is. */
export const NewCenter = v.object({
  type: v.picklist(PROVIDER_TYPES, 'required'),
  name: requiredName(LONGEST_CENTER_NAME),
  city: requiredText(LONGEST_CITY),
  cityKey: v.nullish(placeKey, null),
});
export type NewCenter = v.InferOutput<typeof NewCenter>;
