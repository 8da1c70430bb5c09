import { Client } from 'pg';

export interface Statement {
  text: string;
  values: readonly unknown[];
}

/** What goes to the database meanwhile, but for what the job queue does on its own. */
export async function statementsOf(ask: () => Promise<unknown>): Promise<Statement[]> {
  const original = Client.prototype.query;
  const sent: Statement[] = [];
  Client.prototype.query = function noted(this: Client, ...given: Parameters<typeof original>) {
    const [query] = given as unknown[];
    if (isStatement(query) && !query.text.includes('pgboss')) sent.push(query);
    return Reflect.apply(original, this, given);
  } as typeof original; // the same overloads, passed through
  try {
    await ask();
  } finally {
    Client.prototype.query = original;
  }
  return sent;
}

function isStatement(query: unknown): query is Statement {
  return typeof query === 'object' && query !== null && 'text' in query && 'values' in query;
}
