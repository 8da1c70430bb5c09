import { readFileSync } from 'node:fs';
import type { Frame, Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import axe from 'axe-core';
import { Pool } from 'pg';
import type { BusinessRole, TeamRole } from '#contracts/roles.ts';
import { JOURNEY_FILE, ownTown } from './places.ts';

/** The providers the journeys visit, by what is special about them. */
export interface JourneyTown {
  /** Takes money online with 10 % off, and bookings without paying; two people; massages of 50 euro and one that is free. */
  studio: number;
  /** Only online; asks for name and phone. */
  onlineOnly: number;
  /** Would take money online, and has no account for it yet; one offer of 40 euro. */
  unconnected: number;
  /** On the package Free: a contact card. */
  onFree: number;
  /** Has a paid package that has ended. */
  unpaid: number;
  /** Like the studio, for the journeys that change what it sells and those that count what its staff are told: nobody else books there. */
  workshop: number;
  /** Has courses alone: yoga for 15 euro a session, two places each, paid there or online. */
  gym: number;
}

/** What the served product told the journeys. */
export interface Journeys {
  /** Which providers there are. */
  town: JourneyTown;
  databaseUrl: string;
  /** Where the product stands as it is with the real card processor. */
  processorEndpoint: string;
  /** Where one comes in without the log-in screens (`session-door.ts`). */
  sessionDoor: string;
  /** Where a job is run as it will run later (`clock-door.ts`). */
  clockDoor: string;
}

/** A job that the product repeats, and the moment at which it is to look, ISO. */
export interface JobAtTime {
  job: string;
  at: string;
}

/** Somebody as a journey wants them: with a confirmed account, a role at a provider where it says so, and signed in unless it says no. */
export interface WantedPerson {
  email: string;
  password: string;
  at?: { providerId: number; role: BusinessRole };
  isSignedIn: boolean;
  /** Where they sign in; as customers unless it says otherwise. */
  area?: 'business' | 'admin';
  /** As what they work for Radura itself. */
  teamRole?: TeamRole;
}

/** Of the town that this process has to itself. */
export function journeys(): Journeys {
  // Written by serve-product.ts with exactly these fields.
  const towns = JSON.parse(readFileSync(JOURNEY_FILE, 'utf8')) as Journeys[];
  const own = towns[ownTown()];
  if (!own) throw new Error(`There are ${towns.length} towns, and no number ${ownTown()}`);
  return own;
}

/** Scripts have taken over: what is clicked from now on is answered by them. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.get(globalThis, 'earlyClick') === null);
}

let database: Pool | undefined;

export async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  database ??= new Pool({ connectionString: journeys().databaseUrl, max: 1, allowExitOnIdle: true });
  return (await database.query<Row>(sql, values)).rows;
}

/** The local date at which the journeys set out: midnight may pass while they are under way. */
const FIRST_DAY = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });

