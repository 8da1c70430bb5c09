import type { App } from '#server/kernel/app.ts';
import type { Work } from '#server/kernel/work.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { DEMO_PASSWORD, demoLogIns } from './add-log-ins.ts';
import type { SpecialCase } from './special-cases.ts';
import { SPECIAL_CASES } from './special-cases.ts';
import { TOWN_PROVIDERS } from './town/providers.ts';

/** Any of them with a date to come and any three digits (server/adapters/card-payments/README.md). */
const TEST_CARDS = [
  ['4242 4242 4242 4242', 'pays'],
  ['4000 0000 0000 3220', 'asks for 3-D Secure first'],
  ['4000 0000 0000 9995', 'declined: not enough money'],
  ['4000 0000 0000 0069', 'declined: expired'],
  ['4000 0000 0000 0127', 'declined: wrong security code'],
] as const;

export interface SpecialProvider {
  shows: SpecialCase;
  providerId: number;
  name: string;
  city: string | null;
}

/**
 * The demo town's special cases in their order. In a database that the town was loaded into the ids are the places in
 * the list; in any other one the names do not fit and nothing is found.
 */
export async function specialProviders(work: Work): Promise<SpecialProvider[]> {
  const wanted = Object.keys(SPECIAL_CASES).map((shows) =>
    TOWN_PROVIDERS.findIndex((provider) => provider.shows === shows),
  );
  const found = await Promise.all(
    wanted.map(async (index): Promise<SpecialProvider[]> => {
      const provider = TOWN_PROVIDERS[index];
      const contact = await getProviderContact(work, index + 1);
      if (!provider?.shows || contact?.name !== provider.name) return [];
      return [{ shows: provider.shows, providerId: contact.id, name: contact.name, city: contact.city }];
    }),
  );
  return found.flat();
}

/** What a first visitor wants to know, as lines for the terminal; nothing of what this installation does not have. */
export async function welcome(app: App, { hasMailbox }: { hasMailbox: boolean }): Promise<string> {
  const { origin, cardPayments } = app.deps;
  const special = await specialProviders(app.jobs.work());
  const parts = [
    [`Radura is open: ${origin}`],
    special.length > 0 && !app.isPublic
      ? [`Start here, as a customer, owner, receptionist or teacher: ${origin}/development`]
      : [],
    special.length > 0
      ? [
          'The demo town. Each of these providers shows something else:',
          ...columns(special.map((one) => lineOf(one, origin))),
        ]
      : [],
    special.length > 0 ? peopleOfTown(app.isPublic) : [],
    cardPayments?.testCardForm
      ? ['Test cards (any date to come, any three digits; no real money moves):', ...columns(TEST_CARDS)]
      : [],
    hasMailbox ? [`Mailbox, where every e-mail ends up: ${origin}/development/mailbox`] : [],
  ];
  return parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function lineOf({ shows, providerId, name, city }: SpecialProvider, origin: string): readonly string[] {
  return [`${origin}/provider/${providerId}`, `${name}, ${city}`, SPECIAL_CASES[shows]];
}

function peopleOfTown(isPublic: boolean): string[] {
  const guests = 'Demo people: book as a guest with any e-mail address';
  if (isPublic) return [`${guests}.`];
  return [
    `${guests}, or log in with the password ${DEMO_PASSWORD} as`,
    ...columns(demoLogIns().map(({ email, what }) => [email, what])),
  ];
}

function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(
    (row) =>
      `  ${row.map((cell, column) => (column < row.length - 1 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  ')}`,
  );
}
