import type { CardPayments } from '#server/adapters/card-payments/port.ts';
import type { Mailer } from '#server/adapters/mail/port.ts';
import type { ObjectStorage } from '#server/adapters/object-storage/port.ts';
import type { Places } from '#server/adapters/places/port.ts';
import type { Config } from '#server/config.ts';
import type { ChangeFeed } from './change-feed.ts';
import type { Consequences } from './consequences.ts';
import type { CustomerRows } from './customer-rows.ts';
import type { Links } from './links.ts';
import type { PersonalDataSource } from './personal-data.ts';
import type { Secrets } from './secrets.ts';
import type { Logger } from './logger.ts';

/**
 * What lies outside the database, behind ports, the settings use cases may read, and what modules above need of all others.
 * Made once in `app.ts`.
 */
export interface Deps {
  /** null: online payment is off on this installation. */
  cardPayments: CardPayments | null;
  places: Places;
  mailer: Mailer;
  storage: ObjectStorage;
  links: Links;
  secrets: Secrets;
  logger: Logger;
  /** Tells what this and every other process changes. */
  changes: Pick<ChangeFeed, 'listen'>;
  /** The address people reach this installation at, without a trailing slash. */
  origin: string;
  limits: Config['limits'];
  platformFeeBasisPoints: number;
  /** Radura's share of the price of video courses. */
  videoShareBasisPoints: number;
  contactEmail: string | null;
  /** Everybody who holds something about people, in the order of the export. */
  personalData: readonly PersonalDataSource[];
  /** Every module's rows that point to customers, in level order. */
  customerRows: readonly CustomerRows[];
  /** What a change of a provider hurts, and the acts on it. */
  consequences: Consequences;
}
