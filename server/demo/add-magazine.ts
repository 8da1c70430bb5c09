import type { App } from '#server/kernel/app.ts';
import { LOCALES } from '#contracts/languages.ts';
import { addArticle, addAuthor } from '#server/modules/blog/index.ts';
import { drawingPath } from '#server/modules/media/index.ts';
import { createUser, takeTeamRole } from '#server/modules/identity/index.ts';
import { ADMINISTRATOR, AUTHOR, DEMO_PASSWORD } from './add-log-ins.ts';
import { ATTENTION_AND_REST } from './town/articles/attention-and-rest.ts';
import { BODY_AND_PLACES } from './town/articles/body-and-places.ts';
import { MIND_AND_WORK } from './town/articles/mind-and-work.ts';
import { STRENGTH_AND_JOINTS } from './town/articles/strength-and-joints.ts';
import { WATER_AND_HANDS } from './town/articles/water-and-hands.ts';
import type { WrittenStory } from './town/articles/written-story.ts';
import { htmlOf } from './town/articles/written-story.ts';
import { YOGA_AND_BALANCE } from './town/articles/yoga-and-balance.ts';

const DAY_MS = 86_400_000;
/** Between two articles. */
const DAYS_APART = 6;

/** Who writes: marta is the one who can log in. */
const AUTHORS = {
  elena: {
    displayName: 'Elena Conti',
    jobTitleIt: 'Psicologa',
    jobTitleEn: 'Psychologist',
    biographyIt:
      'Lavora da quindici anni con chi dorme poco e pensa troppo. Scrive di attenzione, sonno e abitudini piccole.',
    biographyEn:
      'She has worked for fifteen years with people who sleep little and think a lot. She writes about attention, sleep and small habits.',
  },
  paolo: {
    displayName: 'Paolo Ferri',
    jobTitleIt: 'Fisioterapista',
    jobTitleEn: 'Physiotherapist',
    biographyIt:
      'Cura schiene da scrivania e ginocchia da corsa. Preferisce due esercizi fatti a dieci consigliati.',
    biographyEn: 'He treats desk backs and runners’ knees. He prefers two exercises done to ten recommended.',
  },
  marta: {
    displayName: 'Marta Leone',
    jobTitleIt: 'Insegnante di yoga',
    jobTitleEn: 'Yoga teacher',
    biographyIt: 'Insegna a chi comincia a quarant’anni, come ha fatto lei. Scrive di movimento senza gare.',
    biographyEn:
      'She teaches people who start at forty, as she did. She writes about moving without competing.',
  },
  sara: {
    displayName: 'Sara Donati',
    jobTitleIt: 'Massaggiatrice',
    jobTitleEn: 'Massage therapist',
    biographyIt: 'Ha lavorato nelle terme di mezza Italia. Scrive di trattamenti e di posti dove stare bene.',
    biographyEn:
      'She has worked in thermal baths across Italy. She writes about treatments and places to feel well.',
  },
} as const satisfies Record<WrittenStory['author'], object>;

const BY_AUTHOR = [ATTENTION_AND_REST, STRENGTH_AND_JOINTS, YOGA_AND_BALANCE, WATER_AND_HANDS];
const EARLIER = [0, 1, 2, 3].flatMap((place) =>
  BY_AUTHOR.flatMap((stories) => stories.slice(place, place + 1)),
);

/** In the order in which they came out, the latest last. */
const STORIES = [
  ...EARLIER,
  ...BODY_AND_PLACES.flatMap((story, index) => [story, ...MIND_AND_WORK.slice(index, index + 1)]),
];

/** Adds the magazine, and who runs it; nobody logs in where others come who know the password too. @param now when the latest article is out */
export async function addMagazine(app: App, now: Date): Promise<void> {
  const work = app.jobs.work();
  const writer = app.isPublic ? null : await addTeam(app);
  await work.transaction(async (tx) => {
    const ids = new Map<string, number>();
    for (const [name, author] of Object.entries(AUTHORS))
      ids.set(name, await addAuthor(tx, { ...author, picture: null }, name === 'marta' ? writer : null));
    for (const [index, story] of STORIES.entries()) {
      const publishedAt = new Date(now.getTime() - ((STORIES.length - index) * DAYS_APART - 4) * DAY_MS);
      const authorId = ids.get(story.author);
      if (authorId === undefined) throw new Error(`Nobody is ${story.author}`);
      let storyId: number | null = null;
      for (const language of LOCALES) {
        const { text, ...written } = story[language];
        ({ storyId } = await addArticle(tx, storyId, {
          ...written,
          content: htmlOf(text),
          language,
          picture: drawingPath(story.picture, 'large'),
          pictureAlt: story.pictureAlt[language],
          category: story.category,
          authorId,
          publishedAt,
        }));
      }
    }
  });
}

/** @returns the person who writes */
async function addTeam(app: App): Promise<number> {
  const work = app.jobs.work();
  const common = { password: DEMO_PASSWORD, language: 'it', actor: 'system:demo' } as const;
  const people = [
    { email: ADMINISTRATOR, firstname: 'Rita', lastname: 'Amati', role: 'admin' },
    { email: AUTHOR, firstname: 'Marta', lastname: 'Leone', role: 'author' },
  ] as const;
  let writer = 0;
  for (const { role, ...person } of people) {
    const { personId } = await createUser(work, app.deps, { ...common, ...person });
    await work.transaction((tx) => takeTeamRole(tx, personId, role));
    writer = personId;
  }
  return writer;
}
