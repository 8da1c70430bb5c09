import { HUES } from '#web/business-ui/hues.ts';
import type { Words } from './words.ts';

export type SampleService = {
  id: string;
  name: string;
  group: string;
  minutes: number;
  cents: number;
  isArchived: boolean;
};

export const GROUPS = [
  'Massaggi',
  'Viso',
  'Corpo',
  'Percorsi spa',
  'Yoga',
  'Pilates',
  'Nuoto',
  'Consulenze',
  'Estetica',
  'Riabilitazione',
].map((label, index) => ({
  value: label,
  label,
  colour: HUES[index]?.hex ?? HUES[0].hex,
}));

/** A list as a center has it, with one name that is far too long. */
export function servicesOf(words: Words): SampleService[] {
  const rows: [name: string, group: string, minutes: number, cents: number, isArchived?: true][] = [
    ['Massaggio rilassante', 'Massaggi', 60, 5500],
    ['Massaggio decontratturante', 'Massaggi', 45, 6000],
    [words.longText, 'Riabilitazione', 90, 123450],
    ['Trattamento viso idratante', 'Viso', 50, 4800],
    ['Yoga del mattino', 'Yoga', 75, 1500],
    ['Consulenza nutrizionale', 'Consulenze', 30, 0],
    ['Percorso sauna e bagno turco', 'Percorsi spa', 120, 3500, true],
  ];
  return rows.map(([name, group, minutes, cents, isArchived = false], index) => ({
    id: String(index + 1),
    name,
    group,
    minutes,
    cents,
    isArchived,
  }));
}
