import type { FastifyInstance } from 'fastify';
import type { App } from './app.ts';
import type { Consequences } from './consequences.ts';
import type { CustomerRows } from './customer-rows.ts';
import type { Deps } from './deps.ts';
import type { Reaction } from './facts.ts';
import type { Invariant } from './invariant.ts';
import type { JobKind } from './jobs.ts';
import type { PersonalDataSource } from './personal-data.ts';

/**
 * What a module is and what it brings. A manifest imports nothing but types: each part is loaded by the process that asks
 * for it, and whoever wants names and levels alone loads no more than that (docs/decisions/0040).
 */
export interface ModuleManifest {
  /** The name of its folder. */
  name: string;
  /** It may import from modules of lower levels alone. */
  level: number;
  /** Adds its types and operations to the schema's builder. */
  graphql?(): Promise<unknown>;
  /** Registers what it answers by HTTP besides the API. */
  routes?(server: FastifyInstance, app: App): Promise<void>;
  reactions?(): Promise<readonly Reaction[]>;
  /** Reactions for today only: they do nothing while history is loaded (`AppOptions.isHistory`). */
  reactionsOfToday?(): Promise<readonly Reaction[]>;
  jobs?(deps: Deps): Promise<readonly JobKind[]>;
  /** What must hold of its tables. @param sources of every module, for what must hold of them all */
  invariants?(sources: readonly PersonalDataSource[]): Promise<readonly Invariant[]>;
  personalData?(): Promise<PersonalDataSource>;
  /** Its rows that point to customers, and how they follow one who is merged into another. */
  customerRows?(): Promise<readonly CustomerRows[]>;
  /** What changes of all others hurt: one module alone brings it. */
  consequences?(deps: Pick<Deps, 'limits'>): Promise<Consequences>;
}
