import { randomUUID } from 'node:crypto';
import type { Town } from '../town.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;
const newEmail = (): string => `lettrice-${(made += 1)}@example.it`;

export const NEWSLETTER_SIGN_UP: AccessTarget = {
  called: 'an address for the newsletter',
  mine: () => ({ email: newEmail(), place: 'page' }),
};

export const CONTACT_PAGE: AccessTarget = {
  called: 'a message to Radura, on the page',
  mine: () => ({
    form: { contact_name: 'Ada', contact_email: newEmail(), subject: 'Ciao', contact_content: 'Una domanda' },
  }),
};

export const NEWSLETTER_SIGN_UP_PAGE: AccessTarget = {
  called: 'an address for the newsletter, on the page',
  mine: () => ({ form: { email: newEmail(), place: 'page' } }),
};

async function anEntry({ app }: Town): Promise<number> {
  const email = newEmail();
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into newsletter_entries (email_name, email, language, state, place, consent, asked_at)
     values ($1, $1, 'it', 'waiting', 'page', 'Sì', $2) returning id`,
    [email, app.clock.now()],
  );
  return Number(rows[0]?.id);
}

const forged = (code: string): string => `${code.slice(0, -3)}${code.endsWith('AAA') ? 'BBB' : 'AAA'}`;

/** The mailed link; another's: a forged one. */
export const NEWSLETTER_LINK: AccessTarget = {
  called: 'the mailed link of the newsletter; another’s: a forged one',
  mine: async (town) => ({ code: town.app.deps.links.newsletterCodeFor('confirm', await anEntry(town)) }),
  others: async (town) => [
    { code: forged(town.app.deps.links.newsletterCodeFor('leave', await anEntry(town))) },
  ],
  unknown: { code: '1.AAAAAAAAAAAAAAAAAAAAAAAAAAA' },
};

const FORM = { language: 'it', subject: 'Maggio', opening: 'Due righe.', articleIds: [] };

async function anIssue({ app }: Town): Promise<number> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into newsletter_issues (language, subject, opening, article_ids, created_at)
     values ('it', 'Maggio', 'Due righe.', '{}', now()) returning id`,
  );
  return Number(rows[0]?.id);
}

const ISSUES = { isNobodys: 'issues are Radura’s: who may, may with all of them' };

export const NEWSLETTER: AccessTarget = {
  called: 'the newsletter',
  mine: () => ({ language: 'it' }),
};

export const NEW_ISSUE: AccessTarget = {
  called: 'a new issue of the newsletter',
  mine: () => ({ input: FORM }),
  ids: { 'input.articleIds': { isNobodys: 'articles that are out are everybody’s' } },
};

export const ISSUE: AccessTarget = {
  called: 'an issue of the newsletter',
  mine: async (town): Promise<Args> => ({ id: await anIssue(town), version: 1, input: FORM }),
  unknown: { id: UNKNOWN_ID },
  ids: { id: ISSUES, 'input.articleIds': { isNobodys: 'articles that are out are everybody’s' } },
};

const typed = (more: object = {}) => ({
  form: { language: 'it', subject: 'Maggio', opening: 'Due righe.', attemptKey: randomUUID(), ...more },
});

export const NEW_ISSUE_SCREEN: AccessTarget = {
  called: 'a new issue of the newsletter, on the screen',
  mine: () => typed(),
};

export const ISSUE_SCREEN: AccessTarget = {
  called: 'an issue of the newsletter, on the screen',
  mine: async (town) => ({ id: await anIssue(town), ...typed({ act: 'save', version: '1' }) }),
  ids: { id: ISSUES },
};

const VERSIONS = { current: '6.0.0', minimum: '1.0.0' };

export const APP_VERSION: AccessTarget = {
  called: 'the versions of a program',
  mine: () => ({ os: 'android', input: VERSIONS }),
};

export const APP_VERSION_SCREEN: AccessTarget = {
  called: 'the versions of a program, on the screen',
  mine: () => ({ form: { os: 'android', ...VERSIONS, attemptKey: randomUUID() } }),
};

async function aMessage({ app }: Town): Promise<number> {
  const { rows } = await app.pool.query<{ id: string }>(
    `insert into contact_messages (contact_name, contact_email, subject, contact_content, created_at)
     values ('Ada', $1, 'Ciao', 'Una domanda', $2) returning id`,
    [newEmail(), app.clock.now()],
  );
  return Number(rows[0]?.id);
}

const MESSAGES_OF_RADURA = { isNobodys: 'messages are Radura’s: who may, may with all of them' };

export const MESSAGES: AccessTarget = { called: 'the messages to Radura', mine: () => ({}) };
export const MESSAGE_TO_ANSWER: AccessTarget = {
  called: 'a message to Radura',
  mine: async (town) => ({ id: await aMessage(town), isAnswered: true }),
  unknown: { id: UNKNOWN_ID },
  ids: { id: MESSAGES_OF_RADURA },
};
export const MESSAGE_ON_SCREEN: AccessTarget = {
  called: 'a message to Radura, on the screen',
  mine: async (town) => typed({ id: String(await aMessage(town)), isAnswered: 'yes' }),
  ids: { 'form.id': MESSAGES_OF_RADURA },
};
