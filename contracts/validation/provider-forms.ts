import * as v from 'valibot';
import { isCountryCode } from '../countries.ts';
import { LONGEST_EMAIL, partsOfEmail } from './email.ts';
import type { PairProblem } from './field-texts.ts';
import type { FieldProblem } from './plain-text.ts';
import { plainText } from './plain-text.ts';
import { LONGEST_LINE, PROVIDER_FIELDS } from './provider-profile.ts';

/** One main category and as many others as a page can show as badges. */
export const MOST_CATEGORIES = 5;
/** What a photo shows, in words, in characters. */
export const LONGEST_PHOTO_DESCRIPTION = LONGEST_LINE;

/** Nothing typed is none. */
const emailOrNone = v.pipe(
  plainText(LONGEST_EMAIL),
  v.check((address) => address === null || partsOfEmail(address) !== null, 'email' satisfies FieldProblem),
);

const once = (words: readonly string[]): string[] => [
  ...new Map(words.map((word) => [word.toLocaleLowerCase('it'), word])).values(),
];

const { name, description, phone, url, blog, facebook, instagram, linkedin, skype, twitter, youtube, tags } =
  PROVIDER_FIELDS;

/** What a provider says about itself, as the back office saves it whole. */
export const ProviderProfileForm = v.object({
  name,
  description,
  /** Slugs, the main one first. */
  categories: v.pipe(
    v.array(v.string()),
    v.minLength(1, 'required'),
    v.transform((slugs) => [...new Set(slugs)]),
    v.maxLength(MOST_CATEGORIES),
  ),
  phone,
  email: emailOrNone,
  url,
  blog,
  facebook,
  instagram,
  linkedin,
  skype,
  twitter,
  youtube,
  tags: v.pipe(
    tags,
    v.transform((words) => once(words)),
  ),
});
export type ProviderProfileForm = v.InferOutput<typeof ProviderProfileForm>;

const BOTH_OR_NONE: PairProblem = 'bothOrNone';
const { addressLine1, addressLine2, city, cityKey, postalCode, state, latitude, longitude } = PROVIDER_FIELDS;

/** Where a provider receives. Without a point on the map it is that of the town. */
export const ProviderLocationForm = v.pipe(
  v.object({
    addressLine1,
    addressLine2,
    city,
    cityKey: v.nullish(cityKey, null),
    postalCode,
    state,
    countryCode: v.pipe(
      v.string(),
      v.check((code) => isCountryCode(code)),
    ),
    latitude: v.nullish(latitude, null),
    longitude: v.nullish(longitude, null),
  }),
  v.forward(
    v.check((typed) => (typed.latitude === null) === (typed.longitude === null), BOTH_OR_NONE),
    ['longitude'],
  ),
);
export type ProviderLocationForm = v.InferOutput<typeof ProviderLocationForm>;

/** How a provider works, is told of bookings and is booked. */
export const ProviderSettingsForm = v.object({
  notificationEmail: emailOrNone,
  language: PROVIDER_FIELDS.language,
  timeZone: PROVIDER_FIELDS.timeZone,
  timeNote: PROVIDER_FIELDS.timeNote,
  reservationOffsetMinutes: PROVIDER_FIELDS.reservationOffsetMinutes,
  bookingHorizonDays: PROVIDER_FIELDS.bookingHorizonDays,
  defaultTimeSlotStep: PROVIDER_FIELDS.defaultTimeSlotStep,
  freeCancellationHours: PROVIDER_FIELDS.freeCancellationHours,
  /** Left out it stays as it is. */
  cancellationPolicy: v.optional(PROVIDER_FIELDS.cancellationPolicy),
  /** Left out they stay as they are. */
  reminderHours: v.optional(PROVIDER_FIELDS.reminderHours),
});
export type ProviderSettingsForm = v.InferOutput<typeof ProviderSettingsForm>;

/** What collaborators may, as the owner says it. */
export const CollaboratorRulesForm = v.object({
  actsOnOwn: v.boolean(),
  seesContacts: v.boolean(),
});
export type CollaboratorRulesForm = v.InferOutput<typeof CollaboratorRulesForm>;

/** What a photo shows, in words; '' for none. */
export const PhotoDescription = v.pipe(
  plainText(LONGEST_PHOTO_DESCRIPTION),
  v.transform((text) => text ?? ''),
);
