/**
 * Whether the time of an answer tells known e-mails from unknown ones; whether thousands of guesses from everywhere give a way
 * in, and keep the person out. Through HTTP.
 */
import { openHttpServer } from '#server/http-server.ts';
import {
  PASSWORD,
  register,
  SIGN_IN,
  signInVariables,
} from '#server/modules/identity/testing/sign-in-steps.ts';
import type { Figure } from './setup/figures-page.ts';
import type { BenchApp } from './setup/bench-app.ts';
import { inParallel, openBenchApp } from './setup/bench-app.ts';
import { LeanClient } from './setup/lean-client.ts';

const PAIRS = 1_000;
/** Fewer guesses at one account than are taken from everywhere; so many e-mails of either kind. */
const EMAILS = PAIRS / 10;
const PAIRS_TO_WARM_UP = 20;
const GOAL_DIFFERENCE_MS = 5;

const GUESSES = 10_000;
const GUESSERS_AT_ONCE = 32;
/** The right password is among the guesses, this late. */
const RIGHT_AT = 5_000;
/** The person signs in from home whenever so many guesses have been made. */
const HOME_EVERY = 1_000;

export async function run(): Promise<Figure[]> {
  const app = await openBenchApp({ connections: 8 });
  const server = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  const address = await server.fastify.listen({ port: 0, host: '127.0.0.1' });
  const client = new LeanClient(address);
  const signIn = signInAt(client);
  try {
    const guesses = await measureGuesses(app, signIn);
    await addKnownEmails(app);
    return [await measureSignIns(signIn), await measureForgot(address), ...guesses];
  } finally {
    client.close();
    await server.close();
    await app.end();
  }
}

/** @returns the code of the refusal, or 'in' */
type SignIn = (ip: string, email: string, password: string) => Promise<string>;

function signInAt(client: LeanClient): SignIn {
  return async (ip, email, password) => {
    const asked = { query: SIGN_IN, variables: signInVariables(email, { password }) };
    const answer = await client.post('/graphql', asked, { 'x-forwarded-for': ip });
    // The envelope of every GraphQL answer
    const { data, errors } = JSON.parse(answer) as {
      data?: { signIn: object | null };
      errors?: { code: string }[];
    };
    return errors?.[0]?.code ?? (data?.signIn ? 'in' : 'neither');
  };
}

const ipOf = (net: number, index: number): string => `10.${net}.${index >> 8}.${index & 255}`;

/** Guesses at one account, each from an address of its own, while its person signs in from home. */
async function measureGuesses(app: BenchApp, signIn: SignIn): Promise<Figure[]> {
  const email = 'victim@example.it';
  const home = '192.0.2.10';
  await register({ work: () => app.jobs.work(), deps: app.deps }, email);
  if ((await signIn(home, email, PASSWORD)) !== 'in')
    throw new Error('The person could not sign in at first');
  const guessed: string[] = [];
  const atHome: string[] = [];
  const began = performance.now();
  const tries = Array.from({ length: GUESSES }, (_, index) => async () => {
    guessed.push(
      await signIn(ipOf(3, index), email, index === RIGHT_AT ? PASSWORD : `Guess-number-${index}!`),
    );
    if (index % HOME_EVERY === HOME_EVERY / 2) atHome.push(await signIn(home, email, PASSWORD));
  });
  await inParallel(GUESSERS_AT_ONCE, tries);
  const seconds = (performance.now() - began) / 1000;
  const count = (answers: readonly string[], wanted: string) =>
    answers.filter((answer) => answer === wanted).length;
  const [compared, refused] = [count(guessed, 'InvalidCredentials'), count(guessed, 'tooManyGuesses')];
  const waysIn = GUESSES - compared - refused;
  const cameIn = count(atHome, 'in');
  return [
    {
      what: `ways in among ${GUESSES.toLocaleString('en')} guesses from as many addresses, the right password one of them`,
      product: waysIn,
      floor: null,
      unit: '',
      goal: 'none',
      isReached: waysIn === 0,
      note: `${compared} were compared with the password, ${refused.toLocaleString('en')} refused before; ${seconds.toFixed(0)} s`,
    },
    {
      what: 'sign-ins of the person from home meanwhile',
      product: cameIn,
      floor: null,
      unit: `of ${atHome.length}`,
      goal: 'all',
      isReached: cameIn === atHome.length && cameIn > 0,
      note: '',
    },
  ];
}

const known = (index: number): string => `known-${index}@example.it`;

/** Confirmed people, all with the password of the one who registered. */
async function addKnownEmails({ pool }: BenchApp): Promise<void> {
  await pool.query(
    `with added as (
        insert into people (email_key, email, verified_at) select 'known-' || i || '@example.it', 'known-' || i || '@example.it', now()
          from generate_series(0, $1::integer - 1) as i returning id)
      insert into log_ins (person_id, password_hash, created_at)
        select id, (select password_hash from log_ins limit 1), now() from added`,
    [EMAILS],
  );
}

async function measureSignIns(signIn: SignIn): Promise<Figure> {
  return differenceBetween('sign-in, known against unknown e-mails', async (email, turn) => {
    const answer = await signIn(ipOf(1, turn), email, `Wrong-password-${turn}!`);
    if (answer !== 'InvalidCredentials') throw new Error(`A wrong password was answered ${answer}`);
  });
}

async function measureForgot(address: string): Promise<Figure> {
  return differenceBetween('forgot, known against unknown e-mails', async (email, turn) => {
    const { status } = await fetch(`${address}/user/account/forgot`, {
      method: 'POST',
      body: new URLSearchParams({ email }),
      headers: { 'x-forwarded-for': ipOf(2, turn) },
    });
    if (status !== 200) throw new Error(`A forgotten password was answered ${status}`);
  });
}

/** Asks for a known and for an unknown e-mail, pair by pair, each pair in an order of chance. */
async function differenceBetween(
  what: string,
  ask: (email: string, turn: number) => Promise<void>,
): Promise<Figure> {
  const differences: number[] = [];
  for (let pair = 0; pair < PAIRS_TO_WARM_UP + PAIRS; pair += 1) {
    const emails = { known: known(pair % EMAILS), unknown: `nobody-${pair % EMAILS}@example.it` };
    const took = { known: 0, unknown: 0 };
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const [index, which] of order.entries()) {
      const began = performance.now();
      await ask(emails[which], pair * 2 + index);
      took[which] = performance.now() - began;
    }
    if (pair >= PAIRS_TO_WARM_UP) differences.push(took.known - took.unknown);
  }
  const mean = meanOf(differences);
  const error = Math.sqrt(meanOf(differences.map((one) => (one - mean) ** 2)) / (PAIRS - 1));
  return {
    what: `${what}, difference of the means of ${PAIRS.toLocaleString('en')} pairs`,
    product: Math.abs(mean),
    floor: null,
    unit: 'ms',
    goal: `less than ${GOAL_DIFFERENCE_MS} ms`,
    isReached: Math.abs(mean) < GOAL_DIFFERENCE_MS,
    note: `known e-mails ${mean < 0 ? 'faster' : 'slower'}; standard error ${error.toFixed(2)} ms`,
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

if (import.meta.main) console.log(await run());
