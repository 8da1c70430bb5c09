import { cuts, facial, handsAndFeet, lashesAndBrows } from '../price-lists/beauty.ts';
import { nutrition, physiotherapy } from '../price-lists/health.ts';
import { hotStoneMassage, reflexology, relaxingMassage } from '../price-lists/massages.ts';
import { boxing, fitnessCheck, personalTraining } from '../price-lists/movement.ts';
import { hammamRitual, spaCircuit } from '../price-lists/spa.ts';
import type { TownProvider } from './town-provider.ts';

export const NAPOLI: readonly TownProvider[] = [
  {
    type: 'P',
    name: 'Dott.ssa Assunta Esposito',
    categories: ['nutritionist'],
    town: 'it-napoli',
    street: 'Via Luca Giordano 92',
    postalCode: '80128',
    from: [0.0, -3.2],
    description:
      'Nutrizionista al Vomero da dodici anni. La domenica il ragù non si tocca, sul resto ci mettiamo d’accordo. Preferisco parlarci prima: scrivimi o telefona e troviamo insieme il giorno.',
    people: [{ name: 'Assunta Esposito', gender: 'F', role: 'Nutrizionista', hours: ['mon-fri 9-13 15-18'] }],
    services: [nutrition({ euro: 70 })],
    photos: 1,
    liveliness: 0,
    shows: 'freePlan',
  },
  {
    type: 'C',
    name: 'Terme di Posillipo',
    categories: ['spa', 'thermal-baths'],
    town: 'it-napoli',
    street: 'Via Petrarca 101',
    postalCode: '80122',
    from: [-1.6, -4.2],
    description:
      'Il golfo davanti, il tufo alle spalle e l’acqua calda in mezzo. Il percorso scende di terrazza in terrazza fino alla sala del vapore scavata nella roccia. Al tramonto tacciono anche i napoletani, per qualche minuto.',
    people: [
      { name: 'Carmine Russo', gender: 'M', role: 'Accoglienza', hours: ['mon-sun 10-22'] },
      {
        name: 'Titti Improta',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['wed-sun 11-19'],
        breaks: ['wed-sun 15-15:30'],
      },
      { name: 'Ciro Marino', gender: 'M', role: 'Massaggiatore', hours: ['mon-thu 12-20'] },
    ],
    equipment: [
      { name: 'Percorso', capacity: 8 },
      { name: 'Cabina', units: 2 },
    ],
    services: [
      spaCircuit({ euro: 40, by: ['Carmine Russo'], needs: ['Percorso'] }),
      relaxingMassage({ euro: 65, by: ['Titti Improta', 'Ciro Marino'], needs: ['Cabina'] }),
      hotStoneMassage({ euro: 70, by: ['Titti Improta'], needs: ['Cabina'] }),
      hammamRitual({ euro: 60, by: ['Ciro Marino'], needs: ['Cabina'] }),
    ],
    photos: 3,
    liveliness: 1.8,
  },
  {
    type: 'C',
    name: 'Palestra Pugilato Sanità',
    categories: ['gym'],
    town: 'it-napoli',
    street: 'Via Arena della Sanità 22',
    postalCode: '80137',
    from: [1.2, -1.1],
    description:
      'Ring regolamentare, sacchi consumati e una porta sempre aperta sul rione. I ragazzi si allenano gratis il pomeriggio, gli adulti pagano anche per loro. Nessuno si fa male e tutti sudano.',
    people: [
      { name: 'Raffaele Ascione', gender: 'M', role: 'Maestro di boxe', hours: ['mon-fri 7-12 18-21:30'] },
      {
        name: 'Imma Capuano',
        gender: 'F',
        role: 'Preparatrice',
        hours: ['mon 9-13', 'wed 9-13', 'fri 9-13', 'sat 9-14'],
      },
    ],
    equipment: [{ name: 'Ring' }],
    services: [
      boxing({ euro: 35, needs: ['Ring'], by: ['Raffaele Ascione'] }),
      fitnessCheck({ euro: 20 }),
      personalTraining({ euro: 38, by: ['Imma Capuano'] }),
    ],
    freeCancellationHours: 0,
  },
  {
    type: 'C',
    name: 'Capelli d’Angelo',
    categories: ['hair-salon', 'beauty-center'],
    town: 'it-napoli',
    street: 'Via Chiaia 145',
    postalCode: '80121',
    from: [-1.5, -1.9],
    description:
      'Al primo piano di un palazzo con il cortile pieno di motorini, un salone inaspettatamente quieto. Angelo taglia, Rosaria cura mani e sguardo, la mamma di Angelo porta il caffè. Prenota la piega del sabato con anticipo.',
    people: [
      {
        name: 'Angelo Sorrentino',
        gender: 'M',
        role: 'Parrucchiere',
        hours: ['tue-sat 9-19'],
        breaks: ['tue-sat 13:30-14:30'],
      },
      {
        name: 'Rosaria Di Meo',
        gender: 'F',
        role: 'Estetista',
        hours: ['tue-sat 10-18'],
        breaks: ['tue-sat 14-14:30'],
      },
    ],
    services: [
      cuts({ euro: 38, by: ['Angelo Sorrentino'] }),
      handsAndFeet({ euro: 22, by: ['Rosaria Di Meo'] }),
      lashesAndBrows({ euro: 45, by: ['Rosaria Di Meo'] }),
      facial({ euro: 45, by: ['Rosaria Di Meo'] }),
    ],
    photos: 1,
  },
  {
    type: 'P',
    name: 'Gennaro Palumbo',
    categories: ['physiotherapist', 'massage-therapist'],
    town: 'it-napoli',
    street: 'Corso Umberto I 235',
    postalCode: '80138',
    from: [0.0, 0.4],
    description:
      'Fisioterapista in una stanza alta cinque metri con un affresco che distrae i pazienti. Mi chiamano quando la schiena si blocca e quando la caviglia non torna più come prima. Vicino alla stazione, comodo per chi arriva da fuori.',
    people: [
      {
        name: 'Gennaro Palumbo',
        gender: 'M',
        role: 'Fisioterapista',
        hours: ['mon-fri 9-13 15:30-19:30'],
        breaks: ['wed 17-18'],
      },
    ],
    services: [physiotherapy({ euro: 45 }), reflexology({ euro: 50 })],
  },
];
