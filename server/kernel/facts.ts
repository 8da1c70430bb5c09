import type { Work } from './work.ts';

/** Something that happened, past tense. Announced inside the transaction that made it true. */
export interface Fact<Name extends string = string, Data extends object = object> {
  name: Name;
  data: Data;
}

/** Only `fact` makes one. */
declare const isMade: unique symbol;

/** A fact whose data are those its name stands for: all that `Work.announce` takes. */
export type MadeFact<F extends Fact = Fact> = F & { readonly [isMade]: true };

/** Makes the constructor of a fact, which stands beside its type in the `facts.ts` of the module that announces it. */
export function fact<F extends Fact>(name: F['name']): (data: F['data']) => MadeFact<F> {
  return (data) => ({ name, data }) as MadeFact<F>;
}

/**
 * What one module does when another announces a fact. Runs in a job of its own, inside one transaction, once per fact
 * (docs/decisions/0006). A reaction that must call the outside world does so through a job of its own.
 */
export interface Reaction<F extends Fact = Fact> {
  /** The fact it answers. */
  to: F['name'];
  /** Its own name, unique among the reactions to that fact. */
  name: string;
  run(work: Work, data: F['data']): Promise<void>;
}

/** Types a reaction by the fact it answers. */
export function reaction<F extends Fact>(
  to: F['name'],
  name: string,
  run: (work: Work, data: F['data']) => Promise<void>,
): Reaction {
  return { to, name, run };
}
