import type { Row } from './row.ts';
import type { ActorName } from './actors.ts';
import { ACTORS } from './actors.ts';
import type { Answer } from './browser.ts';
import type { Surface } from './surface.ts';
import type { AccessTarget, AnothersIds, Args } from './targets/target.ts';
import { UNKNOWN_ID } from './targets/target.ts';
import type { Member, Town } from './town.ts';
import { readerFor } from './town.ts';
import { putAt, takenOut } from './arguments.ts';
import { CHOICE } from './who-tries.ts';

/** A town, and what it takes to try who gets what there. */
export interface Trial {
  town: Town;
  surface: Surface;
  /** The tables in which something changed since it was asked the last time. */
  changedTables: () => Promise<string[]>;
}

const memberOf = ({ town }: Trial, name: ActorName): Member => {
  const member = town.members.get(name);
  if (!member) throw new Error(`Nobody is ${name}`);
  return member;
};

interface Attempt {
  answer: Answer;
  changed: string[];
  faults: string[];
}

/** One call, with what it showed of other people's rows. */
async function attempt(
  { town, surface, changedTables }: Trial,
  row: Row,
  me: Member,
  args: Args,
): Promise<Attempt> {
  await changedTables();
  const answer = await surface.call(row, me.browser, args);
  const changed = await changedTables();
  const { shows } = row;
  const seen =
    shows === 'everything'
      ? []
      : town.canaries.seenIn(answer.text + answer.headers, readerFor(town, me), JSON.stringify(args), shows);
  const faults = seen.map((column) => `shows ${column} of somebody else’s: ${short(answer)}`);
  if (answer.status >= 500) faults.push(`fault: ${short(answer)}`);
  return { answer, changed, faults };
}

const short = ({ status, text }: Answer): string => `${status} ${text.slice(0, 300)}`;

/** What two answers differ in, as text; the ids that were asked for may come back. */
function differences(one: Answer, other: Answer, ids: readonly unknown[]): string[] {
  const [here, there] = [one, other].map(({ text, loaded = text }) =>
    ids.reduce<string>((all, id) => all.replaceAll(String(id), '…'), loaded),
  );
  if (one.status === other.status && here === there) return [];
  return [`tells that it exists: ${short(one)} is not ${short(other)}`];
}

/** One refused try. @returns what is wrong with the refusal; nothing when it is right */
async function faultsInVain(
  trial: Trial,
  row: Row,
  me: Member,
  args: Args,
  unknown?: Args,
): Promise<string[]> {
  const { answer, changed, faults } = await attempt(trial, row, me, args);
  faults.push(...changed.map((table) => `changed ${table}`));
  if (!row.isAnsweredAlike && !answer.isRefused) faults.push(`got in: ${short(answer)}`);
  if (unknown) {
    const forNothing = await trial.surface.call(row, me.browser, { ...args, ...unknown });
    const asked = Object.keys(unknown).flatMap((name) => [args[name], unknown[name]]);
    faults.push(...differences(answer, forNothing, asked));
  }
  return faults;
}

/** Who may not tries somebody else's. */
export async function faultsOnOthers(trial: Trial, row: Row): Promise<string[]> {
  const faults: string[] = [];
  for (const name of CHOICE.mayNotOnOthers(row)) {
    const me = memberOf(trial, name);
    const ways = (await row.target.others?.(trial.town, me)) ?? [];
    for (const args of ways.filter((_, position) => CHOICE.triesOthers(name, row, position)))
      for (const fault of await faultsInVain(trial, row, me, args, row.target.unknown))
        faults.push(`${name}, ${JSON.stringify(args).slice(0, 200)}: ${fault}`);
  }
  return faults;
}

type Ids = NonNullable<AccessTarget['ids']>[string];
const isTriedHere = (ids: Ids): ids is AnothersIds => typeof ids === 'function';

/** The ids a row's operation takes and its thing knows another tenant's of. */
export function idsTried(
  { surface }: Pick<Trial, 'surface'>,
  { operation, target }: Row,
): [string, AnothersIds][] {
  const taken = surface.idsOf(operation);
  // Of an address's search and of forms no schema tells which ids they take: the thing does.
  const isTaken = (path: string) =>
    taken.has(path) ||
    (!surface.operations.has(operation) && (path.includes('.') || !surface.isPage(operation)));
  return Object.entries(target.ids ?? {}).flatMap(([path, ids]) =>
    isTriedHere(ids) && isTaken(path) ? [[path, ids]] : [],
  );
}

/**
 * Who may on their own puts another tenant's id in place of exactly one of the own ones. Nothing may change, and the
 * answer must be the one for what never existed; where the row says that the argument is ignored, the one without it.
 */
