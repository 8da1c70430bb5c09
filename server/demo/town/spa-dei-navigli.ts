import { facial } from '../price-lists/beauty.ts';
import { physiotherapy } from '../price-lists/health.ts';
import { deepMassage, hotStoneMassage, relaxingMassage } from '../price-lists/massages.ts';
import { coupleRitual, spaCircuit } from '../price-lists/spa.ts';
import type { TownProvider } from './town-provider.ts';

/** At the practice in the morning, at the spa on two afternoons. */
export const GIORGIO = 'giorgio.salvi@example.it';

/** The center whose calendar is full, of which the past is told too. */
export const SPA_DEI_NAVIGLI: TownProvider = {
  type: 'C',
  name: 'Spa dei Navigli',
  categories: ['spa', 'massage-center', 'beauty-center'],
  town: 'it-milano',
  street: 'Via Vigevano 38',
  postalCode: '20144',
  from: [-1.4, -1.5],
  description:
    'Dietro un portone del Naviglio Grande, quello che era un deposito di stoffe oggi è una spa su due piani. Sotto ci sono sauna, vapore e una vasca fredda per i coraggiosi; sopra, quattro cabine con luce bassa e finestre sul cortile. Si entra a piccoli gruppi e si parla piano.',
  tags: ['sauna', 'massaggi', 'coppia'],
  timeNote: 'Ultimo ingresso in spa due ore prima della chiusura.',
  people: [
    {
      name: 'Marta Bellini',
      gender: 'F',
      role: 'Massaggiatrice',
      hours: ['tue-sat 10-19'],
      breaks: ['tue-sat 14-14:45'],
    },
    {
      name: 'Davide Fumagalli',
      gender: 'M',
      role: 'Massaggiatore',
      hours: ['mon-wed 13-21', 'fri-sat 13-21'],
      breaks: ['mon-wed 17-17:30', 'fri-sat 17-17:30'],
    },
    {
      name: 'Noemi Carrara',
      gender: 'F',
      role: 'Estetista',
      hours: ['mon-fri 9-13 14-18'],
      away: { name: 'Corso di aggiornamento', inDays: 6, days: 2 },
    },
    { name: 'Luca Ornaghi', gender: 'M', role: 'Accoglienza spa', hours: ['mon-sun 10-22'] },
    {
      name: 'Irene Colli',
      gender: 'F',
      role: 'Massaggiatrice',
      hours: ['mon-thu 9-17', 'sun 10-18'],
      breaks: ['mon-thu 13-13:45', 'sun 13-13:45'],
    },
    {
      name: 'Giorgio Salvi',
      gender: 'M',
      role: 'Fisioterapista',
      hours: ['tue 15-20', 'thu 15-20'],
      email: GIORGIO,
    },
  ],
  equipment: [
    { name: 'Cabina', units: 4, unitNames: ['Salvia', 'Tiglio', 'Ginepro', 'Mirto'] },
    { name: 'Area spa', capacity: 8 },
    { name: 'Suite di coppia', capacity: 2 },
  ],
  services: [
    relaxingMassage({
      euro: 75,
      by: ['Marta Bellini', 'Davide Fumagalli', 'Irene Colli'],
      needs: ['Cabina'],
    }),
    deepMassage({ euro: 80, by: ['Davide Fumagalli'], needs: ['Cabina'] }),
    hotStoneMassage({ euro: 80, by: ['Marta Bellini'], needs: ['Cabina'] }),
    spaCircuit({ euro: 45, by: ['Luca Ornaghi'], needs: ['Area spa'] }),
    coupleRitual({ euro: 190, by: ['Marta Bellini'], needs: ['Suite di coppia'] }),
    facial({ euro: 70, by: ['Noemi Carrara'], needs: ['Cabina'] }),
    physiotherapy({ euro: 65, by: ['Giorgio Salvi'], needs: ['Cabina'] }),
  ],
  photos: 3,
  liveliness: 2,
  shows: 'bothWays',
};
