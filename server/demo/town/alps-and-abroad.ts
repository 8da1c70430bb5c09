import { firstTalk, physiotherapy, rehabilitation } from '../price-lists/health.ts';
import { deepMassage, hotStoneMassage, relaxingMassage, sportsMassage } from '../price-lists/massages.ts';
import {
  aquaGym,
  fitnessCheck,
  matPilates,
  meditation,
  personalTraining,
  privateYoga,
} from '../price-lists/movement.ts';
import { coupleRitual, privateSauna, spaCircuit, thermalPool } from '../price-lists/spa.ts';
import type { TownProvider } from './town-provider.ts';

/** Trento, Merano and one who has moved to London. */
export const ALPS_AND_ABROAD: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Malga Spa Bondone',
    categories: ['spa'],
    town: 'it-trento',
    street: 'Via Monte Bondone 9',
    postalCode: '38123',
    from: [-0.9, -3.1],
    description:
      'Una malga vera, con la legna accatastata e le mucche a giugno, e dentro una sauna panoramica. Si suda guardando la Paganella, poi neve o prato, secondo la stagione. Da Trento ci vogliono venti minuti e molte curve.',
    timeNote: 'In inverno servono gomme da neve.',
    people: [
      { name: 'Ivo Degasperi', gender: 'M', role: 'Maestro di sauna', hours: ['wed-sun 11-21'] },
      {
        name: 'Maddalena Zeni',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['thu-sun 11-19'],
        breaks: ['thu-sun 14:30-15'],
      },
    ],
    equipment: [
      { name: 'Sauna panoramica', capacity: 6 },
      { name: 'Fienile', capacity: 2 },
      { name: 'Sauna piccola', capacity: 4 },
    ],
    services: [
      spaCircuit({ euro: 36, by: ['Ivo Degasperi'], needs: ['Sauna panoramica'] }),
      privateSauna({ euro: 60, by: ['Ivo Degasperi'], needs: ['Sauna piccola'] }),
      hotStoneMassage({ euro: 68, by: ['Maddalena Zeni'] }),
      coupleRitual({ euro: 150, by: ['Maddalena Zeni'], needs: ['Fienile'] }),
    ],
    photos: 3,
    horizonDays: 90,
  },
  {
    type: 'C',
    name: 'Fisio Buonconsiglio',
    categories: ['physiotherapy-center'],
    town: 'it-trento',
    street: 'Via Bernardo Clesio 20',
    postalCode: '38122',
    from: [0.4, 0.3],
    description:
      'Sciatori in inverno, arrampicatori in estate, impiegati tutto l’anno. Lo studio è piccolo ma la palestra sotto ha una parete inclinata per rieducare le spalle. Diamo appuntamenti precisi e li rispettiamo.',
    people: [
      { name: 'Giulio Nicolussi', gender: 'M', role: 'Fisioterapista', hours: ['mon-fri 8-12:30 14-18'] },
      { name: 'Arianna Tomasi', gender: 'F', role: 'Fisioterapista', hours: ['mon 13-20', 'tue-thu 8-14'] },
    ],
    equipment: [{ name: 'Palestra', capacity: 3 }],
    services: [
      physiotherapy({ euro: 54 }),
      rehabilitation({ euro: 50, needs: ['Palestra'] }),
      sportsMassage({ euro: 55, by: ['Arianna Tomasi'] }),
    ],
    photos: 1,
  },
  {
    type: 'P',
    name: 'Anselmo Bertoldi',
    categories: ['personal-trainer'],
    town: 'it-trento',
    street: 'Via Grazioli 71',
    postalCode: '38122',
    from: [0.0, 0.7],
    description:
      'Guida alpina in estate, allenatore in inverno. Preparo le gambe per la montagna e la testa per scendere quando è ora. Le sedute si fanno in palestra o sui gradini della Sardagna, a scelta.',
    people: [
      {
        name: 'Anselmo Bertoldi',
        gender: 'M',
        role: 'Allenatore',
        hours: ['mon 7-12', 'tue-thu 7-12 16-20'],
        away: { name: 'In quota', inDays: 4, days: 3 },
      },
    ],
    services: [fitnessCheck({ euro: 25 }), personalTraining({ euro: 45 }), firstTalk()],
    photos: 2,
  },
  {
    type: 'C',
    name: 'Terme del Passirio',
    categories: ['thermal-baths', 'swimming-pool', 'spa'],
    town: 'it-merano',
    street: 'Via Winkel 58',
    postalCode: '39012',
    from: [-0.1, 0.0],
    description:
      'Palme in giardino e neve sulle cime: Merano è tutta lì, e noi l’abbiamo messa attorno a tre vasche calde. Nei trattamenti usiamo siero di latte e mele della valle. Parliamo italiano, tedesco e il linguaggio universale dell’accappatoio.',
    people: [
      { name: 'Klaus Pichler', gender: 'M', role: 'Accoglienza', hours: ['mon-sun 9-21'] },
      {
        name: 'Greta Innerhofer',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['mon-fri 9-16'],
        breaks: ['mon-fri 12-12:45'],
      },
      { name: 'Damiano Pertoll', gender: 'M', role: 'Massaggiatore', hours: ['wed-sun 13-20'] },
      { name: 'Vera Gamper', gender: 'F', role: 'Istruttrice', hours: ['mon-fri 8-12'] },
    ],
    equipment: [
      { name: 'Piscine', capacity: 12 },
      { name: 'Cabina', units: 2 },
      { name: 'Vasca corsi', capacity: 10 },
    ],
    services: [
      thermalPool({ euro: 30, by: ['Klaus Pichler'], needs: ['Piscine'] }),
      relaxingMassage({ euro: 68, by: ['Greta Innerhofer', 'Damiano Pertoll'], needs: ['Cabina'] }),
      deepMassage({ euro: 72, by: ['Damiano Pertoll'], needs: ['Cabina'] }),
      aquaGym({ euro: 11, by: ['Vera Gamper'], needs: ['Vasca corsi'] }),
    ],
    photos: 3,
    liveliness: 1.6,
  },
  {
    type: 'P',
    name: 'Heidi Ladurner',
    categories: ['pilates-teacher', 'yoga-teacher'],
    town: 'it-merano',
    street: 'Via Portici 202',
    postalCode: '39012',
    from: [0.2, 0.1],
    description:
      'Insegno pilates sotto i portici, in una stube foderata di cirmolo che profuma di bosco. Ex fondista, quindi precisa fino alla noia sul respiro. Le lezioni sono in italiano o in tedesco, come ti viene meglio.',
    people: [
      {
        name: 'Heidi Ladurner',
        gender: 'F',
        role: 'Insegnante di pilates',
        hours: ['mon-fri 8-12', 'tue 17-20', 'thu 17-20'],
      },
    ],
    services: [matPilates({ euro: 48 }), privateYoga({ euro: 52 })],
    photos: 1,
  },
  {
    type: 'P',
    name: 'Lucrezia Fontana Yoga',
    categories: ['yoga-teacher'],
    town: 'gb-london',
    street: '18 Exmouth Market',
    postalCode: 'EC1R 4QE',
    from: [1.8, 1.3],
    description:
      'Da Lecce a Clerkenwell, con il tappetino in valigia. Insegno in italiano e in inglese a chi sta tutto il giorno davanti a uno schermo, in studio o nel parco quando Londra lo permette. Gli orari che vedi sono quelli di qui.',
    language: 'en',
    people: [
      {
        name: 'Lucrezia Fontana',
        gender: 'F',
        role: 'Insegnante di yoga',
        hours: ['mon-fri 7-11 17-20', 'sat 9-12'],
      },
    ],
    services: [privateYoga({ euro: 70 }), meditation({ euro: 15 })],
    photos: 2,
    shows: 'otherZone',
  },
];
