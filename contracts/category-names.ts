import type { Locale } from './languages.ts';
import { m } from '#contracts/texts/messages.js';

/** The categories of both provider types, by slug (specification section 3, "Provider types"). */
const NAMES = {
  spa: m.categories_spa,
  'thermal-baths': m.categories_thermal_baths,
  'beauty-center': m.categories_beauty_center,
  'hair-salon': m.categories_hair_salon,
  'massage-center': m.categories_massage_center,
  gym: m.categories_gym,
  'yoga-studio': m.categories_yoga_studio,
  'pilates-studio': m.categories_pilates_studio,
  'swimming-pool': m.categories_swimming_pool,
  'physiotherapy-center': m.categories_physiotherapy_center,
  'personal-trainer': m.categories_personal_trainer,
  'yoga-teacher': m.categories_yoga_teacher,
  'pilates-teacher': m.categories_pilates_teacher,
  'massage-therapist': m.categories_massage_therapist,
  physiotherapist: m.categories_physiotherapist,
  osteopath: m.categories_osteopath,
  nutritionist: m.categories_nutritionist,
  psychologist: m.categories_psychologist,
  beautician: m.categories_beautician,
  'mental-coach': m.categories_mental_coach,
};

/** What people type who look for somebody of a category, beside its name: most are named by the trade, as in "Massaggi". */
const WORDS: Partial<Record<keyof typeof NAMES, (inputs: object, options: { locale: Locale }) => string>> = {
  'personal-trainer': m.categories_personal_trainer_words,
  'yoga-teacher': m.categories_yoga_teacher_words,
  'pilates-teacher': m.categories_pilates_teacher_words,
  'massage-therapist': m.categories_massage_therapist_words,
  physiotherapist: m.categories_physiotherapist_words,
  osteopath: m.categories_osteopath_words,
  nutritionist: m.categories_nutritionist_words,
  psychologist: m.categories_psychologist_words,
  beautician: m.categories_beautician_words,
  'mental-coach': m.categories_mental_coach_words,
};

export type CategorySlug = keyof typeof NAMES;
export const CATEGORY_SLUGS = Object.keys(NAMES) as CategorySlug[];

/** A category as people read it. */
export function categoryName(slug: CategorySlug, locale: Locale): string {
  return NAMES[slug]({}, { locale });
}

/** Its name and the other words it is looked for by. */
export function categoryWords(slug: CategorySlug, locale: Locale): string {
  return [NAMES[slug], WORDS[slug]].map((text) => text?.({}, { locale }) ?? '').join(' ');
}
