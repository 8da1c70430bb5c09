import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#server/kernel/app.ts';
import { addFilm } from '#server/modules/films/index.ts';
import { addVideoCourse } from '#server/modules/videos/index.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';

/** A video course of the demo town. */
interface TownCourse {
  at: string;
  name: string;
  description: string;
  priceCents: number;
  /** A file beside the films. */
  picture: string;
  months: number | null;
  sections: readonly { name: string; afterWeeks: number; films: readonly [file: string, title: string][] }[];
}

const COURSES: readonly TownCourse[] = [
  {
    at: 'Spa dei Navigli',
    name: 'Dieci minuti per la schiena',
    description:
      '<p>Esercizi dolci da fare in ufficio o a casa, senza attrezzi. Li ha pensati Lucia per chi sta seduto molto.</p>',
    priceCents: 2900,
    picture: 'back.webp',
    months: null,
    sections: [
      {
        name: 'Per cominciare',
        afterWeeks: 0,
        films: [
          ['landscape.mp4', 'Guardare lontano'],
          ['breathing.mp4', 'Respirare con il cerchio'],
        ],
      },
      {
        name: 'Dopo una settimana',
        afterWeeks: 1,
        films: [
          ['sea.m4a', 'Il mare, da ascoltare sdraiati'],
          ['landscape.mp4', 'La sera'],
        ],
      },
    ],
  },
  {
    at: 'Spa dei Navigli',
    name: 'Respiro e silenzio',
    description: '<p>Un percorso breve per dormire meglio: un respiro guidato e il suono del mare.</p>',
    priceCents: 0,
    picture: 'silence.webp',
    months: 3,
    sections: [
      {
        name: 'Prima di dormire',
        afterWeeks: 0,
        films: [
          ['breathing.mp4', 'Il cerchio che respira'],
          ['sea.m4a', 'Mare di notte'],
        ],
      },
    ],
  },
  {
    at: 'Anselmo Bertoldi',
    name: 'Allenarsi in dieci metri quadri',
    description: '<p>Una sequenza completa a corpo libero. Bastano un tappeto e mezz’ora.</p>',
    priceCents: 1800,
    picture: 'room.webp',
    months: 6,
    sections: [
      {
        name: 'Riscaldamento',
        afterWeeks: 0,
        films: [
          ['landscape.mp4', 'Svegliare il corpo'],
          ['breathing.mp4', 'Trovare il ritmo'],
        ],
      },
    ],
  },
];

/** Adds the video courses of the demo town: their films are three small ones that were drawn for it (`films/README.md`). */
export async function addVideoCourses(app: App, providerIds: readonly number[]): Promise<void> {
  for (const one of COURSES) {
    const providerId = providerIds[TOWN_PROVIDERS.findIndex(({ name }) => name === one.at)];
    if (providerId !== undefined) await addOne(app, providerId, one);
  }
}

async function addOne({ jobs, deps }: App, providerId: number, one: TownCourse): Promise<void> {
  const work = jobs.work();
  const films = new Map<string, number>();
  const add = async (name: string): Promise<number> =>
    addFilm(work, deps, {
      providerId,
      name,
      content: await readFile(join(import.meta.dirname, 'films', name)),
    });
  const pictureId = await add(one.picture);
  for (const [name] of one.sections.flatMap((section) => section.films))
    if (!films.has(name)) films.set(name, await add(name));
  await work.transaction(async (tx) => {
    await addVideoCourse(tx, providerId, {
      form: {
        name: one.name,
        description: one.description,
        priceCents: one.priceCents,
        vatTreatment: 'standard',
        groupId: null,
        categoryId: null,
        target: 'all',
        isAlwaysAvailable: one.months === null,
        duration: one.months ?? 1,
        durationType: 'monthly',
      },
      pictureId,
      sections: one.sections.map((section) => ({
        form: { name: section.name, availableAfter: section.afterWeeks, periodType: 'weekly' },
        files: section.films.map(([name, title]) => ({ assetId: films.get(name) ?? 0, title })),
      })),
    });
  });
}
