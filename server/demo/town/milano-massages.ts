import {
  ayurvedicMassage,
  deepMassage,
  hotStoneMassage,
  lymphDrainage,
  pregnancyMassage,
  reflexology,
  relaxingMassage,
  shiatsu,
  sportsMassage,
  thaiMassage,
} from '../price-lists/massages.ts';
import type { TownProvider } from './town-provider.ts';

/** Whoever looks for a massage in Milano has a choice, near and far, dear and cheap, of centers and of people. */
export const MILANO_MASSAGES: readonly TownProvider[] = [
  {
    type: 'C',
    name: 'Mani Calme',
    categories: ['massage-center'],
    town: 'it-milano',
    street: 'Via Savona 19',
    postalCode: '20144',
    from: [-1.2, -2.1],
    description:
      'Tre cabine in un vecchio laboratorio di tessuti, con il parquet che scricchiola il giusto. Facciamo solo massaggi, con olio di mandorle spremuto da un frantoio che conosciamo. Prima di ognuno ci sono dieci minuti per dirci dove fa male.',
    tags: ['massaggi', 'relax'],
    people: [
      { name: 'Ilaria Bonfanti', gender: 'F', role: 'Massaggiatrice', hours: ['mon-fri 10-19'] },
      { name: 'Samuele Preti', gender: 'M', role: 'Massaggiatore', hours: ['tue-sat 12-21'] },
    ],
    equipment: [{ name: 'Cabina', units: 3 }],
    services: [
      relaxingMassage({ euro: 62, by: ['Ilaria Bonfanti', 'Samuele Preti'], needs: ['Cabina'] }),
      deepMassage({ euro: 68, by: ['Samuele Preti'], needs: ['Cabina'] }),
      pregnancyMassage({ euro: 65, by: ['Ilaria Bonfanti'], needs: ['Cabina'] }),
    ],
    photos: 3,
    liveliness: 1.3,
  },
  {
    type: 'C',
    name: 'Siam Brera',
    categories: ['massage-center'],
    town: 'it-milano',
    street: 'Via Solferino 27',
    postalCode: '20121',
    from: [0.9, -0.3],
    description:
      'Massaggio thailandese come a Chiang Mai: a terra, vestiti, con pazienza. Malee e Nok hanno studiato al tempio di Wat Pho e insegnano ancora. Dopo si beve una tisana di citronella senza guardare l’orologio.',
    tags: ['thai', 'massaggi'],
    people: [
      { name: 'Malee Thongchai', gender: 'F', role: 'Massaggiatrice thai', hours: ['mon-sat 11-20'] },
      { name: 'Nok Saetang', gender: 'F', role: 'Massaggiatrice thai', hours: ['wed-sun 12-21'] },
    ],
    services: [
      thaiMassage({ euro: 70, by: ['Malee Thongchai', 'Nok Saetang'] }),
      reflexology({ euro: 48, by: ['Nok Saetang'] }),
    ],
    photos: 2,
    liveliness: 1.1,
  },
  {
    type: 'C',
    name: 'Centro Linfa Isola',
    categories: ['massage-center', 'beauty-center'],
    town: 'it-milano',
    street: 'Via Pastrengo 8',
    postalCode: '20159',
    from: [2.3, -0.1],
    description:
      'Linfodrenaggio e massaggi per gambe stanche, dopo un intervento o dopo un’estate in piedi. Lavoriamo con i medici del quartiere e lo diciamo quando serve prima il loro parere. L’ascensore arriva al piano, le poltrone sono larghe.',
    tags: ['linfodrenaggio'],
    people: [
      { name: 'Teresa Galbiati', gender: 'F', role: 'Linfodrenaggista', hours: ['mon-fri 8-15'] },
      { name: 'Joana Duarte', gender: 'F', role: 'Massaggiatrice', hours: ['mon-fri 13-20', 'sat 9-14'] },
    ],
    equipment: [{ name: 'Stanza', units: 2 }],
    services: [
      lymphDrainage({ euro: 58, by: ['Teresa Galbiati', 'Joana Duarte'], needs: ['Stanza'] }),
      relaxingMassage({ euro: 52, by: ['Joana Duarte'], needs: ['Stanza'] }),
    ],
    discountPercent: 5,
    liveliness: 1.2,
  },
  {
    type: 'C',
    name: 'Officina del Massaggio',
    categories: ['massage-center'],
    town: 'it-milano',
    street: 'Viale Monza 94',
    postalCode: '20127',
    from: [3.4, 2.4],
    description:
      'Prezzi chiari, porte aperte fino alle dieci di sera, un massaggiatore che corre le maratone. Vengono ciclisti, cuochi e chi passa la giornata seduto. Si prenota anche all’ultimo, se c’è posto lo vedi qui.',
    tags: ['sport', 'serale'],
    people: [
      { name: 'Dario Colzani', gender: 'M', role: 'Massaggiatore sportivo', hours: ['mon-fri 13-22'] },
      { name: 'Amina Belkacem', gender: 'F', role: 'Massaggiatrice', hours: ['tue-sat 10-18'] },
    ],
    services: [
      sportsMassage({ euro: 48, by: ['Dario Colzani'] }),
      deepMassage({ euro: 50, by: ['Dario Colzani', 'Amina Belkacem'] }),
      relaxingMassage({ euro: 45, by: ['Amina Belkacem'] }),
    ],
    noticeMinutes: 30,
    liveliness: 1.5,
  },
  {
    type: 'C',
    name: 'Pietra e Vapore',
    categories: ['massage-center', 'spa'],
    town: 'it-milano',
    street: 'Corso di Porta Romana 61',
    postalCode: '20122',
    from: [-1.1, 0.9],
    description:
      'Pietre laviche, teli caldi e una piccola stanza di vapore per arrivare già distesi. Due persone possono venire insieme, nelle due cabine che comunicano. Il profumo lo scegli tu, fra quattro, prima di cominciare.',
    tags: ['pietre calde', 'coppia'],
    people: [
      { name: 'Veronica Salmoiraghi', gender: 'F', role: 'Massaggiatrice', hours: ['tue-sun 10-19'] },
      { name: 'Livio Arnaboldi', gender: 'M', role: 'Massaggiatore', hours: ['thu-sun 11-20'] },
    ],
    equipment: [{ name: 'Cabina', units: 2, unitNames: ['Cabina chiara', 'Cabina scura'] }],
    services: [
      hotStoneMassage({ euro: 85, by: ['Veronica Salmoiraghi', 'Livio Arnaboldi'], needs: ['Cabina'] }),
      ayurvedicMassage({ euro: 90, by: ['Veronica Salmoiraghi'], needs: ['Cabina'] }),
      relaxingMassage({ euro: 75, by: ['Livio Arnaboldi'], needs: ['Cabina'] }),
    ],
    photos: 3,
    freeCancellationHours: 48,
  },
  {
    type: 'P',
    name: 'Haruka Mori',
    categories: ['massage-therapist'],
    town: 'it-milano',
    street: 'Via Paolo Sarpi 33',
    postalCode: '20154',
    from: [1.6, -1.1],
    description:
      'Shiatsu sul tatami, un’ora intera, una persona alla volta. Ho studiato a Kyoto e lavoro a Milano da quattordici anni. Portate vestiti comodi e, se volete, il silenzio.',
    tags: ['shiatsu'],
    people: [
      { name: 'Haruka Mori', gender: 'F', role: 'Operatrice shiatsu', hours: ['mon-thu 9-17', 'sat 9-13'] },
    ],
    services: [shiatsu({ euro: 65, by: ['Haruka Mori'] })],
    photos: 1,
  },
  {
    type: 'P',
    name: 'Pietro Zambelli',
    categories: ['massage-therapist', 'personal-trainer'],
    town: 'it-milano',
    street: 'Via Washington 70',
    postalCode: '20146',
    from: [-0.2, -3.1],
    description:
      'Massaggio sportivo prima e dopo la gara, in uno studio a due passi dal parco. Seguo tre squadre di pallavolo e molte ginocchia di corridori della domenica. La prima volta guardo anche le scarpe.',
    tags: ['sport', 'corsa'],
    people: [
      { name: 'Pietro Zambelli', gender: 'M', role: 'Massaggiatore sportivo', hours: ['tue-sat 14-21'] },
    ],
    services: [
      sportsMassage({ euro: 55, by: ['Pietro Zambelli'] }),
      deepMassage({ euro: 58, by: ['Pietro Zambelli'] }),
    ],
  },
];
