/** What the log tells of a customer, as the card shows it. */
export interface CardLine {
  at: Date;
  /** The name of the command. */
  action: string;
  /** What who did it is called; null for nobody who works here. */
  by: string | null;
  /** Which fields were changed, by the names of the form. */
  fields: string[];
  /** After a command that says so. */
  isBlacklisted: boolean | null;
}

/** The person behind an actor's name in the log, as `nameOfActor` writes it; null for none. */
export const personIn = (actor: string): number | null => Number(/^person:(\d+)$/.exec(actor)?.[1]) || null;

/** @param names of people by their ids */
export function cardLine(
  { happenedAt, actor, action, after }: { happenedAt: Date; actor: string; action: string; after: unknown },
  names: ReadonlyMap<number, string>,
): CardLine {
  const told = typeof after === 'object' && after !== null ? after : {};
  const fields = 'fields' in told && Array.isArray(told.fields) ? told.fields.map(String) : [];
  const isBlacklisted =
    'isBlacklisted' in told && typeof told.isBlacklisted === 'boolean' ? told.isBlacklisted : null;
  return { at: happenedAt, action, by: names.get(personIn(actor) ?? 0) ?? null, fields, isBlacklisted };
}
