import { facial, handsAndFeet, lashesAndBrows, makeUp } from '../price-lists/beauty.ts';
import {
  firstTalk,
  nutrition,
  onlineNutrition,
  physiotherapy,
  rehabilitation,
  tecar,
} from '../price-lists/health.ts';
import { lymphDrainage } from '../price-lists/massages.ts';
import {
  fitnessCheck,
  matPilates,
  meditation,
  personalTraining,
  privateYoga,
  reformerPilates,
  smallGroupYoga,
} from '../price-lists/movement.ts';
import { privateSauna } from '../price-lists/spa.ts';
import { GIORGIO, SPA_DEI_NAVIGLI } from './spa-dei-navigli.ts';
import type { TownProvider } from './town-provider.ts';

/** Teaches in her own name and at the studio below: one person, one calendar. */
const ELENA = 'elena.marchetti@example.it';

export const MILANO: readonly TownProvider[] = [
  SPA_DEI_NAVIGLI,
  {
    type: 'C',
    name: 'Molla Pilates Studio',
    categories: ['pilates-studio'],
    town: 'it-milano',
    street: 'Via Melzo 12',
    postalCode: '20129',
    from: [0.8, 1.6],
    description:
      'Sei reformer, tre finestre grandi e nessuno specchio: qui si impara a sentire, non a guardarsi. Le lezioni sono individuali o in due, così le molle si regolano su di te e non sulla media. Chi arriva con il mal di schiena di solito resta.',
    tags: ['reformer', 'postura'],
    people: [
      { name: 'Beatrice Colnaghi', gender: 'F', role: 'Insegnante di pilates', hours: ['mon-fri 8-14'] },
      {
        name: 'Tommaso Rinaldi',
        gender: 'M',
        role: 'Insegnante di pilates',
        hours: ['mon-thu 14-21', 'sat 9-13'],
        breaks: ['mon-thu 17:30-18'],
      },
      {
        name: 'Elena Marchetti',
        gender: 'F',
        role: 'Insegnante di yoga',
        hours: ['mon 9-13', 'wed 9-13', 'fri 15-20'],
        email: ELENA,
      },
    ],
    equipment: [
      { name: 'Reformer', units: 6, capacity: 1 },
      { name: 'Saletta', capacity: 6 },
    ],
    services: [
      reformerPilates({ euro: 65, by: ['Beatrice Colnaghi', 'Tommaso Rinaldi'], needs: ['Reformer'] }),
      matPilates({ euro: 50, by: ['Beatrice Colnaghi', 'Tommaso Rinaldi'], needs: ['Saletta'] }),
      smallGroupYoga({ euro: 18, by: ['Elena Marchetti'], needs: ['Saletta'] }, 6),
    ],
    pays: 'OnlineOnly',
    freeCancellationHours: 12,
    shows: 'onlineOnly',
  },
  {
    type: 'P',
    name: 'Elena Marchetti',
    categories: ['yoga-teacher'],
    town: 'it-milano',
    street: 'Via Plinio 44',
    postalCode: '20129',
    from: [1.2, 1.9],
    description:
      'Insegno yoga da quindici anni, gli ultimi sei in uno studio con il parquet che scricchiola. Lavoro volentieri con chi comincia tardi e con chi ha paura di non essere abbastanza sciolto: è proprio il motivo per venire. Il martedì e il giovedì sono qui, gli altri giorni da Molla Pilates.',
    people: [
      {
        name: 'Elena Marchetti',
        gender: 'F',
        role: 'Insegnante di yoga',
        hours: ['tue 9-13 16-20', 'thu 9-13 16-20', 'sat 9-12'],
        email: ELENA,
      },
    ],
    services: [privateYoga({ euro: 60 }), meditation({ euro: 12 }), firstTalk()],
    liveliness: 0.8,
    shows: 'twoCenters',
  },
  {
    type: 'C',
    name: 'Fisio Porta Romana',
    categories: ['physiotherapy-center'],
    town: 'it-milano',
    street: 'Via Lodovico Muratori 21',
    postalCode: '20135',
    from: [-1.2, 0.9],
    description:
      'Tre fisioterapisti e una palestra riabilitativa a cinque minuti dalla metropolitana. Prima si ascolta, poi si misura, poi si tratta: a ogni seduta esci sapendo che cosa fare a casa. Seguiamo molto chi corre e chi è appena stato operato al ginocchio.',
    people: [
      { name: 'Giorgio Salvi', gender: 'M', role: 'Fisioterapista', hours: ['mon-fri 8-13'], email: GIORGIO },
      {
        name: 'Francesca Monti',
        gender: 'F',
        role: 'Fisioterapista',
        hours: ['mon-fri 13-20'],
        breaks: ['mon-fri 16-16:20'],
      },
      {
        name: 'Alessio Brambilla',
        gender: 'M',
        role: 'Fisioterapista',
        hours: ['tue 9-19', 'thu 9-19'],
        breaks: ['tue 13-14', 'thu 13-14'],
      },
    ],
    equipment: [
      { name: 'Tecar' },
      { name: 'Box', units: 3 },
      { name: 'Palestra riabilitativa', capacity: 4 },
    ],
    services: [
      physiotherapy({ euro: 60, needs: ['Box'] }),
      tecar({ euro: 40, needs: ['Box', 'Tecar'] }),
      rehabilitation({
        euro: 55,
        by: ['Francesca Monti', 'Alessio Brambilla'],
        needs: ['Palestra riabilitativa'],
      }),
    ],
    pays: 'Optional',
    noticeMinutes: 60,
    photos: 1,
    shows: 'needsEquipment',
  },
  {
    type: 'C',
    name: 'Officina del Movimento',
    categories: ['gym'],
    town: 'it-milano',
    street: 'Via Guglielmo Pepe 7',
    postalCode: '20159',
    from: [2.6, -0.2],
    description:
      'Una palestra piccola all’Isola, ricavata da una vera officina: il carroponte è ancora lì, e regge il sacco. Si lavora uno a uno o in due, con pesi, corde e poche macchine. Se cerchi la musica a tutto volume, non siamo noi.',
    people: [
      { name: 'Riccardo Galli', gender: 'M', role: 'Personal trainer', hours: ['mon-fri 7-13', 'sat 9-13'] },
      {
        name: 'Sofia Dell’Orto',
        gender: 'F',
        role: 'Personal trainer',
        hours: ['mon-fri 14-21'],
        away: { name: 'Gara', inDays: 2, days: 1 },
      },
    ],
    equipment: [{ name: 'Postazione', units: 2, capacity: 2 }],
    services: [fitnessCheck({ euro: 30 }), personalTraining({ euro: 55, needs: ['Postazione'] })],
    step: 30,
  },
  {
    type: 'C',
    name: 'Lume Estetica',
    categories: ['beauty-center'],
    town: 'it-milano',
    street: 'Corso Vercelli 29',
    postalCode: '20144',
    from: [0.1, -2.3],
    description:
      'Un centro estetico luminoso, con due sole cabine e un’agenda che non si accavalla. Usiamo linee italiane senza profumi aggressivi e ti diciamo anche quando un trattamento non serve. Il caffè della vicina torrefazione è compreso.',
    people: [
      {
        name: 'Ilaria Pozzi',
        gender: 'F',
        role: 'Estetista',
        hours: ['tue-sat 9:30-18:30'],
        breaks: ['tue-sat 13-13:45'],
      },
      {
        name: 'Camilla Riva',
        gender: 'F',
        role: 'Estetista e truccatrice',
        hours: ['wed-sat 11-19:30'],
        breaks: ['wed-sat 15-15:30'],
      },
    ],
    equipment: [{ name: 'Cabina', units: 2 }],
    services: [
      facial({ euro: 65, needs: ['Cabina'] }),
      lashesAndBrows({ euro: 60 }),
      handsAndFeet({ euro: 28 }),
      makeUp({ euro: 50, by: ['Camilla Riva'] }),
      lymphDrainage({ euro: 70, by: ['Ilaria Pozzi'], needs: ['Cabina'] }),
    ],
    discountPercent: 5,
  },
  {
    type: 'P',
    name: 'Dott.ssa Chiara Villani',
    categories: ['nutritionist'],
    town: 'it-milano',
    street: 'Via Pietro Maestri 3',
    postalCode: '20129',
    from: [0.2, 1.3],
    description:
      'Biologa nutrizionista, mi occupo di sport di resistenza e di menopausa. Non peso gli alimenti al posto tuo: costruiamo abitudini che reggano anche la settimana in cui salta tutto. Ricevo in studio e in videochiamata.',
    people: [
      {
        name: 'Chiara Villani',
        gender: 'F',
        role: 'Nutrizionista',
        hours: ['mon 9-13 14-18', 'wed 9-13 14-18', 'thu 14-20'],
      },
    ],
    services: [nutrition({ euro: 95 }), onlineNutrition({ euro: 60 }), firstTalk()],
    step: 20,
    photos: 1,
    liveliness: 0.7,
    shows: 'freeService',
  },
  {
    type: 'C',
    name: 'Sauna Ventidue',
    categories: ['spa'],
    town: 'it-milano',
    street: 'Via Savona 22',
    postalCode: '20144',
    from: [-1.1, -1.9],
    description:
      'Una sola sauna, costruita in abete finlandese da chi se la voleva godere. La prenoti per te o per gli amici, la trovi calda e la lasci quando vuoi entro l’ora. Fuori c’è un cortile con una doccia a secchio, anche d’inverno.',
    people: [{ name: 'Matteo Lindner', gender: 'M', role: 'Fuochista', hours: ['wed-sun 12-23'] }],
    equipment: [{ name: 'Sauna', capacity: 6 }],
    services: [privateSauna({ euro: 70, needs: ['Sauna'] })],
    pays: 'OnlineOnly',
    freeCancellationHours: 48,
    photos: 3,
  },
];
