import type { ApiError } from '#contracts/api-error.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { ProviderLocationForm, ProviderProfileForm } from '#contracts/validation/provider-forms.ts';
import { degreesIn } from '#web/lib/form/degrees-in.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import { refusedWith } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { PUBLISH, SAVE_LOCATION, SAVE_PROFILE, UNPUBLISH } from './profile-calls.ts';
import { profileFieldOf } from './profile-fields.ts';

const SOCIAL = ['facebook', 'instagram', 'linkedin', 'skype', 'twitter', 'youtube'] as const;
export const PROFILE_INTENTS = ['profile', 'location', 'publish', 'unpublish'] as const;
type ProfileIntent = (typeof PROFILE_INTENTS)[number];

export const profileIntentOf = (form: FormData): ProfileIntent | null =>
  PROFILE_INTENTS.find((intent) => intent === textOf(form, 'intent')) ?? null;

type Known = Pick<RequestContext, 'api' | 'locale'>;

/** How the profile is read. */
function readingProfile(form: FormData, locale: Locale): ReadForm<typeof ProviderProfileForm> {
  const typed = (name: string): string => textOf(form, name);
  const tags = typed('tags')
    .split(',')
    .map((word) => word.trim());
  const categories = [typed('categories'), ...form.getAll('otherCategories').map(String)];
  return {
    form,
    schema: ProviderProfileForm,
    given: {
      name: typed('name'),
      description: typed('description'),
      categories: typed('categories') === '' ? [] : categories,
      phone: typed('phone'),
      email: typed('email'),
      url: typed('url'),
      blog: typed('blog'),
      ...Object.fromEntries(SOCIAL.map((network) => [network, typed(network)])),
      tags: tags.filter((word) => word !== ''),
    },
    fieldOf: (path) => profileFieldOf(path, locale),
    locale,
  };
}

function readingLocation(form: FormData, locale: Locale): ReadForm<typeof ProviderLocationForm> {
  const typed = (name: string): string => textOf(form, name);
  return {
    form,
    schema: ProviderLocationForm,
    given: {
      addressLine1: typed('addressLine1'),
      addressLine2: typed('addressLine2'),
      city: typed('city'),
      cityKey: typed('cityKey') || null,
      postalCode: typed('postalCode'),
      state: typed('state'),
      countryCode: typed('countryCode'),
      latitude: degreesIn(typed('latitude')),
      longitude: degreesIn(typed('longitude')),
    },
    fieldOf: (path) => profileFieldOf(path, locale),
    locale,
  };
}

/** Does what a form of the profile asks for, by its `intent`. */
export async function saveProfile(form: FormData, known: Known, providerId: number): Promise<SectionAnswer> {
  const { api, locale } = known;
  switch (profileIntentOf(form)) {
    case 'profile':
      return saveTexts(form, known, providerId);
    case 'location':
      return savePlace(form, known, providerId);
    case 'publish': {
      const answer = await sendForm({ intent: 'publish' }, () => api(PUBLISH, { providerId }));
      return { ...answer, errors: answer.errors.flatMap((error) => missingNamed(error, locale)) };
    }
    case 'unpublish':
      return sendForm({ intent: 'publish' }, () => api(UNPUBLISH, { providerId }));
    case null:
      return refusedWith([{ message: m.failed_done({}, { locale }) }]);
  }
}

async function saveTexts(form: FormData, { api, locale }: Known, providerId: number): Promise<SectionAnswer> {
  let version: number | undefined;
  const answer = await formAction({
    ...readingProfile(form, locale),
    async send({ facebook, instagram, linkedin, skype, twitter, youtube, ...words }) {
      const socialLinks = { facebook, instagram, linkedin, skype, twitter, youtube };
      const input = { ...words, socialLinks };
      const saved = await api(SAVE_PROFILE, { providerId, version: versionOf(form), input });
      version = saved.saveProviderProfile.profileVersion;
    },
  });
  return { ...atFields(answer), intent: 'profile', ...(version !== undefined && { version }) };
}

async function savePlace(form: FormData, { api, locale }: Known, providerId: number): Promise<SectionAnswer> {
  let version: number | undefined;
  const answer = await formAction({
    ...readingLocation(form, locale),
    async send(input) {
      const saved = await api(SAVE_LOCATION, { providerId, version: versionOf(form), input });
      version = saved.saveProviderLocation.locationVersion;
    },
  });
  return { ...answer, intent: 'location', ...(version !== undefined && { version }) };
}

/** What is wrong with one of the words stands at their field. */
function atFields<Answer extends SectionAnswer>(answer: Answer): Answer {
  const fieldErrors: Record<string, string> = {};
  for (const [path, text] of Object.entries(answer.fieldErrors))
    fieldErrors[path.replace(/\.\d+$/, '')] ??= text;
  return { ...answer, fieldErrors };
}

const MISSING = {
  description: m.profile_missing_description,
  photo: m.profile_missing_photo,
  location: m.profile_missing_location,
};

/** A refusal to publish, as one sentence for each thing that is missing. */
function missingNamed(error: ApiError, locale: Locale): ApiError[] {
  const needs = (error.inputs ?? []).flatMap(({ affected }) => affected);
  const named = Object.entries(MISSING).filter(([need]) => needs.includes(need));
  return named.length === 0 ? [error] : named.map(([, text]) => ({ message: text({}, { locale }) }));
}
