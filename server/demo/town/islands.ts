import { cuts, facial, handsAndFeet } from '../price-lists/beauty.ts';
import { physiotherapy, psychology, rehabilitation } from '../price-lists/health.ts';
import { ayurvedicMassage, deepMassage, relaxingMassage } from '../price-lists/massages.ts';
import {
  aquaGym,
  meditation,
  personalTraining,
  privateYoga,
  smallGroupYoga,
  swimmingLesson,
} from '../price-lists/movement.ts';
import { hammamRitual, spaCircuit } from '../price-lists/spa.ts';
import type { TownProvider } from './town-provider.ts';

/** Palermo and Cagliari. */
export const ISLANDS: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Hammam Cala',
    categories: ['spa'],
    town: 'it-palermo',
    street: 'Via Alloro 58',
    postalCode: '90133',
    from: [0.0, 0.6],
    description:
      'Palermo i bagni di vapore li conosce da mille anni: noi li abbiamo solo riaccesi. Mosaici, zellige e un silenzio che fuori non esiste. Alla fine si resta distesi con una granita, e nessuno ti manda via.',
    people: [
      {
        name: 'Rosalia Cusimano',
        gender: 'F',
        role: 'Maestra di hammam',
        hours: ['tue-sat 12-20'],
        breaks: ['tue-sat 16-16:20'],
      },
      { name: 'Totò Lo Verde', gender: 'M', role: 'Accoglienza', hours: ['tue-sun 11-22'] },
    ],
    equipment: [{ name: 'Sala calda', capacity: 8 }, { name: 'Cabina' }],
    services: [
      hammamRitual({ euro: 55, by: ['Rosalia Cusimano'], needs: ['Cabina'] }),
      spaCircuit({ euro: 32, by: ['Totò Lo Verde'], needs: ['Sala calda'] }),
    ],
    photos: 3,
    liveliness: 1.3,
  },
  {
    type: 'C',
    name: 'Salone Vucciria',
    categories: ['hair-salon'],
    town: 'it-palermo',
    street: 'Via Maqueda 312',
    postalCode: '90134',
    from: [0.3, 0.1],
    description:
      'Parrucchieri da tre generazioni, con il listino scritto a mano e le forbici del nonno in cornice. Si ride molto e si taglia meglio. Il mercoledì pomeriggio teniamo aperto fino alle nove per chi lavora.',
    people: [
      {
        name: 'Santino Badalamenti',
        gender: 'M',
        role: 'Parrucchiere',
        hours: ['tue 9-18', 'wed 12-21', 'thu-sat 9-18'],
      },
      {
        name: 'Agata Ferrara',
        gender: 'F',
        role: 'Parrucchiera',
        hours: ['tue-sat 10-18'],
        breaks: ['tue-sat 13:30-14'],
      },
    ],
    services: [cuts({ euro: 35 }), handsAndFeet({ euro: 18, by: ['Agata Ferrara'] })],
    pays: 'NoPayments',
    photos: 1,
  },
  {
    type: 'P',
    name: 'Dott. Salvo Greco',
    categories: ['psychologist'],
    town: 'it-palermo',
    street: 'Viale Strasburgo 180',
    postalCode: '90146',
    from: [3.6, -1.9],
    description:
      'Psicoterapeuta, mi occupo di ansia, lutti e ripartenze. Lo studio è in una strada rumorosa ma la stanza dà sul cortile, con un limone in mezzo. Se preferisci parlare camminando, il parco della Favorita è a dieci minuti.',
    people: [{ name: 'Salvo Greco', gender: 'M', role: 'Psicoterapeuta', hours: ['mon-thu 9-13 15-19'] }],
    services: [psychology({ euro: 65 })],
    step: 30,
    photos: 1,
    liveliness: 0.7,
  },
  {
    type: 'C',
    name: 'Poetto Acqua e Sport',
    categories: ['swimming-pool', 'gym'],
    town: 'it-cagliari',
    street: 'Viale Poetto 226',
    postalCode: '09126',
    from: [-0.9, 3.6],
    description:
      'Vasca scaldata a due passi dalla spiaggia, per quando il maestrale non perdona. Corsi in corsia, acquagym la mattina e una piccola sala pesi con vista sullo stagno dei fenicotteri. D’estate ci si allena anche sulla sabbia.',
    people: [
      { name: 'Efisio Melis', gender: 'M', role: 'Istruttore di nuoto', hours: ['mon-sat 7-13'] },
      { name: 'Gioia Piras', gender: 'F', role: 'Istruttrice', hours: ['mon-fri 13-20'] },
      { name: 'Bachisio Cau', gender: 'M', role: 'Personal trainer', hours: ['mon-fri 8-12 17-21'] },
    ],
    equipment: [
      { name: 'Corsia', units: 3 },
      { name: 'Vasca grande', capacity: 10 },
    ],
    services: [
      swimmingLesson({ euro: 38, by: ['Efisio Melis', 'Gioia Piras'], needs: ['Corsia'] }),
      aquaGym({ euro: 9, by: ['Gioia Piras'], needs: ['Vasca grande'] }),
      personalTraining({ euro: 38, by: ['Bachisio Cau'] }),
    ],
  },
  {
    type: 'C',
    name: 'Su Nuraghe Benessere',
    categories: ['massage-center', 'beauty-center'],
    town: 'it-cagliari',
    street: 'Via Sulis 27',
    postalCode: '09124',
    from: [-0.7, 0.2],
    description:
      'Mirto, elicriso e lentisco: gli oli li distilla una signora di Seui e il profumo resta addosso fino a sera. Quattro stanze in un palazzo di Marina, con i muri spessi che tengono fresco in agosto. Per il viso lavoriamo solo su appuntamento.',
    people: [
      {
        name: 'Grazia Deiana',
        gender: 'F',
        role: 'Massaggiatrice',
        hours: ['tue-sat 9-17'],
        breaks: ['tue-sat 13-14'],
      },
      {
        name: 'Ignazio Loi',
        gender: 'M',
        role: 'Massaggiatore',
        hours: ['mon-fri 14-21'],
        otherWeeks: ['mon-fri 9-16'],
      },
      {
        name: 'Daniela Porcu',
        gender: 'F',
        role: 'Estetista',
        hours: ['mon-fri 9-14'],
        otherWeeks: ['mon-fri 14-19'],
        dates: [{ inDays: 9, hours: ['10-12'] }],
      },
    ],
    equipment: [{ name: 'Stanza', units: 4 }],
    services: [
      relaxingMassage({ euro: 55, by: ['Grazia Deiana', 'Ignazio Loi'], needs: ['Stanza'] }),
      deepMassage({ euro: 60, by: ['Ignazio Loi'], needs: ['Stanza'] }),
      ayurvedicMassage({ euro: 65, by: ['Grazia Deiana'], needs: ['Stanza'] }),
      facial({ euro: 50, by: ['Daniela Porcu'], needs: ['Stanza'] }),
    ],
    opensOtherwise: [{ inDays: 9, hours: ['10-17'] }],
    photos: 2,
  },
  {
    type: 'P',
    name: 'Michela Spano',
    categories: ['yoga-teacher', 'pilates-teacher'],
    town: 'it-cagliari',
    street: 'Via Garibaldi 105',
    postalCode: '09125',
    from: [0.2, 0.4],
    description:
      'Insegno a chi ha il mare vicino e non ci va mai, e a chi ci vive dentro. Lezioni in due lingue, italiano e sardo, l’inglese se serve. In primavera porto i gruppi a praticare a Calamosca, con le onde che fanno da metronomo.',
    people: [
      {
        name: 'Michela Spano',
        gender: 'F',
        role: 'Insegnante di yoga',
        hours: ['mon-thu 8-12 16-19', 'sat 8-11'],
      },
    ],
    services: [privateYoga({ euro: 45 }), smallGroupYoga({ euro: 15 }, 5), meditation({ euro: 10 })],
  },
  {
    type: 'P',
    name: 'Fabrizio Vitale',
    categories: ['physiotherapist'],
    town: 'it-palermo',
    street: 'Via Notarbartolo 44',
    postalCode: '90141',
    from: [2.1, -0.9],
    description:
      'Fisioterapista sportivo, tre stagioni in serie C e una lunga lista di caviglie. Lavoro su appuntamenti lunghi, perché un’ora fatta bene ne vale tre. Ricevo anche il sabato mattina.',
    people: [
      {
        name: 'Fabrizio Vitale',
        gender: 'M',
        role: 'Fisioterapista',
        hours: ['mon-fri 10-13 15-20', 'sat 9-13'],
      },
    ],
    services: [physiotherapy({ euro: 50 }), rehabilitation({ euro: 45 })],
    photos: 1,
  },
];
