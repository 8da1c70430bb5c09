/** Providers by the hundred thousand, always the same: towns and words as unequal in size as real ones. */
import type pg from 'pg';
import { chance } from '#server/testing/chance.ts';

/** Draws from a list by Zipf's law: the k-th as often as 1 / (k + shift). */
export function zipf<T>(list: readonly T[], random: () => number, shift = 0): () => T {
  const sums: number[] = [];
  for (let rank = 1, sum = 0; rank <= list.length; rank += 1) sums.push((sum += 1 / (rank + shift)));
  return () => {
    const wanted = random() * (sums.at(-1) ?? 0);
    let low = 0;
    for (let high = list.length - 1; low < high;) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    const drawn = list[low];
    if (drawn === undefined) throw new RangeError('nothing to draw from');
    return drawn;
  };
}

const ONSETS = 'b c d f g l m n p r s t v br cr tr pr st gr fi lu'.split(' ');
const VOWELS = 'a e i o'.split(' ');

/** Different words that sound Italian. */
export function inventedWords(count: number, random: () => number): string[] {
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = 2 + Math.floor(random() * 3);
    words.add(
      Array.from({ length: syllables }, () => pick(ONSETS) + pick(VOWELS)).join('') + pick(['', 'le', 'ne']),
    );
  }
  return [...words];
}

/** What is offered, the commonest first. */
export const OFFERED = [
  'Massaggio rilassante',
  'Massaggio decontratturante',
  'Lezione di yoga',
  'Taglio donna',
  'Trattamento viso',
  'Manicure',
  'Pilates matwork',
  'Personal training',
  'Fisioterapia',
  'Massaggio linfodrenante',
  'Ceretta gambe',
  'Pedicure',
  'Sauna e vapore',
  'Percorso termale',
  'Osteopatia',
  'Piega',
  'Massaggio sportivo',
  'Consulenza nutrizionale',
  'Pilates reformer',
  'Yoga in gravidanza',
  'Massaggio ayurvedico',
  'Colore e meches',
  'Riflessologia plantare',
  'Rieducazione posturale',
  'Bagno turco',
  'Hammam',
  'Nuoto libero',
  'Massaggio con pietre calde',
  'Colloquio psicologico',
  'Tecarterapia',
  'Massaggio shiatsu',
  'Epilazione laser',
  'Agopuntura',
  'Meditazione guidata',
  'Acquagym',
  'Massaggio thailandese',
  'Kinesiologia',
  'Onde d’urto',
  'Trucco sposa',
  'Massaggio prenatale',
];

export const WORDS = inventedWords(5_000, chance(11));
export const TOWNS = inventedWords(800, chance(12)).map((word, rank) => `Borgo ${word}${rank}`);

const BATCH = 5_000;

/**
 * Fills an empty database: each provider with one or two categories, three offers, one person working five days a week,
 * a package, 25 words of description. The search is left to be rebuilt.
 */
export async function insertManyProviders(pool: pg.Pool, count: number): Promise<void> {
  const random = chance(2026);
  // The commonest words of a language say nothing and are not kept: ranks begin where the telling words do.
  const word = zipf(WORDS, random, 10);
  const offer = zipf(OFFERED, random, 2);
  const town = zipf(TOWNS, random);
  const middles = new Map(
    TOWNS.map((name) => [name, { latitude: 37 + random() * 9, longitude: 7.5 + random() * 10 }]),
  );
  for (let first = 0; first < count; first += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => {
      const city = town();
      const { latitude, longitude } = middles.get(city) ?? { latitude: 42, longitude: 12 };
      const isCenter = random() < 0.6;
      const category = (isCenter ? 101 : 201) + Math.floor(random() * 10);
      return {
        i: first + index,
        type: isCenter ? 'C' : 'P',
        name: `${word()} ${word()}`.replace(/\b\w/g, (mail) => mail.toUpperCase()),
        description: Array.from({ length: 25 }, word).join(' '),
        city,
        latitude: latitude + (random() - 0.5) / 10,
        longitude: longitude + (random() - 0.5) / 10,
        category,
        offers: [offer(), offer(), offer()],
        price: 2000 + Math.floor(random() * 100) * 100,
      };
    });
    await pool.query(INSERT, [JSON.stringify(rows)]);
  }
  await pool.query('analyze');
}

const INSERT = `
  with given as materialized (
    select row_number() over (order by i) as n, * from jsonb_to_recordset($1::jsonb) as g (i int, type text, name text,
      description text, city text, latitude float8, longitude float8, category smallint, offers jsonb, price int)),
  provider as (
    insert into providers (type, name, description, city, latitude, longitude, publish_online)
    select type, name, description, city, latitude, longitude, true from given order by n returning id),
  made as materialized (select p.id, g.* from (select id, row_number() over (order by id) as n from provider) p join given g using (n)),
  category as (insert into provider_categories (provider_id, category_id, position) select id, category, 0 from made),
  package as (
    insert into package_subscriptions (provider_id, package_id, amount_cents, started_at) select id, 1, 2900, '2026-01-01' from made),
  person as (insert into resources (provider_id, kind, type, name) select id, 1, 'collaborator', 'Anna' from made returning provider_id, id),
  working as (
    insert into working_times (provider_id, resource_id, weekday, start_minute, end_minute)
    select provider_id, id, weekday, 540, 1080 from person cross join generate_series(1, 5) weekday),
  service as (insert into services (provider_id, name) select id, 'Listino' from made returning provider_id, id),
  offer as (
    insert into offers (provider_id, service_id, name, price_cents, duration_minutes, position)
    select s.provider_id, s.id, o.name, m.price + o.position * 500, 60, o.position
    from service s join made m on m.id = s.provider_id
      cross join jsonb_array_elements_text(m.offers) with ordinality as o (name, position)
    returning provider_id, id)
  insert into offer_people (provider_id, offer_id, resource_id)
  select o.provider_id, o.id, r.id from offer o join person r on r.provider_id = o.provider_id`;
