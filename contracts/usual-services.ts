import type { CategorySlug } from './category-names.ts';
import type { Locale } from './languages.ts';
import { m } from '#contracts/texts/messages.js';

/** A service that many of a trade have, as it is usually sold. */
export interface UsualService {
  key: string;
  name: string;
  minutes: number;
  priceCents: number;
}

type Text = (inputs: object, options: { locale: Locale }) => string;

const USUAL = {
  massage_relax: { text: m.usual_massage_relax, minutes: 60, priceCents: 6000 },
  massage_deep: { text: m.usual_massage_deep, minutes: 60, priceCents: 6500 },
  massage_back: { text: m.usual_massage_back, minutes: 30, priceCents: 4000 },
  spa_entry: { text: m.usual_spa_entry, minutes: 180, priceCents: 4500 },
  body_scrub: { text: m.usual_body_scrub, minutes: 45, priceCents: 5500 },
  thermal_entry: { text: m.usual_thermal_entry, minutes: 180, priceCents: 3500 },
  mud_therapy: { text: m.usual_mud_therapy, minutes: 40, priceCents: 5000 },
  facial: { text: m.usual_facial, minutes: 60, priceCents: 5500 },
  manicure: { text: m.usual_manicure, minutes: 45, priceCents: 3000 },
  waxing: { text: m.usual_waxing, minutes: 30, priceCents: 2500 },
  womens_cut: { text: m.usual_womens_cut, minutes: 60, priceCents: 4500 },
  mens_cut: { text: m.usual_mens_cut, minutes: 30, priceCents: 2200 },
  hair_colour: { text: m.usual_hair_colour, minutes: 90, priceCents: 6000 },
  personal_training: { text: m.usual_personal_training, minutes: 60, priceCents: 4500 },
  fitness_check: { text: m.usual_fitness_check, minutes: 45, priceCents: 3000 },
  trial_session: { text: m.usual_trial_session, minutes: 60, priceCents: 1000 },
  yoga_private: { text: m.usual_yoga_private, minutes: 60, priceCents: 5000 },
  pilates_private: { text: m.usual_pilates_private, minutes: 55, priceCents: 5000 },
  pilates_duo: { text: m.usual_pilates_duo, minutes: 55, priceCents: 3500 },
  swimming_private: { text: m.usual_swimming_private, minutes: 45, priceCents: 3500 },
  swimming_trial: { text: m.usual_swimming_trial, minutes: 45, priceCents: 1000 },
  physio_session: { text: m.usual_physio_session, minutes: 45, priceCents: 5000 },
  first_visit: { text: m.usual_first_visit, minutes: 60, priceCents: 6000 },
  tecar: { text: m.usual_tecar, minutes: 30, priceCents: 4000 },
  osteo_treatment: { text: m.usual_osteo_treatment, minutes: 45, priceCents: 6000 },
  nutrition_plan: { text: m.usual_nutrition_plan, minutes: 60, priceCents: 8000 },
  checkup: { text: m.usual_checkup, minutes: 30, priceCents: 4500 },
  therapy_session: { text: m.usual_therapy_session, minutes: 50, priceCents: 6000 },
  couple_session: { text: m.usual_couple_session, minutes: 75, priceCents: 9000 },
  coaching_session: { text: m.usual_coaching_session, minutes: 60, priceCents: 7000 },
  first_talk: { text: m.usual_first_talk, minutes: 30, priceCents: 3000 },
} as const satisfies Record<string, { text: Text; minutes: number; priceCents: number }>;

const OF_CATEGORY: Record<CategorySlug, readonly (keyof typeof USUAL)[]> = {
  spa: ['spa_entry', 'massage_relax', 'body_scrub'],
  'thermal-baths': ['thermal_entry', 'mud_therapy', 'massage_relax'],
  'beauty-center': ['facial', 'manicure', 'waxing'],
  'hair-salon': ['womens_cut', 'mens_cut', 'hair_colour'],
  'massage-center': ['massage_relax', 'massage_deep', 'massage_back'],
  gym: ['personal_training', 'fitness_check', 'trial_session'],
  'yoga-studio': ['yoga_private', 'trial_session'],
  'pilates-studio': ['pilates_private', 'pilates_duo', 'trial_session'],
  'swimming-pool': ['swimming_private', 'swimming_trial'],
  'physiotherapy-center': ['first_visit', 'physio_session', 'tecar'],
  'personal-trainer': ['personal_training', 'fitness_check'],
  'yoga-teacher': ['yoga_private', 'trial_session'],
  'pilates-teacher': ['pilates_private', 'trial_session'],
  'massage-therapist': ['massage_relax', 'massage_deep', 'massage_back'],
  physiotherapist: ['first_visit', 'physio_session', 'tecar'],
  osteopath: ['first_visit', 'osteo_treatment'],
  nutritionist: ['nutrition_plan', 'checkup'],
  psychologist: ['first_talk', 'therapy_session', 'couple_session'],
  beautician: ['facial', 'manicure', 'waxing'],
  'mental-coach': ['first_talk', 'coaching_session'],
};

/** More would be a list to read instead of a start. */
const MOST = 6;

/** The usual services of some categories, the main one's first; each once. */
export function usualServices(categories: readonly CategorySlug[], locale: Locale): UsualService[] {
  const keys = [...new Set(categories.flatMap((slug) => OF_CATEGORY[slug]))].slice(0, MOST);
  return keys.map((key) => {
    const { text, minutes, priceCents } = USUAL[key];
    return { key, name: text({}, { locale }), minutes, priceCents };
  });
}
