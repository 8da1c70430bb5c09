import { useSearchParams } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SmartImage } from '#web/ui/smart-image.tsx';
import defaultService from '../default-service.svg';
import { groupNamed, GroupNav, groupsOf } from '../offer-groups.tsx';
import menuStyles from '../offer-menu.module.css';
import { useProviderLanguage } from '../provider-language.ts';
import { momentIn } from '../shown-times.ts';
import type { ClassToBook } from './class-calls.ts';
import { isSold } from './class-rules.ts';
import { SHOW_FIELD } from './offer-kinds.ts';
import styles from './offers.module.css';

type ClassListProps = {
  classes: readonly ClassToBook[];
  /** Of the page that a class belongs to. */
  basePath: string;
  /** Of the provider. */
  timeZone: string;
};

/** Courses or events as cards by group, each with the way to its dates (specification section 2, "Booking widget"). */
export function ClassList({ classes, basePath, timeZone }: ClassListProps) {
  const [search] = useSearchParams();
  const groups = groupsOf(classes);
  const shownGroup = groupNamed(groups, search);
  const shown = classes.filter(({ group }) => shownGroup === null || group?.id === shownGroup);
  const show = search.get(SHOW_FIELD);
  return (
    <div className={menuStyles.menu} data-grouped={groups.length > 1 || undefined}>
      {groups.length > 1 && (
        <GroupNav groups={groups} shownGroup={shownGroup} {...(show && { kept: { [SHOW_FIELD]: show } })} />
      )}
      <ul className={styles.classes}>
        {shown.map((offered) => (
          <li key={offered.id} className={styles.class}>
            <ClassCard offered={offered} to={`${basePath}/class/${offered.id}`} timeZone={timeZone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type ClassCardProps = { offered: ClassToBook; to: string; timeZone: string };

function ClassCard({ offered, to, timeZone }: ClassCardProps) {
  const t = useTexts();
  const lang = useProviderLanguage();
  return (
    <>
      <SmartImage
        src={offered.imageUrl}
        fallback={defaultService}
        alt=""
        width={72}
        height={72}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 className={styles.name} lang={lang}>
          {offered.name}
        </h3>
        {offered.description && (
          <p className={styles.description} lang={lang}>
            {offered.description}
          </p>
        )}
        <NextDate offered={offered} timeZone={timeZone} />
      </div>
      <div className={styles.foot}>
        <p>
          <ClassPrice offered={offered} />
        </p>
        <ButtonLink to={to} look={isSold(offered) ? 'primary' : 'secondary'}>
          {t(m.signup_open)}
          <span className="visually-hidden">
            : <span lang={lang}>{offered.name}</span>
          </span>
        </ButtonLink>
      </div>
    </>
  );
}

const MODELS = {
  total: m.signup_model_total,
  hour: m.signup_model_hour,
  session: m.signup_model_session,
  custom: m.signup_model_custom,
};

/** The price in euro with, of a course, how it is sold and, of an event, how many sessions it has. */
export function ClassPrice({ offered: { offers, serviceType, sessionsNumber } }: { offered: ClassToBook }) {
  const t = useTexts();
  const [offer] = offers;
  if (!offer) return null;
  const { model, priceCents } = offer;
  const price = priceCents === 0 ? t(m.booking_free) : formatMoney(priceCents);
  const sessions =
    sessionsNumber === 1 ? t(m.signup_sessions_one) : t(m.signup_sessions, { count: sessionsNumber });
  return (
    <>
      {model !== 'custom' && <span className={styles.price}>{price}</span>}{' '}
      <span className={styles.muted}>{serviceType === 'E' ? sessions : t(MODELS[model])}</span>
    </>
  );
}

function NextDate({
  offered: { nextAt, sessionsNumber, serviceType },
  timeZone,
}: Omit<ClassCardProps, 'to'>) {
  const t = useTexts();
  const locale = useLocale();
  if (nextAt === null) return <p className={styles.muted}>{t(m.signup_no_next)}</p>;
  const next = t(m.signup_next, { moment: momentIn(timeZone, nextAt, locale) });
  const count =
    serviceType === 'Y' && sessionsNumber > 1 ? t(m.signup_sessions, { count: sessionsNumber }) : null;
  return <p className={styles.muted}>{[next, count].filter(Boolean).join(' · ')}</p>;
}
