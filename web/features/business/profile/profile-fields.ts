import type { Locale } from '#contracts/languages.ts';
import { LONGEST_PHONE } from '#contracts/validation/contact-details.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import {
  LONGEST_LINE,
  LONGEST_POSTAL_CODE,
  LONGEST_PROVIDER_DESCRIPTION,
  LONGEST_PROVIDER_NAME,
  LONGEST_TAG,
  LONGEST_URL,
} from '#contracts/validation/provider-profile.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import * as m from '#contracts/texts/messages.js';
import type { Message } from '#web/lib/texts-in.ts';

const NAMES: Record<string, { text: Message<Record<never, never>>; longest?: number }> = {
  name: { text: m.profile_field_name, longest: LONGEST_PROVIDER_NAME },
  description: { text: m.profile_field_description, longest: LONGEST_PROVIDER_DESCRIPTION },
  categories: { text: m.profile_field_category },
  phone: { text: m.profile_field_phone, longest: LONGEST_PHONE },
  email: { text: m.profile_field_email, longest: LONGEST_EMAIL },
  url: { text: m.profile_field_url, longest: LONGEST_URL },
  blog: { text: m.profile_field_blog, longest: LONGEST_URL },
  facebook: { text: m.profile_facebook, longest: LONGEST_URL },
  instagram: { text: m.profile_instagram, longest: LONGEST_URL },
  linkedin: { text: m.profile_linkedin, longest: LONGEST_URL },
  skype: { text: m.profile_skype, longest: LONGEST_LINE },
  twitter: { text: m.profile_twitter, longest: LONGEST_URL },
  youtube: { text: m.profile_youtube, longest: LONGEST_URL },
  tags: { text: m.profile_field_tags, longest: LONGEST_TAG },
  addressLine1: { text: m.profile_field_address, longest: LONGEST_LINE },
  addressLine2: { text: m.profile_field_address, longest: LONGEST_LINE },
  city: { text: m.profile_field_city, longest: LONGEST_LINE },
  postalCode: { text: m.profile_field_postal_code, longest: LONGEST_POSTAL_CODE },
  state: { text: m.profile_field_state, longest: LONGEST_LINE },
  countryCode: { text: m.profile_field_country },
  latitude: { text: m.profile_field_latitude },
  longitude: { text: m.profile_field_longitude },
};

/** What a field of the profile is called in a sentence; `tags.3` is one of the words. '' is no field. */
export function profileFieldOf(path: string, locale: Locale): FieldName {
  const field = NAMES[path.replace(/\.\d+$/, '')];
  if (!field) return { name: '' };
  const { text, longest } = field;
  return { name: text({}, { locale }), ...(longest !== undefined && { longest }) };
}
