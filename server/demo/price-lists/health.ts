import type { Terms, TownService } from './town-service.ts';

/** `euro`: one session. */
export const physiotherapy = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Fisioterapia e osteopatia',
  heading: 'Fisioterapia',
  about: 'Porta referti e immagini, se ne hai. Alla prima visita si fa anche il piano di cura.',
  offers: [
    { name: 'Prima visita fisioterapica', minutes: 60, euro: Math.round(euro * 1.2) },
    { name: 'Seduta di fisioterapia', minutes: 45, euro },
  ],
  ...terms,
});

export const rehabilitation = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Fisioterapia e osteopatia',
  heading: 'Riabilitazione',
  about: 'Dopo un intervento o un infortunio: esercizio guidato in palestra, con progressi misurati.',
  offers: [{ name: 'Rieducazione motoria', minutes: 60, euro }],
  ...terms,
});

export const tecar = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Fisioterapia e osteopatia',
  heading: 'Tecarterapia',
  about: 'Calore in profondità con il manipolo guidato a mano. L’apparecchio è uno solo: meglio prenotare.',
  offers: [{ name: 'Tecarterapia', minutes: 30, euro, cleanup: 5 }],
  ...terms,
});

export const osteopathy = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Fisioterapia e osteopatia',
  heading: 'Osteopatia',
  about: 'Valutazione e trattamento manuale. Vieni con abiti comodi.',
  offers: [
    { name: 'Primo trattamento osteopatico', minutes: 60, euro: Math.round(euro * 1.15) },
    { name: 'Trattamento osteopatico', minutes: 45, euro },
    { name: 'Osteopatia neonatale', minutes: 45, euro },
  ],
  ...terms,
});

export const nutrition = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Alimentazione',
  heading: 'Percorso nutrizionale',
  about: 'Niente diete fotocopia: si parte da quello che mangi e da come vivi.',
  offers: [
    { name: 'Prima visita nutrizionale', minutes: 60, euro },
    { name: 'Controllo', minutes: 30, euro: Math.round(euro * 0.5) },
  ],
  ...terms,
});

export const onlineNutrition = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Alimentazione',
  heading: 'Consulenza nutrizionale online',
  about: 'In videochiamata, per chi viaggia o vive lontano.',
  offers: [{ name: 'Consulenza online', minutes: 40, euro }],
  isOnline: true,
  ...terms,
});

/** `euro`: one session for one person. */
export const psychology = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Colloqui',
  heading: 'Colloqui psicologici',
  about: 'Uno spazio protetto, con i suoi tempi. Tutto quello che dici resta nella stanza.',
  offers: [
    { name: 'Colloquio individuale', minutes: 50, euro, cleanup: 10 },
    { name: 'Colloquio di coppia', minutes: 75, euro: Math.round(euro * 1.4), cleanup: 10 },
  ],
  ...terms,
});

export const coaching = ({ euro, ...terms }: Terms): TownService => ({
  group: 'Colloqui',
  heading: 'Mental coaching',
  about: 'Obiettivi concreti, esercizi tra un incontro e l’altro, verifica ogni tre sedute.',
  offers: [{ name: 'Sessione di coaching', minutes: 60, euro }],
  ...terms,
});

/** A first talk that costs nothing. */
export const firstTalk = (terms: Omit<Terms, 'euro'> = {}): TownService => ({
  group: 'Colloqui',
  heading: 'Colloquio conoscitivo',
  about: 'Venti minuti per capire se fa per te. Non costa nulla.',
  offers: [{ name: 'Colloquio conoscitivo gratuito', minutes: 20, euro: 0 }],
  ...terms,
});
