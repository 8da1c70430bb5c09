import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import looks from '#web/business-ui/hits.module.css';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useCalendarAsLeft } from '../calendar/calendar-as-left.ts';
import { useCenterPath, useOwnCenter } from '../center/own-center.tsx';
import type { Found } from './find-in-center.ts';
import { hitsOf } from './hits.ts';
import styles from './find.module.css';

/** What was found, as links. */
export function HitList({ found }: { found: Found }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const center = useOwnCenter();
  const groups = hitsOf(found, center, {
    t,
    centerPath: useCenterPath(),
    localPath: useLocalPath(),
    here: pathname + search,
    calendarSearch: useCalendarAsLeft(center.providerId),
  });
  return (
    <>
      {groups.map(({ id, title, hits }) => (
        <section key={id} aria-labelledby={`found-${id}`} className={styles.group}>
          <h2 id={`found-${id}`} className={looks.groupTitle}>
            {title}
          </h2>
          <ul>
            {hits.map(({ href, label, detail, icon: Icon }) => (
              <li key={href}>
                <Link to={href} className={looks.hit}>
                  <Icon size={18} stroke={1.6} aria-hidden="true" />
                  <span className={looks.label}>{label}</span>
                  {detail && <span className={looks.detail}>{detail}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <FoundNote found={found} isEmpty={groups.length === 0} />
    </>
  );
}

/** Says that nothing was found, or that not everything could be asked. */
export function FoundNote({ found, isEmpty }: { found: Found; isEmpty: boolean }) {
  const t = useTexts();
  if (found.hasFailed) return <p className={styles.note}>{t(m.find_failed)}</p>;
  return isEmpty ? <p className={styles.note}>{t(m.find_nothing, { words: found.q })}</p> : null;
}
