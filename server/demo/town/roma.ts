import { cuts, facial, hairColor, handsAndFeet, waxing } from '../price-lists/beauty.ts';
import { coaching, firstTalk, osteopathy, physiotherapy, psychology } from '../price-lists/health.ts';
import {
  ayurvedicMassage,
  deepMassage,
  reflexology,
  relaxingMassage,
  shiatsu,
  thaiMassage,
} from '../price-lists/massages.ts';
import {
  aquaGym,
  meditation,
  personalTraining,
  privateYoga,
  smallGroupYoga,
  swimmingLesson,
} from '../price-lists/movement.ts';
import { hammamRitual } from '../price-lists/spa.ts';
import type { TownProvider } from './town-provider.ts';

/** Cuts hair at two addresses: one person, one calendar. */
const SIMONA = 'simona.proietti@example.it';

export const ROMA: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Hammam del Ghetto',
    categories: ['spa', 'massage-center'],
    town: 'it-roma',
    street: 'Via della Reginella 14',
    postalCode: '00186',
    from: [0.0, -0.5],
    description:
      'Sotto le volte di una cantina del Cinquecento, il vapore sale piano e il rumore della strada sparisce. Il rituale dura quanto deve: sapone nero, guanto, risciacquo, tè. Vieni mezz’ora prima, il resto del pomeriggio non prendere impegni.',
    people: [
      {
        name: 'Samira Benali',
        gender: 'F',
        role: 'Tayeba',
        hours: ['tue-sun 11-20'],
        breaks: ['tue-sun 15-15:30'],
      },
      {
        name: 'Valerio Nardi',
        gender: 'M',
        role: 'Massaggiatore',
        hours: ['tue-fri 14-21', 'sat-sun 10-18'],
      },
    ],
    equipment: [
      { name: 'Sala del vapore', capacity: 6 },
      { name: 'Cabina', units: 2 },
    ],
    services: [
      hammamRitual({ euro: 65, by: ['Samira Benali'], needs: ['Sala del vapore'] }),
      relaxingMassage({ euro: 70, by: ['Valerio Nardi'], needs: ['Cabina'] }),
    ],
    photos: 3,
    liveliness: 1.6,
  },
  {
    type: 'P',
    name: 'Andrea Conti',
    categories: ['physiotherapist'],
    town: 'it-roma',
    street: 'Via Tuscolana 512',
    postalCode: '00181',
    from: [-3.1, 4.2],
    description:
      'Fisioterapista, ex canottiere, due ernie mie e molte altrui. Tratto schiene e spalle e spiego sempre che cosa sto facendo, perché metà della cura la fai tu a casa. Non prendo più di sei persone al giorno.',
    people: [
      { name: 'Andrea Conti', gender: 'M', role: 'Fisioterapista', hours: ['mon-fri 8:30-12:30 15-19'] },
    ],
    services: [physiotherapy({ euro: 55 }), deepMassage({ euro: 60 })],
    noticeMinutes: 120,
    shows: 'notice',
  },
  {
    type: 'C',
    name: 'Prana Monti',
    categories: ['yoga-studio'],
    town: 'it-roma',
    street: 'Via Baccina 61',
    postalCode: '00184',
    from: [0.1, 0.6],
    description:
      'Uno studio di yoga in cima a quattro rampe di scale, con una terrazza che ripaga la salita. Si pratica in otto, scalzi, guardando i tetti di Monti. La mattina presto c’è silenzio, la sera si sente il quartiere cenare.',
    timeNote: 'La terrazza apre solo con il bel tempo.',
    people: [
      { name: 'Livia Orsini', gender: 'F', role: 'Insegnante di yoga', hours: ['mon-fri 7-11 17-21'] },
      {
        name: 'Daniele Sabatini',
        gender: 'M',
        role: 'Insegnante di meditazione',
        hours: ['tue 18-21', 'thu 18-21', 'sat 9-13'],
      },
    ],
    equipment: [
      { name: 'Sala', capacity: 8 },
      { name: 'Terrazza', capacity: 8 },
    ],
    services: [
      smallGroupYoga({ euro: 16, by: ['Livia Orsini'], needs: ['Sala'] }, 8),
      {
        group: 'Yoga e meditazione',
        heading: 'Yoga all’alba in terrazza',
        about: 'Solo in questa stagione e solo la mattina: il sole spunta dietro Santa Maria Maggiore.',
        offers: [{ name: 'Yoga all’alba', minutes: 60, euro: 20, capacity: 8 }],
        by: ['Livia Orsini'],
        needs: ['Terrazza'],
        step: 60,
        season: { fromDay: -20, toDay: 45, hours: '7-10' },
      },
      privateYoga({ euro: 65, by: ['Livia Orsini'] }),
      meditation({ euro: 10, by: ['Daniele Sabatini'], needs: ['Sala'] }),
    ],
    photos: 2,
  },
  {
    type: 'C',
    name: 'Forbici e Basilico',
    categories: ['hair-salon'],
    town: 'it-roma',
    street: 'Via del Pigneto 88',
    postalCode: '00176',
    from: [-0.9, 3.2],
    description:
      'Salone di quartiere con le piante di basilico in vetrina e le poltrone degli anni Sessanta. Simona taglia corto e preciso, Jacopo ama i ricci e li lascia tali. Il sabato conviene prenotare, negli altri giorni si trova quasi sempre posto.',
    people: [
      {
        name: 'Simona Proietti',
        gender: 'F',
        role: 'Parrucchiera',
        hours: ['tue-thu 9-18', 'sat 8:30-17'],
        breaks: ['tue-thu 13-13:40', 'sat 13-13:40'],
        email: SIMONA,
      },
      {
        name: 'Jacopo Testa',
        gender: 'M',
        role: 'Parrucchiere',
        hours: ['tue-sat 10-19'],
        breaks: ['tue-sat 14-14:40'],
      },
    ],
    services: [cuts({ euro: 48 }), hairColor({ euro: 55, by: ['Jacopo Testa'] })],
    pays: 'NoPayments',
    photos: 1,
  },
  {
    type: 'C',
    name: 'Sala Specchi Prati',
    categories: ['hair-salon', 'beauty-center'],
    town: 'it-roma',
    street: 'Via Cola di Rienzo 170',
    postalCode: '00192',
    from: [1.4, -1.4],
    description:
      'Capelli, mani e viso nello stesso pomeriggio, senza correre da una parte all’altra della città. Il venerdì viene Simona da noi per i tagli, ed è sempre il giorno più pieno. Alla cassa nessuno ti proporrà l’ottavo shampoo.',
    people: [
      {
        name: 'Simona Proietti',
        gender: 'F',
        role: 'Parrucchiera',
        hours: ['fri 10-19'],
        breaks: ['fri 14-14:30'],
        email: SIMONA,
      },
      {
        name: 'Martina De Santis',
        gender: 'F',
        role: 'Estetista',
        hours: ['tue-sat 9-18'],
        breaks: ['tue-sat 13:30-14'],
      },
      {
        name: 'Federico Leone',
        gender: 'M',
        role: 'Parrucchiere',
        hours: ['tue-sat 9-18'],
        breaks: ['tue-sat 13-13:30'],
        away: { name: 'Ferie', inDays: 3, days: 4 },
      },
    ],
    services: [
      cuts({ euro: 55, by: ['Simona Proietti', 'Federico Leone'] }),
      handsAndFeet({ euro: 26, by: ['Martina De Santis'] }),
      facial({ euro: 60, by: ['Martina De Santis'] }),
      waxing({ euro: 22, by: ['Martina De Santis'] }),
    ],
  },
  {
    type: 'C',
    name: 'Piscina Gianicolo',
    categories: ['swimming-pool', 'gym'],
    town: 'it-roma',
    street: 'Via Aurelia Antica 210',
    postalCode: '00165',
    from: [-0.9, -3.2],
    description:
      'Due vasche, una da venticinque metri e una più bassa e calda, in mezzo ai pini. Insegniamo a nuotare a chi ha quattro anni e a chi ne ha settanta, ognuno nella sua corsia. Lo spogliatoio è vecchio, l’acqua è perfetta.',
    people: [
      { name: 'Claudio Ferretti', gender: 'M', role: 'Istruttore di nuoto', hours: ['mon-sat 8-14'] },
      { name: 'Alice Mancini', gender: 'F', role: 'Istruttrice di nuoto', hours: ['mon-fri 14-21'] },
      {
        name: 'Paola Grilli',
        gender: 'F',
        role: 'Istruttrice di acquagym',
        hours: ['mon 9-13', 'wed 9-13', 'fri 9-13 17-20'],
      },
    ],
    equipment: [
      { name: 'Corsia', units: 4 },
      { name: 'Vasca bassa', capacity: 10 },
    ],
    services: [
      swimmingLesson({ euro: 45, by: ['Claudio Ferretti', 'Alice Mancini'], needs: ['Corsia'] }),
      aquaGym({ euro: 12, by: ['Paola Grilli'], needs: ['Vasca bassa'] }),
    ],
    liveliness: 1.5,
  },
  {
    type: 'P',
    name: 'Giulia Amadei',
    categories: ['psychologist'],
    town: 'it-roma',
    street: 'Viale Regina Margherita 93',
    postalCode: '00198',
    from: [2.0, 1.7],
    description:
      'Psicologa e psicoterapeuta, lavoro con adulti e coppie. Lo studio ha una stanza sola, due poltrone e una finestra su un platano. Il primo colloquio serve a te per capire se ti trovi bene: nessun impegno, nessuna fretta.',
    people: [{ name: 'Giulia Amadei', gender: 'F', role: 'Psicologa', hours: ['mon-thu 10-14 15-20'] }],
    services: [psychology({ euro: 80 })],
    step: 30,
    freeCancellationHours: 48,
    photos: 0,
    liveliness: 0.8,
    shows: 'noPhoto',
  },
  {
    type: 'P',
    name: 'Emanuele Ricci',
    categories: ['mental-coach', 'personal-trainer'],
    town: 'it-roma',
    street: 'Via Ostiense 131',
    postalCode: '00154',
    from: [-2.6, -0.4],
    description:
      'Ho giocato a pallavolo in serie B finché il ginocchio ha detto basta, poi ho studiato come funziona la testa di chi gareggia. Con gli atleti parlo di concentrazione, con chi lavora troppo di pause: è lo stesso mestiere. Ci si vede in palestra o camminando lungo il fiume.',
    people: [{ name: 'Emanuele Ricci', gender: 'M', role: 'Coach', hours: ['tue-fri 8-13 16-20'] }],
    services: [coaching({ euro: 70 }), personalTraining({ euro: 50 }), firstTalk()],
  },
  {
    type: 'C',
    name: 'Casa Ayurveda Trastevere',
    categories: ['massage-center', 'physiotherapy-center'],
    town: 'it-roma',
    street: 'Via della Lungaretta 97',
    postalCode: '00153',
    from: [-0.5, -0.9],
    description:
      'Tre stanze che profumano di sesamo, affacciate su un giardino che da fuori non immagineresti. Si comincia con qualche domanda sul sonno e sulla digestione, e l’olio si sceglie di conseguenza. Una volta al mese viene anche l’osteopata.',
    people: [
      {
        name: 'Priya Nair',
        gender: 'F',
        role: 'Terapista ayurvedica',
        hours: ['mon-sat 10-18'],
        breaks: ['mon-sat 13:30-14:30'],
      },
      {
        name: 'Michele Rossetti',
        gender: 'M',
        role: 'Operatore shiatsu e thai',
        hours: ['mon-wed 15-21', 'sat 10-19'],
        breaks: ['sat 14-15'],
      },
      { name: 'Bianca Torelli', gender: 'F', role: 'Osteopata', hours: ['thu 9-13 14-19'] },
    ],
    equipment: [{ name: 'Stanza', units: 3 }],
    services: [
      ayurvedicMassage({ euro: 80, by: ['Priya Nair'], needs: ['Stanza'] }),
      shiatsu({ euro: 65, by: ['Michele Rossetti'], needs: ['Stanza'] }),
      thaiMassage({ euro: 65, by: ['Michele Rossetti'], needs: ['Stanza'] }),
      reflexology({ euro: 60, by: ['Priya Nair'], needs: ['Stanza'] }),
      osteopathy({ euro: 70, by: ['Bianca Torelli'], needs: ['Stanza'] }),
    ],
    liveliness: 1.3,
  },
];
