import * as m from '#contracts/texts/messages.js';
import type { Texts } from '#web/lib/texts-in.ts';

/** Whom to look for after an article, by its topic. */
const SEARCHES = {
  health: { type: 'P', keyword: m.categories_physiotherapist },
  'lifestyle-and-travel': { type: 'C', keyword: m.categories_thermal_baths },
  mindset: { type: 'P', keyword: m.categories_psychologist },
  moves: { type: 'C', keyword: m.categories_yoga_studio },
  wellbeing: { type: 'C', keyword: m.categories_spa },
  'wellness-at-work': { type: 'C', keyword: m.categories_massage_center },
} as const;

/** The search that fits a topic of the magazine. */
export function searchOfCategory(slug: string, t: Texts): string {
  const found = Object.entries(SEARCHES).find(([name]) => name === slug)?.[1];
  if (!found) return '/book/';
  return `/book/?${new URLSearchParams({ type: found.type, keyword: t(found.keyword) })}`;
}
