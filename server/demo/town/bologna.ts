import { facial, waxing } from '../price-lists/beauty.ts';
import {
  coaching,
  nutrition,
  physiotherapy,
  psychology,
  rehabilitation,
  tecar,
} from '../price-lists/health.ts';
import {
  deepMassage,
  hotStoneMassage,
  lymphDrainage,
  relaxingMassage,
  thaiMassage,
} from '../price-lists/massages.ts';
import { gentleGymnastics, meditation, privateYoga, smallGroupYoga } from '../price-lists/movement.ts';
import type { TownProvider } from './town-provider.ts';

export const BOLOGNA: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Mani sotto i Portici',
    categories: ['massage-center'],
    town: 'it-bologna',
    street: 'Via Santo Stefano 43',
    postalCode: '40125',
    from: [-0.3, 0.5],
    description:
      'Un centro massaggi dove la prima cosa che ti chiediamo è come hai dormito. Quattro operatori, quattro mani diverse: dopo un paio di volte avrai il tuo preferito e va bene così. Chi paga in anticipo paga meno, perché a noi semplifica la giornata.',
    tags: ['massaggi', 'benessere'],
    people: [
      { name: 'Serena Fabbri', gender: 'F', role: 'Massaggiatrice', hours: ['mon-fri 9-15'] },
      {
        name: 'Kamon Srisai',
        gender: 'F',
        role: 'Massaggiatrice thai',
        hours: ['tue-sat 12-20'],
        breaks: ['tue-sat 16-16:30'],
      },
      { name: 'Filippo Zanotti', gender: 'M', role: 'Massaggiatore', hours: ['mon-fri 14-21'] },
      {
        name: 'Laura Montanari',
        gender: 'F',
        role: 'Linfodrenaggista',
        hours: ['tue 9-13', 'thu 9-18', 'sat 9-14'],
        breaks: ['thu 13-14'],
      },
    ],
    equipment: [{ name: 'Cabina', units: 3 }],
    services: [
      relaxingMassage({ euro: 60, by: ['Serena Fabbri', 'Filippo Zanotti'], needs: ['Cabina'] }),
      deepMassage({ euro: 65, by: ['Filippo Zanotti'], needs: ['Cabina'] }),
      thaiMassage({ euro: 60, by: ['Kamon Srisai'], needs: ['Cabina'] }),
      lymphDrainage({ euro: 65, by: ['Laura Montanari'], needs: ['Cabina'] }),
      hotStoneMassage({ euro: 68, by: ['Serena Fabbri'], needs: ['Cabina'] }),
    ],
    discountPercent: 10,
    photos: 3,
    liveliness: 1.8,
    shows: 'discount',
  },
  {
    type: 'C',
    name: 'Poliambulatorio San Donato',
    categories: ['physiotherapy-center'],
    town: 'it-bologna',
    street: 'Via San Donato 66',
    postalCode: '40127',
    from: [0.9, 1.3],
    description:
      'Fisioterapia e riabilitazione in un edificio nuovo, con parcheggio e ascensore largo. Lavoriamo in squadra: se serve un parere, il collega è nella stanza accanto. I tempi di attesa li trovi qui, in chiaro, prima di prenotare.',
    people: [
      { name: 'Enrico Tassi', gender: 'M', role: 'Fisioterapista', hours: ['mon-fri 7:30-13:30'] },
      { name: 'Giada Melandri', gender: 'F', role: 'Fisioterapista', hours: ['mon-fri 13:30-19:30'] },
      {
        name: 'Omar Haddad',
        gender: 'M',
        role: 'Fisioterapista',
        hours: ['mon-wed 9-18', 'sat 8-13'],
        breaks: ['mon-wed 13-14'],
      },
    ],
    equipment: [{ name: 'Ambulatorio', units: 2 }, { name: 'Tecar' }, { name: 'Palestra', capacity: 3 }],
    services: [
      physiotherapy({ euro: 50, needs: ['Ambulatorio'] }),
      tecar({ euro: 35, needs: ['Ambulatorio', 'Tecar'] }),
      rehabilitation({ euro: 48, needs: ['Palestra'] }),
      gentleGymnastics({ euro: 10, by: ['Giada Melandri'], needs: ['Palestra'] }),
    ],
    noticeMinutes: 240,
    photos: 1,
    liveliness: 1.4,
  },
  {
    type: 'C',
    name: 'Spazio Respiro',
    categories: ['yoga-studio'],
    town: 'it-bologna',
    street: 'Via del Pratello 97',
    postalCode: '40122',
    from: [0.0, -0.9],
    description:
      'Yoga in una vecchia tipografia del Pratello: sul muro ci sono ancora i caratteri di piombo. I gruppi sono piccoli e il ritmo lo decide il più lento, con sua grande sorpresa. Dopo la lezione si resta a bere una tisana, quasi sempre.',
    people: [
      { name: 'Irene Guidi', gender: 'F', role: 'Insegnante di yoga', hours: ['mon-thu 9-12 18-21'] },
      { name: 'Saverio Pini', gender: 'M', role: 'Insegnante di yoga', hours: ['fri 9-13', 'sat-sun 9-12'] },
    ],
    equipment: [{ name: 'Sala grande', capacity: 8 }],
    services: [
      smallGroupYoga({ euro: 14, needs: ['Sala grande'] }, 8),
      privateYoga({ euro: 50 }),
      meditation({ euro: 10, by: ['Irene Guidi'], needs: ['Sala grande'] }),
    ],
  },
  {
    type: 'P',
    name: 'Dott. Lorenzo Casadei',
    categories: ['nutritionist'],
    town: 'it-bologna',
    street: 'Via Murri 112',
    postalCode: '40137',
    from: [-1.6, 1.1],
    description:
      'Dietista, cresciuto in una famiglia di sfogline: il compromesso è la mia specialità. Seguo chi ha il diabete, chi è celiaco e chi vuole solo smettere di contare. Il piano arriva scritto, con le quantità in cucchiai.',
    people: [{ name: 'Lorenzo Casadei', gender: 'M', role: 'Dietista', hours: ['tue-fri 9-12:30 15-18:30'] }],
    services: [nutrition({ euro: 75 })],
    step: 30,
  },
  {
    type: 'P',
    name: 'Francesca Balboni',
    categories: ['beautician'],
    town: 'it-bologna',
    street: 'Via Saragozza 58',
    postalCode: '40123',
    from: [-0.6, -1.1],
    description:
      'Una cabina sola, una cliente alla volta, il telefono spento. Dopo vent’anni nei centri degli altri ho aperto il mio, piccolo come lo volevo. Faccio poche cose e le faccio bene: viso, epilazione, linfodrenaggio.',
    people: [
      {
        name: 'Francesca Balboni',
        gender: 'F',
        role: 'Estetista',
        hours: ['tue-sat 9-13 14-18:30'],
        away: { name: 'Visita medica', inDays: 2, days: 1, hours: '14-18:30' },
      },
    ],
    services: [facial({ euro: 55 }), waxing({ euro: 20 }), lymphDrainage({ euro: 58 })],
    photos: 1,
  },
  {
    type: 'P',
    name: 'Matilde Serra',
    categories: ['psychologist', 'mental-coach'],
    town: 'it-bologna',
    street: 'Strada Maggiore 80',
    postalCode: '40125',
    from: [-0.1, 0.9],
    description:
      'Psicologa dello sport e del lavoro. Vengono da me tennisti che stringono troppo la racchetta e dirigenti che stringono i denti. Il martedì ricevo anche online, per chi si è trasferito e non vuole cambiare.',
    people: [
      { name: 'Matilde Serra', gender: 'F', role: 'Psicologa', hours: ['mon-wed 10-13 14-19', 'fri 9-13'] },
    ],
    services: [psychology({ euro: 70 }), coaching({ euro: 75 })],
    photos: 2,
    liveliness: 0.7,
  },
];
