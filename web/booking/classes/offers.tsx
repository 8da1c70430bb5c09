import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { OfferMenu } from '../offer-menu.tsx';
import { isSold } from './class-rules.ts';
import { classesOf, offerKinds, SHOW_FIELD, shownKind } from './offer-kinds.ts';
import type { Offered, OfferKind } from './offer-kinds.ts';
import styles from './offers.module.css';
// Else a page whose first tab is one of the parts fetched later would show it without its looks
import './sign-up.module.css';
import '../videos/videos.module.css';

/** A provider with services alone, as most are, carries no other kind. */
const ClassList = lazyPart(async () => (await import('./class-list.tsx')).ClassList);
const ClassInvitation = lazyPart(async () => (await import('./class-invitation.tsx')).ClassInvitation);
const CourseCards = lazyPart(async () => (await import('../videos/course-card.tsx')).CourseCards);
const MembershipList = lazyPart(
  async () => (await import('../memberships/membership-list.tsx')).MembershipList,
);
const MembershipInvitation = lazyPart(
  async () => (await import('../memberships/membership-invitation.tsx')).MembershipInvitation,
);
const VideoInvitation = lazyPart(
  async () => (await import('../videos/video-invitation.tsx')).VideoInvitation,
);

type OffersProps = Offered & {
  /** The address of the page, after which that of a class follows. */
  basePath: string;
  /** Of the provider. */
  timeZone: string;
  isMain?: boolean;
  /** Where the courses of a widget open; left out: each on its page. */
  coursesIn?: { basePath: string; onOpen: (courseId: number) => void };
};

type OfferTab = {
  name: typeof m.signup_tab_services;
  /** The heading above what the tab shows. */
  title: typeof m.signup_tab_services;
  List: (props: OffersProps) => ReactNode;
  /** What the panel beside the list shows; null leaves it to the booking of a service. */
  panel: (offered: Offered) => ReactNode;
};

function tabOfClasses(kind: 'courses' | 'events', name: OfferTab['name']): OfferTab {
  return {
    name,
    title: name,
    List: ({ classes, basePath, timeZone }) => (
      <ClassList classes={classesOf(kind, classes)} basePath={basePath} timeZone={timeZone} />
    ),
    panel: ({ classes }) => (classesOf(kind, classes).some(isSold) ? <ClassInvitation /> : null),
  };
}

/** One entry for each kind of offer; whether it has content is said in `offer-kinds.ts` (decision 117). */
export const OFFER_TABS: Record<OfferKind, OfferTab> = {
  services: {
    name: m.signup_tab_services,
    title: m.provider_services,
    List: ({ services, isMain = false }) => <OfferMenu services={services} isMain={isMain} />,
    panel: () => null,
  },
  courses: tabOfClasses('courses', m.signup_tab_courses),
  events: tabOfClasses('events', m.signup_tab_events),
  videos: {
    name: m.videos_title,
    title: m.videos_title,
    List: ({ videos, coursesIn }) => <CourseCards courses={videos} headingLevel={3} {...coursesIn} />,
    panel: ({ videos }) => (videos.length > 0 ? <VideoInvitation /> : null),
  },
  memberships: {
    name: m.memberships_title,
    title: m.memberships_title,
    List: ({ memberships, basePath }) => <MembershipList memberships={memberships} basePath={basePath} />,
    panel: ({ memberships }) => (memberships.length > 0 ? <MembershipInvitation /> : null),
  },
};

/** Everything that can be booked, a tab for each kind; without tabs where there is one kind (specification section 2). */
export function Offers(props: OffersProps) {
  const [search] = useSearchParams();
  const kinds = offerKinds(props);
  const kind = shownKind(kinds, search);
  const { List } = OFFER_TABS[kind];
  return (
    <>
      {kinds.length > 1 && <OfferTabs kinds={kinds} shown={kind} />}
      <List {...props} />
    </>
  );
}

/** What the panel shows for the tab in the address, in the place of booking a service; null: that booking. */
export function panelOfTab(offered: Offered, search: URLSearchParams): ReactNode {
  return OFFER_TABS[shownKind(offerKinds(offered), search)].panel(offered);
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
              {t(OFFER_TABS[kind].name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
