import { parseArgs } from 'node:util';
import { findPostgres15 } from '#server/testing/postgres-15.ts';

export interface Options {
  isRolling: boolean;
  /** How many kills, or restarts, altogether. */
  times: number;
  seed: number;
  port: number;
  /** The binaries that the harness's own PostgreSQL is started from; null: the embedded ones. */
  postgres: string | null;
  /** Changes one mail, one booking, a cent of a card and of cash before the check, which must then find all of it. */
  isTampered: boolean;
}

const KILLS = 25;
const RESTARTS = 20;

/** @throws Error for what is not known */
export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      port: { type: 'string', default: '25500' },
      'postgres-15': { type: 'boolean', default: false },
      tamper: { type: 'boolean', default: false },
    },
  });
  const isRolling = positionals.includes('rolling');
  const times = positionals.map(Number).find(Number.isInteger);
  const postgres = values['postgres-15'] ? findPostgres15() : null;
  if (values['postgres-15'] && postgres === null)
    throw new Error('PostgreSQL 15 is not installed (Debian: apt-get install postgresql-15)');
  return {
    isRolling,
    times: times ?? (isRolling ? RESTARTS : KILLS),
    seed: Number(values.seed),
    port: Number(values.port),
    postgres,
    isTampered: values.tamper,
  };
}
