import { facial, handsAndFeet, waxing } from '../price-lists/beauty.ts';
import { osteopathy, physiotherapy } from '../price-lists/health.ts';
import { ayurvedicMassage, deepMassage, lymphDrainage, relaxingMassage } from '../price-lists/massages.ts';
import {
  aquaGym,
  matPilates,
  meditation,
  personalTraining,
  privateYoga,
  reformerPilates,
} from '../price-lists/movement.ts';
import { coupleRitual, mudTherapy, spaCircuit, thermalPool } from '../price-lists/spa.ts';
import type { TownProvider } from './town-provider.ts';

/** Verona, Padova, Abano Terme and Venezia. */
export const VENETO: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Estetica Scaligera',
    categories: ['beauty-center'],
    town: 'it-verona',
    street: 'Via Cappello 19',
    postalCode: '37121',
    from: [0.2, 0.5],
    description:
      'A pochi passi dalle mura romane, un istituto di bellezza con quarant’anni di storia e macchine nuove. La signora Ornella ha passato la mano alle figlie, ma passa ancora a controllare le mani. Consulenza sempre gratuita, al banco.',
    people: [
      {
        name: 'Alessia Zorzi',
        gender: 'F',
        role: 'Estetista',
        hours: ['tue-sat 9-18'],
        breaks: ['tue-sat 13-14'],
      },
      {
        name: 'Marica Zorzi',
        gender: 'F',
        role: 'Estetista',
        hours: ['mon-fri 10-19'],
        breaks: ['mon-fri 14-15'],
      },
    ],
    services: [facial({ euro: 58 }), handsAndFeet({ euro: 24 }), waxing({ euro: 20 })],
    pays: 'OnlineOnly',
    liveliness: 0,
    shows: 'unconnected',
  },
  {
    type: 'C',
    name: 'Adige Wellness',
    categories: ['spa', 'massage-center'],
    town: 'it-verona',
    street: 'Lungadige Capuleti 7',
    postalCode: '37122',
    from: [-0.6, 0.1],
    description:
      'Una spa cittadina dove entri in giacca e un’ora dopo non ricordi che riunione avevi. La sala relax guarda il fiume e di sera si vede la torre illuminata. Il rituale di coppia è il regalo più richiesto, lo diciamo per chi è indeciso.',
    people: [
      {
        name: 'Barbara Tosi',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['tue-sat 11-20'],
        breaks: ['tue-sat 15-15:30'],
      },
      {
        name: 'Nicola Perbellini',
        gender: 'M',
        role: 'Massaggiatore',
        hours: ['thu-sun 12-21'],
        breaks: ['thu-sun 16-16:30'],
      },
      { name: 'Giorgia Avesani', gender: 'F', role: 'Accoglienza', hours: ['tue-sun 10-21'] },
    ],
    equipment: [
      { name: 'Area umida', capacity: 6 },
      { name: 'Cabina', units: 2 },
      { name: 'Suite', capacity: 2 },
    ],
    services: [
      spaCircuit({ euro: 38, by: ['Giorgia Avesani'], needs: ['Area umida'] }),
      relaxingMassage({ euro: 65, by: ['Barbara Tosi', 'Nicola Perbellini'], needs: ['Cabina'] }),
      ayurvedicMassage({ euro: 75, by: ['Barbara Tosi'], needs: ['Cabina'] }),
      coupleRitual({ euro: 170, by: ['Nicola Perbellini'], needs: ['Suite'] }),
    ],
    photos: 3,
    liveliness: 1.4,
  },
  {
    type: 'P',
    name: 'Martino Begali',
    categories: ['personal-trainer'],
    town: 'it-verona',
    street: 'Via San Nazaro 64',
    postalCode: '37129',
    from: [0.3, 1.1],
    description:
      'Alleno all’aperto, sulle scalinate delle Torricelle, con qualsiasi tempo. D’inverno si parte con la luce frontale e si torna che albeggia. Chi ha resistito un mese di solito non smette più.',
    people: [
      {
        name: 'Martino Begali',
        gender: 'M',
        role: 'Personal trainer',
        hours: ['mon-fri 6-10 17-20', 'sun 8-12'],
      },
    ],
    services: [personalTraining({ euro: 40 })],
    photos: 1,
  },
  {
    type: 'P',
    name: 'Dott.ssa Anna Frison',
    categories: ['osteopath'],
    town: 'it-padova',
    street: 'Via San Francesco 33',
    postalCode: '35121',
    from: [-0.2, 0.4],
    description:
      'Osteopata con una seconda vita da violinista: so che cosa vuol dire avere il collo storto per mestiere. Curo musicisti, sarte, dentisti e chiunque ripeta lo stesso gesto mille volte. Per prenotare basta l’e-mail, il resto me lo racconti.',
    people: [{ name: 'Anna Frison', gender: 'F', role: 'Osteopata', hours: ['mon-thu 9-13 14-18'] }],
    services: [osteopathy({ euro: 68 })],
    shows: 'asksForEmail',
  },
  {
    type: 'C',
    name: 'Pilates al Santo',
    categories: ['pilates-studio', 'yoga-studio'],
    town: 'it-padova',
    street: 'Via Cesarotti 12',
    postalCode: '35123',
    from: [-0.7, 0.6],
    description:
      'Dalla vetrata si vedono le cupole, ma dopo cinque minuti sul reformer non le guarda più nessuno. Due insegnanti, una fisioterapista che passa il giovedì, lezioni che cominciano in orario. Gli studenti la mattina hanno più posto.',
    people: [
      {
        name: 'Elisa Carraro',
        gender: 'F',
        role: 'Insegnante di pilates',
        hours: ['mon-fri 8-13', 'sat 9-13'],
      },
      {
        name: 'Tobia Schiavon',
        gender: 'M',
        role: 'Insegnante di pilates',
        hours: ['mon-fri 15-21'],
        away: { name: 'Ferie', inDays: 8, days: 5 },
      },
      { name: 'Margherita Dal Lago', gender: 'F', role: 'Fisioterapista', hours: ['thu 9-13 14-19'] },
    ],
    equipment: [{ name: 'Reformer', units: 3, capacity: 1 }],
    services: [
      reformerPilates({ euro: 50, by: ['Elisa Carraro', 'Tobia Schiavon'], needs: ['Reformer'] }),
      matPilates({ euro: 40, by: ['Elisa Carraro', 'Tobia Schiavon'] }),
      physiotherapy({ euro: 50, by: ['Margherita Dal Lago'] }),
    ],
  },
  {
    type: 'C',
    name: 'Terme dei Colli',
    categories: ['thermal-baths', 'spa'],
    town: 'it-abano-terme',
    street: 'Via Pietro d’Abano 48',
    postalCode: '35031',
    from: [0.3, 0.2],
    description:
      'Acqua che ha viaggiato trent’anni sottoterra e fango che matura per due mesi: qui la fretta non è proprio prevista. Piscine coperte e scoperte collegate da un passaggio, così si esce a nuotare anche con la nebbia. Convenzioni con molti medici di base.',
    timeNote: 'Per la fangoterapia serve un certificato medico.',
    people: [
      { name: 'Renato Bordin', gender: 'M', role: 'Fangoterapista', hours: ['mon-sat 7-13'] },
      {
        name: 'Lucia Trevisan',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['mon-sat 8-15'],
        breaks: ['mon-sat 11:30-12'],
      },
      { name: 'Silvano Mazzucato', gender: 'M', role: 'Bagnino', hours: ['mon-sun 9-21'] },
    ],
    equipment: [
      { name: 'Vasca coperta', capacity: 12 },
      { name: 'Cabina fango', units: 2 },
    ],
    services: [
      thermalPool({ euro: 28, by: ['Silvano Mazzucato'], needs: ['Vasca coperta'] }),
      mudTherapy({ euro: 45, by: ['Renato Bordin'], needs: ['Cabina fango'] }),
      relaxingMassage({ euro: 58, by: ['Lucia Trevisan'] }),
      aquaGym({ euro: 10, by: ['Silvano Mazzucato'], needs: ['Vasca coperta'] }),
    ],
    closed: { name: 'Manutenzione delle piscine', inDays: 1, days: 7 },
    photos: 3,
    liveliness: 1.2,
    shows: 'holidayWeek',
  },
  {
    type: 'C',
    name: 'Laguna Massaggi',
    categories: ['massage-center'],
    town: 'it-venezia',
    street: 'Fondamenta della Misericordia 2540',
    postalCode: '30121',
    from: [0.6, 0.3],
    description:
      'Due stanze con il soffitto a travi su un canale dove passa una barca ogni tanto. I veneziani vengono la mattina, i viaggiatori dopo aver camminato quindici chilometri. Se l’acqua è alta ti avvisiamo, ma gli stivali li abbiamo noi.',
    people: [
      {
        name: 'Orsola Vianello',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['mon-sat 9-17'],
        breaks: ['mon-sat 13-13:45'],
      },
      {
        name: 'Alvise Scarpa',
        gender: 'M',
        role: 'Massaggiatore',
        hours: ['thu-sun 12-20'],
        breaks: ['thu-sun 16-16:30'],
      },
    ],
    equipment: [{ name: 'Stanza', units: 2 }],
    services: [
      relaxingMassage({ euro: 78, needs: ['Stanza'] }),
      deepMassage({ euro: 82, by: ['Alvise Scarpa'], needs: ['Stanza'] }),
      lymphDrainage({ euro: 80, by: ['Orsola Vianello'], needs: ['Stanza'] }),
    ],
    photos: 2,
  },
  {
    type: 'P',
    name: 'Caterina Zen',
    categories: ['yoga-teacher'],
    town: 'it-venezia',
    street: 'Calle Lunga San Barnaba 2690',
    postalCode: '30123',
    from: [-0.5, -0.6],
    description:
      'Il cognome è vero, lo giuro. Insegno yoga dolce e meditazione in un’altana, cioè su un tetto: sei persone, il campanile di San Barnaba e i gabbiani. Se piove ci stringiamo nel salotto di casa mia.',
    people: [
      {
        name: 'Caterina Zen',
        gender: 'F',
        role: 'Insegnante di yoga',
        hours: ['mon 8-12', 'wed-fri 8-12 17-20'],
      },
    ],
    services: [privateYoga({ euro: 55 }), meditation({ euro: 14 })],
    photos: 2,
    liveliness: 0.8,
  },
];
