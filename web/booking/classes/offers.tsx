import { Link, useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import type { ServiceToBook } from '../booking-types.ts';
import { OfferMenu } from '../offer-menu.tsx';
import type { ClassToBook } from './class-calls.ts';
import { ClassList } from './class-list.tsx';
import { classesOf, offerKinds, SHOW_FIELD, shownKind } from './offer-kinds.ts';
import type { OfferKind } from './offer-kinds.ts';
import styles from './offers.module.css';

export const KIND_NAMES = {
  services: m.signup_tab_services,
  courses: m.signup_tab_courses,
  events: m.signup_tab_events,
} as const satisfies Record<OfferKind, unknown>;

type OffersProps = {
  services: readonly ServiceToBook[];
  classes: readonly ClassToBook[];
  /** The address of the page, after which that of a class follows. */
  basePath: string;
  /** Of the provider. */
  timeZone: string;
  isMain?: boolean;
};

/** Everything that can be booked, a tab for each kind; without tabs where there is one kind (specification section 2). */
export function Offers({ services, classes, basePath, timeZone, isMain = false }: OffersProps) {
  const [search] = useSearchParams();
  const kinds = offerKinds(services, classes);
  const kind = shownKind(kinds, search);
  return (
    <>
      {kinds.length > 1 && <OfferTabs kinds={kinds} shown={kind} />}
      {kind === 'services' ? (
        <OfferMenu services={services} isMain={isMain} />
      ) : (
        <ClassList classes={classesOf(kind, classes)} basePath={basePath} timeZone={timeZone} />
      )}
    </>
  );
}

/** Links, so that they work without scripts and can be shared. */
function OfferTabs({ kinds, shown }: { kinds: readonly OfferKind[]; shown: OfferKind }) {
  const t = useTexts();
  return (
    <nav aria-label={t(m.signup_tabs)}>
      <ul className={styles.tabs}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Link
              to={`?${SHOW_FIELD}=${kind}`}
              className={styles.tab}
              aria-current={kind === shown ? 'true' : undefined}
              preventScrollReset
              replace
            >
              {t(KIND_NAMES[kind])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