export async function faultsOnIds(trial: Trial, row: Row): Promise<string[]> {
  const faults: string[] = [];
  for (const [path, anothers] of idsTried(trial, row)) {
    for (const name of CHOICE.mayOnIds(row)) {
      const me = memberOf(trial, name);
      // Made once: a try that is refused leaves it as it is.
      const mine = await ownArgs(trial, row, me);
      for (const patch of CHOICE.ids(await anothers(trial.town, me))) {
        const found =
          path in row.ignores
            ? await faultsUnlessIgnored(trial, row, name, path, patch)
            : await faultsWithAnothers(trial, row, me, mine, path, patch);
        faults.push(...found.map((fault) => `${name}, ${path} ${JSON.stringify(patch)}: ${fault}`));
      }
    }
  }
  return faults;
}

const ownArgs = async ({ town }: Trial, { target }: Row, me: Member): Promise<Args> =>
  (await target.mine?.(town, me)) ?? {};

function patched(trial: Trial, row: Row, args: Args, patch: Args): Args {
  const shapes = trial.surface.idsOf(row.operation);
  return Object.entries(patch).reduce(
    (all, [path, value]) => putAt(all, path, shapes.get(path) === 'many' ? [value] : value),
    args,
  );
}

async function faultsWithAnothers(
  trial: Trial,
  row: Row,
  me: Member,
  mine: Args,
  path: string,
  patch: Args,
): Promise<string[]> {
  const tried = await attempt(trial, row, me, patched(trial, row, mine, patch));
  const unknown = neverExisted(patch[path]);
  const never = await trial.surface.call(
    row,
    me.browser,
    patched(trial, row, mine, { ...patch, [path]: unknown }),
  );
  return [
    ...tried.faults,
    ...tried.changed.map((table) => `changed ${table}`),
    ...differences(tried.answer, never, [patch[path], unknown]),
  ];
}

/** What never existed, written as the id that is tried: a form may name two in one value, as `tag:customer`. */
const neverExisted = (id: unknown): unknown =>
  typeof id === 'string' && /^\d+:\d+$/.test(id) ? `${UNKNOWN_ID}:${UNKNOWN_ID}` : UNKNOWN_ID;

/** Who tries, and a first time each: what is there already when somebody comes again is no effect. */
const tries = (trial: Trial, row: Row, name: ActorName): Promise<Member> | Member =>
  trial.surface.changes(row.operation) ? trial.town.newcomer(ACTORS[name]) : memberOf(trial, name);

async function faultsUnlessIgnored(
  trial: Trial,
  row: Row,
  name: ActorName,
  path: string,
  patch: Args,
): Promise<string[]> {
  const { surface } = trial;
  const me = await tries(trial, row, name);
  const args = patched(trial, row, await ownArgs(trial, row, me), patch);
  const tried = await attempt(trial, row, me, args);
  const another = await tries(trial, row, name);
  const own = surface.changes(row.operation) ? await ownArgs(trial, row, another) : args;
  // What stands in a path cannot be left out.
  const without = await attempt(
    trial,
    row,
    another,
    surface.operations.has(row.operation) ? takenOut(own, path) : own,
  );
  const faults = [...tried.faults];
  if (tried.answer.isRefused !== without.answer.isRefused)
    faults.push(`is answered otherwise: ${short(tried.answer)}`);
  if (!surface.changes(row.operation)) faults.push(...differences(tried.answer, without.answer, []));
  const [its, others] = [tried, without].map(({ changed }) => changed.toSorted().join(', '));
  if (its !== others) faults.push(`changed ${its}; without it ${others}`);
  return faults;
}

/** Who may not tries their own. */
export async function faultsByWhoMayNot(trial: Trial, row: Row): Promise<string[]> {
  const faults: string[] = [];
  for (const name of CHOICE.mayNot(row)) {
    const me = await tries(trial, row, name);
    for (const fault of await faultsInVain(trial, row, me, await ownArgs(trial, row, me)))
      faults.push(`${name}: ${fault}`);
  }
  return faults;
}

/** Who may gets their own, and nothing of anybody else's with it. */
export async function faultsByWhoMay(trial: Trial, row: Row): Promise<string[]> {
  const faults: string[] = [];
  for (const name of CHOICE.may(row)) {
    const isAnew = trial.surface.changes(row.operation) || row.isAfterStepUp;
    const me = isAnew ? await trial.town.newcomer(ACTORS[name]) : memberOf(trial, name);
    const { answer, faults: found } = await attempt(trial, row, me, await ownArgs(trial, row, me));
    faults.push(...found.map((fault) => `${name}: ${fault}`));
    if (answer.isRefused) faults.push(`${name} was refused: ${short(answer)}`);
  }
  return faults;
}

/** Whoever may, long after they signed in. */
export async function faultsWithoutProof(trial: Trial, row: Row): Promise<string[]> {
  const faults: string[] = [];
  for (const name of CHOICE.may(row)) {
    const me = await trial.town.newcomer(ACTORS[name]);
    const args = await ownArgs(trial, row, me);
    await trial.town.app.pool.query('update login_sessions set stepped_up_at = null where person_id = $1', [
      me.personId,
    ]);
    for (const fault of await faultsInVain(trial, row, me, args)) faults.push(`${name}: ${fault}`);
  }
  return faults;
}
