import { categoryName } from '#contracts/category-names.ts';
import type { CategorySlug } from '#contracts/category-names.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { SetupStepName } from '#contracts/validation/center-setup.ts';
import { hoursLines } from '#web/business-frame/setup/hours-lines.ts';
import type { OwnPage, Setup } from '#web/business-frame/setup/setup-calls.ts';

/** What each step is called, and what it is for. */
export const STEP_WORDS = {
  about: { title: m.setup_about, hint: m.setup_about_hint },
  place: { title: m.setup_place, hint: m.setup_place_hint },
  picture: { title: m.setup_picture, hint: m.setup_picture_hint },
  hours: { title: m.setup_hours, hint: m.setup_hours_hint },
  team: { title: m.setup_team, hint: m.setup_team_hint },
  service: { title: m.setup_service, hint: m.setup_service_hint },
  payment: { title: m.setup_payment, hint: m.setup_payment_hint },
} satisfies Record<SetupStepName, unknown>;

export const PAYMENT_WORDS = {
  NoPayments: { label: m.setup_payment_on_site, hint: m.setup_payment_on_site_hint },
  Optional: { label: m.setup_payment_flexible, hint: m.setup_payment_flexible_hint },
  OnlineOnly: { label: m.setup_payment_online, hint: m.setup_payment_online_hint },
} as const;

type Known = { setup: Setup; page: OwnPage };

const SUMMARIES: Record<SetupStepName, (known: Known, locale: Locale) => string> = {
  // The server answers slugs of its own table.
  about: ({ page }, locale) =>
    page.categories.map(({ slug }) => categoryName(slug as CategorySlug, locale)).join(', '),
  place: ({ page: { location } }) => [location.addressLine1, location.city].filter(Boolean).join(', '),
  picture: ({ page: { photos } }, locale) =>
    photos.some(({ isDrawn }) => !isDrawn)
      ? m.setup_picture_photo({}, { locale })
      : m.setup_picture_drawn({}, { locale }),
  hours: ({ setup }, locale) =>
    hoursLines(setup.hours, locale)
      .map(({ days, times }) => `${days} ${times}`)
      .join(' · '),
  team: ({ setup }) => setup.people.map(({ name }) => name).join(', '),
  service: ({ setup }) => setup.services.map(({ name }) => name).join(', '),
  payment: ({ setup: { acceptPayments } }, locale) =>
    acceptPayments === 'membership' ? '' : PAYMENT_WORDS[acceptPayments].label({}, { locale }),
};

/** What a step that is done comes to, in a few words. */
export const summaryOf = (step: SetupStepName, known: Known, locale: Locale): string =>
  SUMMARIES[step](known, locale);