/** A local date some days from the first, as the product writes it in addresses. */
export function dateInDays(days: number): string {
  const date = new Date(`${FIRST_DAY}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** An instant in the past, by the clock of the journeys and their server: the database's may be another (`npm run test:dates`). */
export function secondsAgo(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}

/** Chooses a free day among those of the month that is shown, or of the month after it. */
export async function chooseDay(page: Page, days: number): Promise<void> {
  const day = page.locator(`a[href*="day=${dateInDays(days)}"]`).first();
  const nextMonth = page.locator('[data-turn="1"]');
  // Without scripts the arrow arrives with the head of the page, the days after it.
  await page.waitForLoadState();
  await expect(day.or(nextMonth).first()).toBeVisible();
  if (!(await day.isVisible())) await nextMonth.click();
  await day.click();
  // Until it is there the times of the day before stand, and may be chosen.
  await expect(page).toHaveURL(new RegExp(`day=${dateInDays(days)}`));
  // Without scripts the page goes to the form's place once it has come as a whole, under the pointer.
  await page.waitForLoadState();
}

/** The way from the list of services to the days and times of one; its next free time has a link of its own. */
export function toBook(page: Page, offer: RegExp): Locator {
  return page.getByRole('link', { name: offer }).filter({ hasText: /^(Prenota|Book)/ });
}

/** Goes from the provider's page to the personal data: service, day, time, each by a click. */
export async function chooseTime(
  page: Page,
  request: { provider: number; offer?: RegExp; days: number; time: string; language?: 'it' | 'en' },
): Promise<void> {
  const { provider, offer = /Massaggio rilassante|Trattamento viso/, days, time, language = 'it' } = request;
  await page.goto(`/${language}/provider/${provider}`);
  await toBook(page, offer).click();
  await chooseDay(page, days);
  await page.getByRole('link', { name: new RegExp(`^${time}`) }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();
}

/** The same from the home page, by a search. */
export async function findAndChooseTime(
  page: Page,
  { named, offer, days, time }: { named: string; offer: RegExp; days: number; time: string },
): Promise<void> {
  await page.goto('/it');
  await untilAlive(page);
  const what = page.getByRole('combobox', { name: 'Che cosa' });
  await what.click();
  await what.fill(named);
  await what.press('Enter');
  await page
    .getByRole('link', { name: new RegExp(named) })
    .first()
    .click();
  await toBook(page, offer).click();
  await chooseDay(page, days);
  await page.getByRole('link', { name: new RegExp(`^${time}`) }).click();
  // From field to field a phone's keyboard leads
  await page.getByRole('textbox', { name: 'E-mail' }).click();
}

/** From now on each tap of this page is counted. @returns how many there were */
export async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(
    `addEventListener('pointerdown', () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1)), true)`,
  );
  return () => page.evaluate<number>(`Number(sessionStorage.getItem('taps'))`);
}

/** The six digits in the newest mail that asks somebody to confirm a booking. */
export async function digitsInMail(email: string): Promise<string> {
  let digits: string | undefined;
  await expect(async () => {
    const [mail] = await query<{ text: string }>(
      `select rendered->>'text' as text from mails where recipient = $1 and kind = 'reservation-to-confirm' and state = 'sent'
        order by id desc limit 1`,
      [email],
    );
    digits = mail?.text.match(/: (\d{6})$/m)?.[1];
    expect(digits).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return digits ?? '';
}

export async function giveDetails(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  const asked = [
    [/^(Nome|First name)/, 'Vera'],
    [/^(Cognome|Last name)/, 'Viandante'],
    [/^(Telefono|Phone)/, '+39 333 1234567'],
  ] as const;
  // Not every place of the town asks for them.
  for (const [name, answer] of asked) {
    const field = page.getByRole('textbox', { name });
    if (await field.isVisible()) await field.fill(answer);
  }
  await page.getByRole('checkbox').first().check();
}

export async function payWithCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: /Numero della carta|Card number/ }).fill(number);
  await page.getByRole('textbox', { name: /Scadenza|Expiry/ }).fill('12/34');
  await page.getByRole('textbox', { name: 'CVC' }).fill('123');
  await page.getByRole('button', { name: /^(Paga|Pay) / }).click();
}

/** Opens the newest mail to an address whose subject fits, and answers a link in it. */
export async function linkInMail(email: string, kind: string, path: string): Promise<string> {
  let link: string | null = null;
  await expect(async () => {
    const [mail] = await query<{ text: string }>(
      "select rendered->>'text' as text from mails where recipient = $1 and kind = $2 and state = 'sent' order by id desc limit 1",
      [email, kind],
    );
    link = mail?.text.match(new RegExp(`https?://[^/\\s]+(\\S*${path}\\S+)`))?.[1] ?? null;
    expect(link).not.toBeNull();
  }).toPass({ timeout: 20_000 });
  return link ?? '';
}

/** Has a job looked at the product as it will look at a later moment. */
export async function runAt(page: Page, wanted: JobAtTime): Promise<void> {
  const answer = await page.request.post(journeys().clockDoor, { data: wanted });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** As text, since this file is also part of the server's program, whose types know no page. */
const IS_STILL = `document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity)`;

const ACCESSIBLE = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What axe asks of a page and not of what a frame shows in it. */
const OF_A_PAGE = ['document-title', 'html-has-lang'];

/** In this frame alone: each is asked by itself. */
async function violationsIn(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(axe.source);
  const skipped = frame.parentFrame() ? OF_A_PAGE : [];
  const options = {
    runOnly: { type: 'tag', values: ACCESSIBLE },
    rules: Object.fromEntries(skipped.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
  };
  return frame.evaluate<string[]>(
    `axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes[0]?.html))`,
  );
}

/** The preview of a mail runs none, so none of axe's. */
async function runsScripts(frame: Frame): Promise<boolean> {
  if (!frame.parentFrame()) return true;
  const sandbox = await (await frame.frameElement()).getAttribute('sandbox');
  return sandbox === null || sandbox.split(' ').includes('allow-scripts');
}

/**
 * No violation of WCAG 2.2 AA that can be found by a program, in the page and the frames in it. Axe's own runner for Playwright opens a
 * second page for each look and takes six times as long.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // What is still fading in has colours of its own.
  await expect.poll(() => page.evaluate<boolean>(IS_STILL)).toBe(true);
  const violations: string[] = [];
  for (const frame of page.frames())
    if (await runsScripts(frame)) violations.push(...(await violationsIn(frame)));
  expect(violations).toEqual([]);
}
