import { randomUUID } from 'node:crypto';
import { openChannel, postInChannel, writeToDesk } from '#server/modules/chat/index.ts';
import { createUser, findPerson } from '#server/modules/identity/index.ts';
import type { App } from '#server/kernel/app.ts';
import type { SettableClock } from '#server/kernel/clock.ts';
import type { SpaFilled } from './fill-spa.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

interface Talk {
  /** How long ago it began, in minutes. */
  ago: number;
  /** The customer first, then in turns, ten minutes apart. */
  lines: readonly string[];
}

/** One talk for each of the first customers of the town; a talk with an odd number of lines waits for an answer. */
const TALKS: readonly Talk[] = [
  {
    ago: 3 * HOUR,
    lines: [
      'Buongiorno! Per il massaggio di domani posso arrivare un po’ prima e usare la sauna?',
      'Buongiorno Giulia, certo: la sauna è aperta dalle 9 e per chi ha un trattamento è compresa.',
      'Perfetto. Devo portare l’accappatoio?',
      'No, accappatoio e ciabatte li trovi da noi. Porta solo il costume.',
      'Grazie mille, a domani!',
      'A domani!',
    ],
  },
  { ago: 25, lines: ['Buonasera, avete un posto per due sabato pomeriggio?'] },
  {
    ago: 90,
    lines: [
      'Vorrei regalare un massaggio a mia madre. Come funziona?',
      'Buongiorno! Può comprare qui un carnet e usarlo a nome di sua madre: ci dica il nome e lo prepariamo.',
      'Si chiama Anna. Vale anche la domenica?',
    ],
  },
  { ago: 4 * HOUR, lines: ['Sono al sesto mese: ci sono trattamenti adatti a me?'] },
  {
    ago: DAY,
    lines: [
      'C’è un parcheggio vicino?',
      'Sì, in via Vigevano, a due minuti a piedi. La sera si trova posto.',
    ],
  },
  {
    ago: DAY + 5 * HOUR,
    lines: [
      'Ho dimenticato una sciarpa blu nello spogliatoio, ieri.',
      'L’abbiamo trovata: è alla reception, la aspetta lì.',
    ],
  },
  {
    ago: 2 * DAY,
    lines: ['Posso pagare con i buoni welfare?', 'Per ora no, ma accettiamo carte e contanti.'],
  },
  {
    ago: 3 * DAY,
    lines: [
      'Il massaggio di ieri è stato splendido, fate i complimenti a Marta.',
      'Glielo diciamo subito, le farà molto piacere!',
    ],
  },
  {
    ago: 5 * DAY,
    lines: ['Fino a che ora è aperta la piscina il venerdì?', 'Fino alle 21, l’ultimo ingresso è alle 20.'],
  },
  {
    ago: 8 * DAY,
    lines: [
      'Accettate bambini di dieci anni?',
      'In piscina sì, con un adulto; nell’area umida dai sedici anni.',
    ],
  },
  {
    ago: 12 * DAY,
    lines: ['Mi serve la ricevuta di settembre.', 'Gliela mandiamo oggi per e-mail.'],
  },
  {
    ago: 20 * DAY,
    lines: ['Siete aperti l’8 dicembre?', 'Sì, dalle 10 alle 18.'],
  },
];

/** Adds what customers of one center and its desk have written to each other. Leaves the clock at now. */
export async function addChats(
  app: App,
  clock: SettableClock,
  { providerId, ownerId }: SpaFilled,
  now: Date,
): Promise<void> {
  if (app.isPublic) return;
  const work = app.jobs.work();
  for (const [number, { ago, lines }] of TALKS.entries()) {
    const customerPersonId = await personOf(app, number);
    for (const [line, content] of lines.entries()) {
      clock.set(new Date(now.getTime() - ago * MINUTE_MS + line * 10 * MINUTE_MS));
      const colleagueId = line % 2 === 0 ? null : ownerId;
      const tempId = `demo-${number}-${line}`;
      await work.transaction((tx) =>
        writeToDesk(tx, { providerId, customerPersonId, colleagueId, content, tempId }),
      );
    }
  }
  await addChannel(app, clock, { providerId, ownerId }, now);
  clock.set(now);
}

const POSTS = [
  { ago: 6 * DAY, content: 'Da dicembre la piscina apre alle 8 anche il sabato e la domenica.' },
  {
    ago: 5 * HOUR,
    content: 'Lunedì la sauna è chiusa per manutenzione: il bagno turco resta aperto come sempre.',
  },
];

/** What the center tells everybody who comes. */
async function addChannel(
  app: App,
  clock: SettableClock,
  { providerId, ownerId }: Pick<SpaFilled, 'providerId' | 'ownerId'>,
  now: Date,
): Promise<void> {
  const at = (ago: number) => clock.set(new Date(now.getTime() - ago * MINUTE_MS));
  const work = app.jobs.work();
  at(7 * DAY);
  const channel = await openChannel(work, { providerId, creatorId: ownerId, name: 'Orari e novità' });
  for (const [number, { ago, content }] of POSTS.entries()) {
    at(ago);
    await work.transaction((tx) =>
      postInChannel(tx, { providerId, channel, senderId: ownerId, content, tempId: `demo-post-${number}` }),
    );
  }
}

/** A customer of the town with an account. Only the first two have a password that is told, and have come in already. */
async function personOf(app: App, number: number): Promise<number> {
  const customer = TOWN_CUSTOMERS[number];
  if (!customer) throw new Error('There are not so many customers');
  const { email, firstname, lastname } = customer;
  const work = app.jobs.work();
  if (number < 2) {
    const personId = await findPerson(work, email);
    if (personId !== null) return personId;
  }
  const own = { email, firstname, lastname, language: 'it', actor: 'system:demo' } as const;
  return (await createUser(work, app.deps, { ...own, password: `Radura-${randomUUID()}` })).personId;
}
