import type { Terms, TownService } from './town-service.ts';
import { byLength } from './town-service.ts';

const group = 'Massaggi';
/** Fresh linen and air before the next guest. */
const cleanup = 10;

export const relaxingMassage = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Massaggio rilassante',
  about: 'Manovre lente e avvolgenti con olio tiepido, per lasciar andare la tensione della giornata.',
  offers: byLength('Massaggio rilassante', euro, [30, 60, 90], { cleanup }),
  ...terms,
});

export const deepMassage = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Massaggio decontratturante',
  about: 'Pressione profonda su schiena, collo e spalle: dove il muscolo tira, si lavora con calma.',
  offers: [
    { name: 'Decontratturante schiena e collo', minutes: 40, euro: Math.round(euro * 0.72), cleanup },
    { name: 'Decontratturante corpo intero', minutes: 60, euro, cleanup },
  ],
  ...terms,
});

export const sportsMassage = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Massaggio sportivo',
  about: 'Prima della gara per preparare i muscoli, dopo per recuperare. Porta i pantaloncini.',
  offers: [
    { name: 'Massaggio pre-gara', minutes: 30, euro: Math.round(euro * 0.58), cleanup },
    { name: 'Massaggio di recupero', minutes: 50, euro: Math.round(euro * 0.88), cleanup },
  ],
  ...terms,
});

export const lymphDrainage = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Linfodrenaggio manuale',
  about: 'Metodo Vodder, leggerissimo e ritmato. Aiuta gambe gonfie e ritenzione.',
  offers: byLength('Linfodrenaggio', euro, [50, 80], { cleanup }),
  ...terms,
});

export const hotStoneMassage = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Massaggio con pietre calde',
  about: 'Basalto lavico scaldato a cinquanta gradi e fatto scorrere lungo la schiena.',
  offers: [{ name: 'Hot stone', minutes: 75, euro: Math.round(euro * 1.25), prepare: 15, cleanup }],
  ...terms,
});

export const ayurvedicMassage = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Massaggio ayurvedico',
  about: 'Abhyanga con olio di sesamo scelto secondo la tua costituzione.',
  offers: byLength('Abhyanga', euro, [60, 90], { prepare: 5, cleanup: 15 }),
  ...terms,
});

export const shiatsu = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Shiatsu',
  about: 'Si riceve vestiti, su un futon a terra. Vieni comodo e a stomaco leggero.',
  offers: byLength('Trattamento shiatsu', euro, [60, 75]),
  ...terms,
});

export const thaiMassage = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Massaggio thailandese',
  about:
    'Allungamenti e pressioni sul tatami, senza olio: a metà tra un massaggio e una lezione di yoga ricevuta.',
  offers: byLength('Thai tradizionale', euro, [60, 90, 120], { cleanup: 5 }),
  ...terms,
});

export const reflexology = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Riflessologia plantare',
  about: 'Si parte da un pediluvio tiepido e si lavora sui punti riflessi del piede.',
  offers: [{ name: 'Riflessologia plantare', minutes: 45, euro: Math.round(euro * 0.78), cleanup: 5 }],
  ...terms,
});

export const pregnancyMassage = ({ euro, ...terms }: Terms): TownService => ({
  group,
  heading: 'Massaggio in gravidanza',
  about: 'Dal quarto mese, sul fianco e con cuscini di sostegno. Serve il parere del tuo medico.',
  offers: [{ name: 'Massaggio prenatale', minutes: 50, euro: Math.round(euro * 0.92), cleanup }],
  ...terms,
});
