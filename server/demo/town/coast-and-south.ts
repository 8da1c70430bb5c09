import { facial, handsAndFeet, waxing } from '../price-lists/beauty.ts';
import { coaching, osteopathy, physiotherapy, tecar } from '../price-lists/health.ts';
import { deepMassage, pregnancyMassage, relaxingMassage, sportsMassage } from '../price-lists/massages.ts';
import {
  boxing,
  fitnessCheck,
  personalTraining,
  privateYoga,
  smallGroupYoga,
} from '../price-lists/movement.ts';
import type { TownProvider } from './town-provider.ts';

/** Genova and Bari. */
export const COAST_AND_SOUTH: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Palestra Lanterna',
    categories: ['gym'],
    town: 'it-genova',
    street: 'Via Sampierdarena 61',
    postalCode: '16149',
    from: [0.8, -3.4],
    description:
      'Ghisa, magnesio e un capannone del porto: chi solleva sul serio la conosce. Gli attrezzi sono tanti, gli specchi pochi. La domenica si pulisce tutti insieme.',
    people: [
      {
        name: 'Walter Parodi',
        gender: 'M',
        role: 'Allenatore',
        hours: ['mon-sat 8-20'],
        breaks: ['mon-sat 13-14'],
      },
    ],
    services: [fitnessCheck({ euro: 20 }), personalTraining({ euro: 35 })],
    liveliness: 0,
    shows: 'locked',
  },
  {
    type: 'C',
    name: 'Caruggi Yoga',
    categories: ['yoga-studio'],
    town: 'it-genova',
    street: 'Vico dei Ragazzi 6',
    postalCode: '16123',
    from: [0.2, -0.1],
    description:
      'Nel vicolo non entra il sole, nella nostra sala invece sì: è all’ultimo piano e ha un lucernario grande come un tappeto. Lezioni per chi comincia tutte le settimane, senza aspettare settembre. Le scale sono centododici, considerale riscaldamento.',
    people: [
      { name: 'Ottavia Costa', gender: 'F', role: 'Insegnante di yoga', hours: ['mon-thu 9-12 17:30-21'] },
      { name: 'Gabriele Ratto', gender: 'M', role: 'Insegnante di yoga', hours: ['fri-sat 9-13'] },
    ],
    equipment: [{ name: 'Sala', capacity: 7 }],
    services: [smallGroupYoga({ euro: 14, needs: ['Sala'] }, 7), privateYoga({ euro: 48, needs: ['Sala'] })],
    photos: 2,
  },
  {
    type: 'P',
    name: 'Serena Canepa',
    categories: ['massage-therapist'],
    town: 'it-genova',
    street: 'Via San Vincenzo 54',
    postalCode: '16121',
    from: [0.0, 0.9],
    description:
      'Massaggiatrice e doula: accompagno la gravidanza, il parto e i mesi complicati che vengono dopo. Lo studio è caldo, c’è un fasciatoio e si può allattare quando serve. Tratto anche i papà, che spesso hanno la schiena peggio.',
    people: [
      {
        name: 'Serena Canepa',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['mon-wed 9:30-13 15-18', 'fri 9:30-13'],
      },
    ],
    services: [pregnancyMassage({ euro: 62 }), relaxingMassage({ euro: 58 })],
  },
  {
    type: 'C',
    name: 'Levante Fisioterapia',
    categories: ['physiotherapy-center'],
    town: 'it-genova',
    street: 'Via Caprera 17',
    postalCode: '16146',
    from: [-0.5, 3.3],
    description:
      'Due studi affacciati su Boccadasse e una sala con gli attrezzi che sembrano giochi. Curiamo spalle, ginocchia e la testardaggine di chi vuole tornare a correre troppo presto. Il primo incontro dura un’ora intera, per capirci.',
    people: [
      { name: 'Ilario Bozzo', gender: 'M', role: 'Fisioterapista', hours: ['mon-fri 8-13 14-17'] },
      {
        name: 'Caterina Oneto',
        gender: 'F',
        role: 'Osteopata',
        hours: ['mon 14-20', 'wed 14-20', 'fri 9-15'],
      },
    ],
    equipment: [{ name: 'Studio', units: 2 }, { name: 'Tecar' }],
    services: [
      physiotherapy({ euro: 52, by: ['Ilario Bozzo'], needs: ['Studio'] }),
      tecar({ euro: 38, by: ['Ilario Bozzo'], needs: ['Studio', 'Tecar'] }),
      osteopathy({ euro: 65, by: ['Caterina Oneto'], needs: ['Studio'] }),
    ],
    discountPercent: 8,
    photos: 1,
  },
  {
    type: 'C',
    name: 'Forza Murat',
    categories: ['gym'],
    town: 'it-bari',
    street: 'Via Putignani 140',
    postalCode: '70122',
    from: [0.5, -0.3],
    description:
      'Palestra di quartiere con un allenatore che sa il nome di tutti e dei figli di tutti. Sala pesi, sacco da boxe e una parete per arrampicare costruita dai soci. Sempre aperta a chi vuole provare.',
    people: [{ name: 'Nico Lorusso', gender: 'M', role: 'Allenatore', hours: ['mon-fri 7-12 16-21'] }],
    services: [personalTraining({ euro: 32 }), boxing({ euro: 32 })],
    liveliness: 0,
    shows: 'notPaid',
  },
  {
    type: 'C',
    name: 'Masseria Urbana Spa',
    categories: ['spa', 'beauty-center'],
    town: 'it-bari',
    street: 'Strada Palazzo di Città 41',
    postalCode: '70122',
    from: [1.0, -0.1],
    description:
      'Nella città vecchia, dietro i panni stesi e le orecchiette al sole, tre volte di pietra bianca e un olio che viene dagli ulivi di famiglia. Lo usiamo tiepido, nei massaggi e nello scrub col sale di Margherita. Chi esce cammina più lento.',
    people: [
      {
        name: 'Porzia Lattanzio',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['tue-sat 10-18'],
        breaks: ['tue-sat 14-15'],
      },
      { name: 'Donato Cassano', gender: 'M', role: 'Massaggiatore', hours: ['wed-sun 13-20'] },
      {
        name: 'Isa Colucci',
        gender: 'F',
        role: 'Estetista',
        hours: ['tue-sat 9-17'],
        breaks: ['tue-sat 13-13:30'],
      },
    ],
    equipment: [{ name: 'Volta', units: 3 }],
    services: [
      relaxingMassage({ euro: 58, by: ['Porzia Lattanzio', 'Donato Cassano'], needs: ['Volta'] }),
      {
        group: 'Rituali e spa',
        heading: 'Scrub sale e olio',
        about:
          'Sale marino di Margherita di Savoia e olio extravergine, poi doccia e dieci minuti di riposo.',
        offers: [
          { name: 'Scrub sale e olio', minutes: 45, euro: 48, cleanup: 15 },
          { name: 'Scrub con massaggio breve', minutes: 75, euro: 78, cleanup: 15 },
        ],
        by: ['Porzia Lattanzio'],
        needs: ['Volta'],
      },
      facial({ euro: 48, by: ['Isa Colucci'] }),
      handsAndFeet({ euro: 20, by: ['Isa Colucci'] }),
      waxing({ euro: 18, by: ['Isa Colucci'] }),
    ],
    photos: 3,
    liveliness: 1.2,
  },
  {
    type: 'P',
    name: 'Vito De Giglio',
    categories: ['personal-trainer', 'massage-therapist'],
    town: 'it-bari',
    street: 'Via Amendola 168',
    postalCode: '70126',
    from: [-1.0, 1.2],
    description:
      'Maratoneta lento e allenatore paziente. Preparo chi corre la prima diecimila e chi la centesima, e dopo la gara rimetto insieme i polpacci. Le tabelle le mando il lunedì, le scuse non le accetto il martedì.',
    people: [{ name: 'Vito De Giglio', gender: 'M', role: 'Allenatore', hours: ['mon-fri 6:30-10 16-20'] }],
    services: [
      personalTraining({ euro: 35 }),
      sportsMassage({ euro: 50 }),
      deepMassage({ euro: 50 }),
      coaching({ euro: 45 }),
    ],
  },
];
