import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Texts beyond this many get no name: a server keeps every named statement's plan for as long as the connection lives. */
const MOST_NAMES = 400;
/**
 * One statement of the kinds that are planned; several in one text, as in migrations, cannot have a name. One that begins
 * with a comment gets none either: its best plan depends on its values.
 */
const PLANNABLE = /^\s*(?:select|insert|update|delete|with)\b[^;]*$/i;

/** Ends the text of a transaction's last statement: the commit is sent with it instead of after its answer. */
export const AND_COMMIT = '/* and commit */';

/**
 * The pool as the query layer sees it, every statement under a name: PostgreSQL plans it once per connection instead of at
 * each call, which costs more than running most of ours (docs/decisions/0012).
 */
export function preparedStatementPool(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const known = new WeakMap<PoolClient, PostgresPoolClient>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_NAMES && PLANNABLE.test(text))
      names.set(text, `s${names.size}`);
    return names.get(text);
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const planned = known.get(client) ?? new PlannedClient(client, nameOf);
      known.set(client, planned);
      return planned;
    },
  };
}

class PlannedClient implements PostgresPoolClient {
  /** A transaction begins with its first statement: both go out together, and one without statements costs nothing. */
  #isBeginDue = false;
  /** The answer to a commit that went out with the statement before it. */
  #committed: Promise<unknown> | null = null;
  readonly #client: PoolClient;
  readonly #nameOf: (text: string) => string | undefined;

  constructor(client: PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  // Kysely hands over a text with its parameters; cursors, its other form, are not used here.
  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query(): never;
  query<R>(text?: string, parameters: readonly unknown[] = []): Promise<PostgresQueryResult<R>> {
    if (text === undefined) throw new TypeError('Cursors are not supported');
    // Before anything is sent: the driver would notice beside a commit that is under way.
    const values = parameters.map((value) => sendable(value));
    if (text === 'begin') {
      this.#isBeginDue = true;
      return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
    }
    if (this.#isBeginDue) {
      this.#isBeginDue = false;
      if (text === 'commit' || text === 'rollback')
        return Promise.resolve({ command: 'SELECT', rowCount: 0, rows: [] });
      // On the same connection before the statement: if this fails, so does that one, and tells.
      this.#client.query('begin').catch(() => undefined);
    }
    const committed = this.#committed;
    this.#committed = null;
    const isOver = committed !== null && (text === 'commit' || text === 'rollback');
    const query = { name: this.#nameOf(text), text, values };
    const answer = isOver ? committed : this.#client.query(query);
    if (text.endsWith(AND_COMMIT)) {
      this.#committed = this.#client.query('commit');
      // When the statement failed the server has rolled back, and that statement tells.
      this.#committed.catch(() => undefined);
    }
    // pg's result has these three fields; its command is one of the same words.
    return answer as Promise<PostgresQueryResult<R>>;
  }

  release(destroy?: boolean): void {
    this.#isBeginDue = false;
    this.#committed = null;
    this.#client.release(destroy);
  }
}

/**
 * What the driver can send for sure: objects become their JSON here.
 * @throws TypeError for an object that has none
 */
function sendable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => sendable(each));
  const isJson =
    typeof value === 'object' && value !== null && !(value instanceof Date) && !ArrayBuffer.isView(value);
  return isJson ? JSON.stringify(value) : value;
}
