import { cuts, facial, hairColor, handsAndFeet, makeUp } from '../price-lists/beauty.ts';
import { osteopathy, physiotherapy } from '../price-lists/health.ts';
import { relaxingMassage, shiatsu } from '../price-lists/massages.ts';
import { meditation, personalTraining, privateYoga, smallGroupYoga } from '../price-lists/movement.ts';
import type { TownProvider } from './town-provider.ts';

export const FIRENZE: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Limonaia Yoga',
    categories: ['yoga-studio'],
    town: 'it-firenze',
    street: 'Via di San Niccolò 70',
    postalCode: '50125',
    from: [-0.6, 0.5],
    description:
      'Pratichiamo in una limonaia del Settecento, fra i vasi di terracotta e l’odore delle zagare. I posti sono quattro, non uno di più: lo spazio è quello e la cura anche. D’inverno c’è la stufa, d’estate si aprono le vetrate sul giardino.',
    tags: ['yoga', 'piccoli gruppi'],
    people: [
      { name: 'Costanza Neri', gender: 'F', role: 'Insegnante di yoga', hours: ['mon-fri 8-12 17-20:30'] },
      { name: 'Duccio Landi', gender: 'M', role: 'Insegnante di yoga', hours: ['tue 12-16', 'sat-sun 9-13'] },
    ],
    equipment: [{ name: 'Limonaia', capacity: 4 }],
    services: [
      smallGroupYoga({ euro: 22, needs: ['Limonaia'] }, 4),
      privateYoga({ euro: 60, needs: ['Limonaia'] }),
    ],
    photos: 3,
    liveliness: 1.6,
    shows: 'groupOfFour',
  },
  {
    type: 'C',
    name: 'Bottega della Bellezza',
    categories: ['beauty-center', 'hair-salon'],
    town: 'it-firenze',
    street: 'Borgo San Frediano 51',
    postalCode: '50124',
    from: [0.0, -0.9],
    description:
      'Nell’Oltrarno degli artigiani ci siamo anche noi, con forbici al posto degli scalpelli. Capelli, viso e trucco da sposa in un locale che era di un corniciaio. Parliamo toscano e inglese, e pure un po’ di giapponese.',
    people: [
      {
        name: 'Ginevra Bartoli',
        gender: 'F',
        role: 'Parrucchiera',
        hours: ['tue-sat 9-18'],
        breaks: ['tue-sat 13-13:45'],
      },
      {
        name: 'Yuki Tanaka',
        gender: 'F',
        role: 'Truccatrice',
        hours: ['thu-sat 10-19'],
        breaks: ['thu-sat 14-14:30'],
      },
      {
        name: 'Lapo Cecchi',
        gender: 'M',
        role: 'Estetista',
        hours: ['tue-fri 10-19'],
        breaks: ['tue-fri 14-15'],
      },
    ],
    services: [
      cuts({ euro: 50, by: ['Ginevra Bartoli'] }),
      hairColor({ euro: 58, by: ['Ginevra Bartoli'] }),
      makeUp({ euro: 55, by: ['Yuki Tanaka'] }),
      facial({ euro: 62, by: ['Lapo Cecchi'] }),
      handsAndFeet({ euro: 25, by: ['Lapo Cecchi', 'Yuki Tanaka'] }),
    ],
  },
  {
    type: 'P',
    name: 'Bernardo Sestini',
    categories: ['massage-therapist'],
    town: 'it-firenze',
    street: 'Via Gioberti 108',
    postalCode: '50121',
    from: [0.1, 1.7],
    description:
      'Operatore shiatsu dal 1998, quando nessuno sapeva pronunciarlo. Tratto sul futon, in una mansarda silenziosa a due passi da piazza Beccaria. Consiglio tre sedute: una per conoscersi, una per lavorare, una per vedere se era vero.',
    people: [
      {
        name: 'Bernardo Sestini',
        gender: 'M',
        role: 'Operatore shiatsu',
        hours: ['mon-wed 10-13 15-20', 'fri 10-18'],
        breaks: ['fri 13-14'],
      },
    ],
    services: [shiatsu({ euro: 60 }), relaxingMassage({ euro: 60 }), meditation({ euro: 12 })],
    photos: 0,
  },
  {
    type: 'C',
    name: 'Arno Fisio e Movimento',
    categories: ['physiotherapy-center', 'gym'],
    town: 'it-firenze',
    street: 'Lungarno Ferrucci 15',
    postalCode: '50126',
    from: [-0.8, 1.6],
    description:
      'Dalla finestra della palestra si vedono i canottieri: molti di loro, prima o poi, passano di qui. Curiamo l’infortunio e poi ti rimettiamo in movimento con gli stessi terapisti, senza ricominciare da capo. Sedute puntuali, sul serio.',
    people: [
      { name: 'Niccolò Ermini', gender: 'M', role: 'Fisioterapista', hours: ['mon-fri 8-14'] },
      {
        name: 'Eleonora Baldi',
        gender: 'F',
        role: 'Osteopata',
        hours: ['tue 14-20', 'wed 9-18', 'fri 14-20'],
        breaks: ['wed 13-14'],
      },
      {
        name: 'Cosimo Vannucci',
        gender: 'M',
        role: 'Preparatore atletico',
        hours: ['mon-fri 15-21', 'sat 9-13'],
      },
    ],
    equipment: [{ name: 'Studio', units: 2 }],
    services: [
      physiotherapy({ euro: 55, by: ['Niccolò Ermini'], needs: ['Studio'] }),
      osteopathy({ euro: 65, by: ['Eleonora Baldi'], needs: ['Studio'] }),
      personalTraining({ euro: 48, by: ['Cosimo Vannucci'] }),
    ],
    photos: 2,
  },
];
