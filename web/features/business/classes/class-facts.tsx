import * as m from '#contracts/texts/messages.js';
import { LOCATION_NAMES } from '#web/business-frame/catalog/location-names.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { FactList } from '#web/business-ui/fact-list.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Link } from 'react-router';
import type { OwnClass } from './class-calls.ts';
import { KIND_NAMES, priceText, stateOf } from './class-labels.ts';
import styles from './class.module.css';

/** What a class is, and how it is sold. */
export function ClassFacts({ ofClass }: { ofClass: OwnClass }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { tone, text } = stateOf(ofClass);
  return (
    <div className={styles.facts}>
      <p className={styles.standing}>
        <StatusPill tone={tone}>{t(text)}</StatusPill>
        <span>{t(KIND_NAMES[ofClass.serviceType])}</span>
        {ofClass.groupName && <span>{ofClass.groupName}</span>}
      </p>
      {ofClass.description && <p className={styles.description}>{ofClass.description}</p>}
      <FactList>
        <dt>{t(m.classes_price)}</dt>
        <dd>{priceText(t, ofClass)}</dd>
        <dt>{t(m.classes_capacity)}</dt>
        <dd>
          {t(m.classes_fact_capacity, { capacity: ofClass.capacity, minimum: ofClass.minimumCapacity })}
        </dd>
        <dt>{t(m.classes_place)}</dt>
        <dd>{t(LOCATION_NAMES[ofClass.locationType] ?? m.services_place_here)}</dd>
        {ofClass.closesMinutes > 0 && (
          <>
            <dt>{t(m.classes_closes)}</dt>
            <dd>{t(m.classes_fact_closes, { minutes: ofClass.closesMinutes })}</dd>
          </>
        )}
      </FactList>
      <p>
        <Link to={`${centerPath('subscriptions')}?class=${ofClass.id}`} className={styles.way}>
          {t(m.classes_see_subscriptions)}
        </Link>
      </p>
    </div>
  );
}
