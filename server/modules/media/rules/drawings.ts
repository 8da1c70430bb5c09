import type { CategorySlug } from '#contracts/category-names.ts';

/** Kinds of rooms that stand in for a provider's photo; `scripts/draw-pictures` draws them. */
export const ROOM_KINDS = [
  'massage',
  'pilates',
  'yoga',
  'gym',
  'pool',
  'hair',
  'beauty',
  'physio',
  'talk',
  'kitchen',
] as const;
export type RoomKind = (typeof ROOM_KINDS)[number];
export const ROOMS_PER_KIND = 6;

/** Kinds of still lifes that stand in for the picture of a service. */
export const OBJECT_KINDS = [
  'stones',
  'oils',
  'mats',
  'weights',
  'scissors',
  'cream',
  'tea',
  'water',
  'fruit',
  'spine',
] as const;
export type ObjectKind = (typeof OBJECT_KINDS)[number];
export const OBJECTS_PER_KIND = 3;

const ROOM_OF_CATEGORY: Record<CategorySlug, RoomKind> = {
  spa: 'pool',
  'thermal-baths': 'pool',
  'beauty-center': 'beauty',
  'hair-salon': 'hair',
  'massage-center': 'massage',
  gym: 'gym',
  'yoga-studio': 'yoga',
  'pilates-studio': 'pilates',
  'swimming-pool': 'pool',
  'physiotherapy-center': 'physio',
  'personal-trainer': 'gym',
  'yoga-teacher': 'yoga',
  'pilates-teacher': 'pilates',
  'massage-therapist': 'massage',
  physiotherapist: 'physio',
  osteopath: 'physio',
  nutritionist: 'kitchen',
  psychologist: 'talk',
  beautician: 'beauty',
  'mental-coach': 'talk',
};

/** What a service is about, by a word in its name; the first that fits counts. */
const OBJECT_OF_WORD: readonly (readonly [RegExp, ObjectKind])[] = [
  [/massag|shiatsu|ayurved|hot stone|pietre|riflessolog/i, 'stones'],
  [/aromaterap|oli\b|oil|scrub|peeling|fang|mud|impacc|wrap/i, 'oils'],
  [/yoga|pilates|reformer|stretch|meditaz|meditat|mindful|barre|postur/i, 'mats'],
  [
    /train|allenament|crossfit|functional|funzional|gym|palestra|spinning|boxe|boxing|pesi|forza|strength|cardio|fitness/i,
    'weights',
  ],
  [/tagli|hair|capell|barb|piega|colore|shampoo|cut\b|shave/i, 'scissors'],
  [
    /viso|facial|face|manicure|pedicure|epila|ceret|wax|trucc|make-?up|unghi|nail|ciglia|lash|beauty|estetic/i,
    'cream',
  ],
  [/spa\b|piscina|pool|acqua|aqua|water|terme|sauna|hammam|bagno|nuoto|swim|float/i, 'water'],
  [/fisio|physio|osteopat|riabilit|rehab|tecar|kinesi|schiena|back pain/i, 'spine'],
  [/nutri|diet|aliment|food/i, 'fruit'],
];

/** Which of so many pictures stands for an id. */
const numberFor = (id: number, count: number): number => (id % count) + 1;

/** The room that is shown for a provider without photos: by its first category, always the same for the same provider. */
export function roomOf({ id, category }: { id: number; category: string | null }): string {
  const kind = category !== null && isCategory(category) ? ROOM_OF_CATEGORY[category] : 'talk';
  return `${kind}-${numberFor(id, ROOMS_PER_KIND)}`;
}

const isCategory = (slug: string): slug is CategorySlug => Object.hasOwn(ROOM_OF_CATEGORY, slug);

/** The still life that is shown for a service or class without a picture: by what its name says. */
export function objectOf({ id, name }: { id: number; name: string }): string {
  const kind = OBJECT_OF_WORD.find(([word]) => word.test(name))?.[1] ?? 'tea';
  return `${kind}-${numberFor(id, OBJECTS_PER_KIND)}`;
}

/** Photos of a demo provider, unlike its neighbours' where there are enough. @returns so many names */
export function roomsOf({ id, category }: { id: number; category: string | null }, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    roomOf({ id: id + index * 3 + (index > 1 ? 1 : 0), category }),
  );
}

const NAMES = new Set([
  ...ROOM_KINDS.flatMap((kind) => Array.from({ length: ROOMS_PER_KIND }, (_, at) => `${kind}-${at + 1}`)),
  ...OBJECT_KINDS.flatMap((kind) => Array.from({ length: OBJECTS_PER_KIND }, (_, at) => `${kind}-${at + 1}`)),
]);

/** Whether there is a drawing of this name. */
export const isDrawing = (name: string): boolean => NAMES.has(name);
