import type { PackageId } from '#contracts/package-ids.ts';
import { worksEveryDay } from '#server/modules/availability/builders.ts';
import { anOffer } from '#server/modules/catalog/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { aColleague } from '#server/modules/staff/builders.ts';
import type { Work } from '#server/kernel/work.ts';

const TORINO = {
  city: 'Torino',
  cityKey: 'it-torino',
  latitude: 45.07,
  longitude: 7.687,
  packageId: 1 as PackageId,
};

/** Eleven centers in Torino whose offers say yoga, the last one a pilates studio, and two teachers. */
export async function buildSearchTown(work: Work): Promise<void> {
  const mails = [...'ABCDEFGHIJ'];
  for (const [index, mail] of mails.entries()) {
    await aPlace(work, {
      name: `Sala ${mail}`,
      type: 'C',
      category: 'yoga-studio',
      priceCents: 1500 + index * 250,
    });
  }
  await aPlace(work, { name: 'Tappeto Volante', type: 'C', category: 'pilates-studio', priceCents: 0 });
  await aPlace(work, { name: 'Irene Sole', type: 'P', category: 'yoga-teacher', priceCents: 4000 });
  await aPlace(work, { name: 'Luca Vento', type: 'P', category: 'yoga-teacher', priceCents: 4500 });
}

type Place = {
  name: string;
  type: 'C' | 'P';
  category: 'yoga-studio' | 'pilates-studio' | 'yoga-teacher';
  priceCents: number;
};

async function aPlace(work: Work, { name, type, category, priceCents }: Place): Promise<void> {
  const providerId = await aProvider(work, { ...TORINO, name, type, categories: [category] });
  const people = [await aColleague(work, { providerId, name: 'Ada Verdi' })];
  await worksEveryDay(work, { providerId, resourceId: people[0] ?? 0, from: 480, to: 1260 });
  await anOffer(work, {
    providerId,
    people,
    service: { name: 'Corsi' },
    name: 'Lezione di yoga',
    priceCents,
    durationMinutes: 60,
  });
}
