import type { Terms, TownService } from './town-service.ts';

/** `euro`: the classic one. */
export const facial = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Viso',
  heading: 'Trattamenti viso',
  about: 'Si comincia sempre guardando la pelle con calma, poi si sceglie insieme.',
  offers: [
    { name: 'Pulizia del viso', minutes: 60, euro, cleanup: 5 },
    { name: 'Trattamento idratante', minutes: 50, euro: Math.round(euro * 1.1), cleanup: 5 },
    { name: 'Trattamento anti-età', minutes: 75, euro: Math.round(euro * 1.5), cleanup: 5 },
  ],
  ...terms,
});

export const lashesAndBrows = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Viso',
  heading: 'Ciglia e sopracciglia',
  about: 'Forma, colore e laminazione. Vieni senza mascara.',
  offers: [
    { name: 'Laminazione ciglia', minutes: 60, euro },
    { name: 'Forma sopracciglia', minutes: 20, euro: Math.round(euro * 0.3) },
  ],
  ...terms,
});

export const handsAndFeet = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Mani e piedi',
  heading: 'Mani e piedi',
  about: 'Strumenti sterilizzati in autoclave e aperti davanti a te.',
  offers: [
    { name: 'Manicure', minutes: 40, euro, cleanup: 5 },
    { name: 'Manicure con semipermanente', minutes: 60, euro: Math.round(euro * 1.5), cleanup: 5 },
    { name: 'Pedicure estetico', minutes: 50, euro: Math.round(euro * 1.4), cleanup: 5 },
  ],
  ...terms,
});

export const waxing = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Mani e piedi',
  heading: 'Epilazione',
  about: 'Cera al miele per le gambe, brasiliana per le zone delicate.',
  offers: [
    { name: 'Mezza gamba', minutes: 30, euro },
    { name: 'Gamba intera e inguine', minutes: 60, euro: Math.round(euro * 1.9) },
  ],
  ...terms,
});

export const makeUp = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Viso',
  heading: 'Trucco',
  about: 'Per una sera, un colloquio o il giorno del sì. La prova sposa si prenota a parte.',
  offers: [
    { name: 'Trucco giorno', minutes: 45, euro },
    { name: 'Prova trucco sposa', minutes: 90, euro: Math.round(euro * 2.2) },
  ],
  ...terms,
});

export const cuts = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Capelli',
  heading: 'Taglio e piega',
  about: 'Consulenza, lavaggio e taglio: la piega è compresa nel taglio donna.',
  offers: [
    { name: 'Taglio donna e piega', minutes: 60, euro },
    { name: 'Taglio uomo', minutes: 30, euro: Math.round(euro * 0.55) },
    { name: 'Piega', minutes: 40, euro: Math.round(euro * 0.5) },
  ],
  ...terms,
});

export const hairColor = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Capelli',
  heading: 'Colore',
  about: 'Senza ammoniaca. Se è la prima volta, passa due giorni prima per la prova di sensibilità.',
  offers: [
    { name: 'Colore radici', minutes: 75, euro },
    { name: 'Schiariture naturali', minutes: 120, euro: Math.round(euro * 1.8), cleanup: 10 },
  ],
  step: 30,
  ...terms,
});
