import * as v from 'valibot';
import { MOST_REMINDERS, REMINDER_HOURS } from '../reminders.ts';
import type { ApiErrorInput } from '../api-error.ts';
import { readPaymentSetting } from '../payment-setting.ts';
import type { PaymentSetting } from '../statuses.ts';
import { isZoneId } from '../time.ts';
import { LONGEST_PHONE } from './contact-details.ts';
import { Email } from './email.ts';
import type { WebAddressProblem } from './field-texts.ts';
import { paragraphs, plainText, requiredName, requiredText } from './plain-text.ts';

/** In characters. */
export const LONGEST_PROVIDER_NAME = 120;
export const LONGEST_LINE = 200;
export const LONGEST_URL = 500;
export const LONGEST_PROVIDER_DESCRIPTION = 5000;
export const LONGEST_POLICY = 600;
export const LONGEST_TAG = 40;
export const LONGEST_POSTAL_CODE = 20;
export const MOST_TAGS = 20;

const line = plainText(LONGEST_LINE);
const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const degrees = (most: number) => v.nullable(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)));

/** A web address; https is added when no scheme is typed (specification section 5). */
export const webAddress = v.pipe(
  plainText(LONGEST_URL),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const typed = dataset.value;
    if (typed === null) return null;
    const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
    const read = /^https?:\/\/\S+$/i.test(address) && URL.canParse(address) ? new URL(address) : null;
    // A name in front of the host would pass for the site: https://radura.it@elsewhere.example
    if (read && read.username === '' && read.password === '') return read.href;
    addIssue({ message: 'url' satisfies WebAddressProblem });
    return NEVER;
  }),
);

const paymentSetting = v.pipe(
  v.string(),
  v.transform(readPaymentSetting),
  v.custom<PaymentSetting>((setting) => setting !== null, 'unknown'),
);

/** What a provider says about itself and how it is booked, field by field. */
export const PROVIDER_FIELDS = {
  name: requiredName(LONGEST_PROVIDER_NAME),
  description: paragraphs(LONGEST_PROVIDER_DESCRIPTION),
  phone: plainText(LONGEST_PHONE),
  email: v.nullable(Email),
  url: webAddress,
  blog: webAddress,
  facebook: webAddress,
  instagram: webAddress,
  linkedin: webAddress,
  skype: line,
  twitter: webAddress,
  youtube: webAddress,
  tags: v.pipe(v.array(requiredText(LONGEST_TAG)), v.maxLength(MOST_TAGS)),
  openingTime: line,
  timeNote: line,
  language: v.picklist(['it', 'en', 'sv']),
  timeZone: v.pipe(
    v.string(),
    v.check((zone) => isZoneId(zone), 'unknown'),
  ),
  addressLine1: line,
  addressLine2: line,
  city: line,
  cityKey: v.nullable(v.pipe(v.string(), v.regex(/^[a-z]{2}-[a-z0-9-]{1,80}$/))),
  postalCode: plainText(LONGEST_POSTAL_CODE),
  state: line,
  countryCode: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  latitude: degrees(90),
  longitude: degrees(180),
  acceptPayments: paymentSetting,
  freeCancellationHours: whole(0, 8760),
  /** What the provider adds to these hours in its own words; '' for nothing. */
  cancellationPolicy: paragraphs(LONGEST_POLICY),
  /** How long before a booking its customer is reminded of it; none: never. */
  reminderHours: v.pipe(
    v.array(v.picklist(REMINDER_HOURS)),
    v.transform((hours) => [...new Set(hours)].toSorted((one, other) => other - one)),
    v.maxLength(MOST_REMINDERS),
  ),
  reservationOffsetMinutes: whole(0, 525_600),
  bookingHorizonDays: whole(1, 730),
  defaultTimeSlotStep: whole(1, 1440),
  notificationEmail: v.nullable(Email),
  appName: line,
};

/** What a provider says about itself and how it wants to be booked; every field is optional in a change. */
const ProviderProfile = v.partial(v.object(PROVIDER_FIELDS));

export type ProviderProfileInput = v.InferInput<typeof ProviderProfile>;
export type ProviderProfile = v.InferOutput<typeof ProviderProfile>;

/** Reads a profile or a change of one; only the fields that were given come back, cleaned. */
export function readProfile(given: object): { profile: ProviderProfile } | { inputs: ApiErrorInput[] } {
  const read = v.safeParse(ProviderProfile, given);
  if (read.success) return { profile: read.output };
  return {
    inputs: read.issues.map((issue) => ({ code: issue.message, affected: [v.getDotPath(issue) ?? ''] })),
  };
}
