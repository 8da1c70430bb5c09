import type { Terms, TownService } from './town-service.ts';

const group = 'Rituali e spa';

/** `euro`: one person's way through the spa. */
export const spaCircuit = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Percorso spa',
  about:
    'Sauna finlandese, bagno di vapore, docce emozionali e sala relax con tisana. Telo e ciabatte li trovi qui.',
  offers: [
    { name: 'Percorso spa', minutes: 120, euro, capacity: 8, cleanup: 15 },
    { name: 'Percorso spa breve', minutes: 90, euro: Math.round(euro * 0.8), capacity: 8, cleanup: 15 },
  ],
  step: 60,
  ...terms,
});

export const privateSauna = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Sauna privata',
  about: 'Tutta per te, da soli o con chi vuoi: la stufa è già calda quando arrivi.',
  offers: [{ name: 'Sauna privata', minutes: 60, euro, prepare: 20, cleanup: 20 }],
  step: 30,
  ...terms,
});

export const hammamRitual = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Rituale hammam',
  about: 'Vapore, sapone nero, guanto kessa e un tè alla menta alla fine. La pelle ringrazia per giorni.',
  offers: [
    { name: 'Hammam tradizionale', minutes: 75, euro, cleanup: 20 },
    { name: 'Hammam con massaggio all’argan', minutes: 120, euro: Math.round(euro * 1.7), cleanup: 20 },
  ],
  ...terms,
});

export const thermalPool = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Vasca termale',
  about: 'Acqua salsobromoiodica a trentasei gradi. A ogni ora entrano poche persone, così si sta larghi.',
  offers: [
    { name: 'Ingresso termale', minutes: 120, euro, capacity: 12, cleanup: 0 },
    { name: 'Ingresso serale', minutes: 90, euro: Math.round(euro * 0.75), capacity: 12 },
  ],
  step: 60,
  ...terms,
});

export const mudTherapy = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Fangoterapia',
  about: 'Fango maturo applicato caldo, doccia, bagno termale e reazione sudorale sotto le coperte.',
  offers: [{ name: 'Fango e bagno termale', minutes: 60, euro, prepare: 10, cleanup: 20 }],
  ...terms,
});

export const floatTank = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Vasca di galleggiamento',
  about: 'Trecento chili di sale, buio e silenzio. Alcuni dormono, altri pensano meglio che altrove.',
  offers: [{ name: 'Galleggiamento', minutes: 60, euro, prepare: 10, cleanup: 20 }],
  ...terms,
});

export const coupleRitual = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Rituale di coppia',
  about: 'La suite è vostra: bagno di vapore, scrub a quattro mani e tempo per stare in silenzio insieme.',
  offers: [{ name: 'Rituale di coppia', minutes: 120, euro, prepare: 15, cleanup: 30 }],
  step: 30,
  ...terms,
});
