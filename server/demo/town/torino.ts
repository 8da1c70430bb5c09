import { cuts, hairColor } from '../price-lists/beauty.ts';
import { nutrition, osteopathy } from '../price-lists/health.ts';
import { deepMassage, pregnancyMassage, relaxingMassage, sportsMassage } from '../price-lists/massages.ts';
import {
  boxing,
  fitnessCheck,
  gentleGymnastics,
  matPilates,
  personalTraining,
  reformerPilates,
} from '../price-lists/movement.ts';
import { floatTank, privateSauna } from '../price-lists/spa.ts';
import type { TownProvider } from './town-provider.ts';

export const TORINO: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Barbiere Valdocco',
    categories: ['hair-salon'],
    town: 'it-torino',
    street: 'Via Giulio 16',
    postalCode: '10122',
    from: [0.7, -0.6],
    description:
      'Tre poltrone di ferro, uno stereo con i vinili e la schiuma montata a mano. Si paga in contanti o con carta al banco, come si è sempre fatto. Le signore sono benvenute e sono ormai la metà dei clienti.',
    people: [
      { name: 'Gianni Boero', gender: 'M', role: 'Barbiere', hours: ['tue-sat 8:30-12:30 14:30-19'] },
      {
        name: 'Veronica Actis',
        gender: 'F',
        role: 'Parrucchiera',
        hours: ['wed-sat 10-19'],
        breaks: ['wed-sat 13-14'],
      },
    ],
    services: [cuts({ euro: 40 }), hairColor({ euro: 45, by: ['Veronica Actis'] })],
    pays: 'NoPayments',
    shows: 'noOnlinePayment',
  },
  {
    type: 'C',
    name: 'Vasca Zero',
    categories: ['spa'],
    town: 'it-torino',
    street: 'Via Mazzini 41',
    postalCode: '10123',
    from: [-0.9, 0.5],
    description:
      'Galleggiare al buio per un’ora sembra strano finché non lo provi. Due vasche isolate, acqua alla temperatura della pelle, nessun orologio. Prima e dopo c’è una sala con tè e coperte, perché tornare al rumore richiede un momento.',
    people: [
      { name: 'Pietro Vallauri', gender: 'M', role: 'Guida', hours: ['mon-sat 10-21'] },
      { name: 'Anna Cravero', gender: 'F', role: 'Guida', hours: ['thu-sun 12-22'] },
    ],
    equipment: [
      { name: 'Vasca', units: 2, capacity: 1 },
      { name: 'Sauna', capacity: 4 },
    ],
    services: [floatTank({ euro: 60, needs: ['Vasca'] }), privateSauna({ euro: 55, needs: ['Sauna'] })],
    step: 30,
    photos: 3,
  },
  {
    type: 'C',
    name: 'Centro Pilates Crocetta',
    categories: ['pilates-studio', 'gym'],
    town: 'it-torino',
    street: 'Corso Duca degli Abruzzi 54',
    postalCode: '10129',
    from: [-1.3, -1.8],
    description:
      'Nato nel garage di una ballerina, oggi ha quattro reformer e una sala con il parquet chiaro. Ci vengono musicisti, chirurghi e nonne, tutti per lo stesso motivo: la schiena. Il mercoledì mattina c’è la ginnastica dolce, con il caffè dopo.',
    people: [
      { name: 'Ludovica Ferrero', gender: 'F', role: 'Insegnante di pilates', hours: ['mon-fri 9-14'] },
      {
        name: 'Stefano Gallo',
        gender: 'M',
        role: 'Insegnante di pilates',
        hours: ['mon-fri 15-21'],
        breaks: ['mon-fri 18-18:20'],
      },
    ],
    equipment: [
      { name: 'Reformer', units: 4, capacity: 1 },
      { name: 'Sala', capacity: 8 },
    ],
    services: [
      reformerPilates({ euro: 55, needs: ['Reformer'] }),
      matPilates({ euro: 42, needs: ['Sala'] }),
      gentleGymnastics({ euro: 12, by: ['Ludovica Ferrero'], needs: ['Sala'] }),
    ],
  },
  {
    type: 'P',
    name: 'Marco Actis Perino',
    categories: ['osteopath'],
    town: 'it-torino',
    street: 'Via San Donato 28',
    postalCode: '10144',
    from: [1.0, -1.3],
    description:
      'Osteopata, mi occupo soprattutto di neonati, di donne dopo il parto e di chi sta seduto dodici ore. Una seduta dura quello che serve e finisce con due esercizi, mai dieci. Studio al piano terra, senza barriere.',
    people: [
      {
        name: 'Marco Actis Perino',
        gender: 'M',
        role: 'Osteopata',
        hours: ['mon-thu 9-13 14:30-18:30', 'sat 9-12'],
      },
    ],
    services: [osteopathy({ euro: 65 }), pregnancyMassage({ euro: 65 })],
    photos: 1,
  },
  {
    type: 'P',
    name: 'Nadia Berruti',
    categories: ['personal-trainer', 'nutritionist'],
    town: 'it-torino',
    street: 'Via Monginevro 77',
    postalCode: '10141',
    from: [-0.6, -3.0],
    description:
      'Alleno donne sopra i quaranta, con i pesi e senza scuse. Ho una saletta mia con tutto quello che serve e nessuno che ti guarda. Chi vuole lavora anche sull’alimentazione: sono biologa, e mi piace cucinare.',
    people: [
      {
        name: 'Nadia Berruti',
        gender: 'F',
        role: 'Trainer e nutrizionista',
        hours: ['mon-fri 7:30-12 16-20'],
      },
    ],
    services: [
      fitnessCheck({ euro: 25 }),
      personalTraining({ euro: 45 }),
      boxing({ euro: 45 }),
      nutrition({ euro: 80 }),
    ],
    discountPercent: 5,
  },
  {
    type: 'P',
    name: 'Paolo Vigna',
    categories: ['massage-therapist'],
    town: 'it-torino',
    street: 'Via Nizza 142',
    postalCode: '10126',
    from: [-2.4, 0.1],
    description:
      'Ho seguito una squadra di ciclismo per dieci anni e da allora le gambe pesanti sono il mio mestiere. Lavoro deciso ma mai brutale: se fa male sul serio, si cambia strada. Le sere di martedì e giovedì arrivo fino alle ventidue.',
    people: [
      {
        name: 'Paolo Vigna',
        gender: 'M',
        role: 'Massaggiatore',
        hours: ['mon 14-19', 'tue 15-22', 'thu 15-22', 'sat 9-13'],
      },
    ],
    services: [sportsMassage({ euro: 60 }), deepMassage({ euro: 60 }), relaxingMassage({ euro: 55 })],
  },
];
