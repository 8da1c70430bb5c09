import type { Terms, TownService } from './town-service.ts';
import { byLength } from './town-service.ts';

/** `euro`: one private hour. */
export const privateYoga = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Yoga e meditazione',
  heading: 'Yoga individuale',
  about: 'Una lezione cucita su di te: respiro, posizioni e il tempo di capirle.',
  offers: byLength('Lezione individuale di yoga', euro, [60, 75]),
  ...terms,
});

/** `euro`: one place in the group. */
export const smallGroupYoga = (terms: Terms, capacity: number): TownService => {
  const { euro, ...rest } = terms;
  return {
    group: 'Yoga e meditazione',
    heading: 'Yoga in piccolo gruppo',
    about: `Al massimo ${capacity} persone: l’insegnante ti vede davvero. Tappetini e mattoncini ci sono.`,
    offers: [{ name: 'Yoga in piccolo gruppo', minutes: 75, euro, capacity, cleanup: 15 }],
    step: 90,
    ...rest,
  };
};

export const meditation = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Yoga e meditazione',
  heading: 'Meditazione guidata',
  about: 'Seduti, in silenzio, con poche parole. Non serve esperienza.',
  offers: [{ name: 'Meditazione guidata', minutes: 45, euro, capacity: 6 }],
  step: 60,
  ...terms,
});

/** `euro`: one private hour on the machine. */
export const reformerPilates = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Pilates',
  heading: 'Pilates reformer',
  about: 'Lavoro con le molle sul lettino, che sostiene e corregge. Calze antiscivolo obbligatorie.',
  offers: [
    { name: 'Reformer individuale', minutes: 55, euro, cleanup: 5 },
    {
      name: 'Reformer in duetto',
      minutes: 55,
      euro: Math.round(euro * 0.62),
      capacity: 2,
      cleanup: 5,
      about: 'Il prezzo è a persona.',
    },
  ],
  step: 30,
  ...terms,
});

export const matPilates = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Pilates',
  heading: 'Pilates a corpo libero',
  about: 'Sul tappetino, con palla e anello: centro forte e schiena libera.',
  offers: [{ name: 'Matwork individuale', minutes: 50, euro }],
  ...terms,
});

export const personalTraining = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Allenamento',
  heading: 'Personal training',
  about: 'Scheda, tecnica e qualcuno che conta le ripetizioni con te.',
  offers: [
    ...byLength('Allenamento individuale', euro, [45, 60]),
    {
      name: 'Allenamento in coppia',
      minutes: 60,
      euro: Math.round(euro * 0.65),
      capacity: 2,
      about: 'Il prezzo è a persona.',
    },
  ],
  ...terms,
});

export const fitnessCheck = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Allenamento',
  heading: 'Valutazione iniziale',
  about: 'Misure, mobilità e due chiacchiere sugli obiettivi, prima di toccare un peso.',
  offers: [{ name: 'Valutazione iniziale', minutes: 45, euro }],
  ...terms,
});

export const boxing = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Allenamento',
  heading: 'Boxe senza contatto',
  about: 'Sacco, corda e passate ai colpitori. Guantoni e bende li diamo noi.',
  offers: byLength('Boxe individuale', euro, [45, 60]),
  ...terms,
});

export const gentleGymnastics = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Allenamento',
  heading: 'Ginnastica dolce',
  about: 'Equilibrio e forza per chi ha passato i sessanta, o si sente così oggi.',
  offers: [{ name: 'Ginnastica dolce', minutes: 50, euro, capacity: 6 }],
  step: 60,
  ...terms,
});

export const swimmingLesson = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Acqua',
  heading: 'Nuoto individuale',
  about: 'Una corsia, un istruttore, i tuoi tempi. Cuffia obbligatoria.',
  offers: byLength('Lezione di nuoto', euro, [30, 45]),
  ...terms,
});

export const aquaGym = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Acqua',
  heading: 'Acquagym',
  about: 'In acqua bassa e calda, con musica che non copre la voce.',
  offers: [{ name: 'Acquagym', minutes: 45, euro, capacity: 10, cleanup: 15 }],
  step: 60,
  ...terms,
});
