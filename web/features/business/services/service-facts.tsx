import { formatDate, formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay } from '#contracts/time-text.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { GroupName } from '#web/business-frame/catalog/group-name.tsx';
import { LOCATION_NAMES } from '#web/business-frame/catalog/location-names.ts';
import type { OwnOffer, OwnService } from './service-calls.ts';
import { stateOf } from './service-state.ts';
import styles from './service.module.css';

/** What a service is: its picture and words, its prices, when and where it can be booked. */
export function ServiceFacts({ service }: { service: OwnService }) {
  const t = useTexts();
  const { tone, text } = stateOf(service);
  return (
    <div className={styles.facts}>
      <img src={service.shownImageUrl} alt="" width={800} height={500} className={styles.picture} />
      <p className={styles.standing}>
        <StatusPill tone={tone}>{t(text)}</StatusPill>
        {service.group && <GroupName group={service.group} />}
      </p>
      {service.description && <p className={styles.description}>{service.description}</p>}
      <ul className={styles.offers}>
        {service.offers.map((offer) => (
          <OfferLine key={offer.id} offer={offer} />
        ))}
      </ul>
      <dl className={styles.list}>
        <dt>{t(m.services_when)}</dt>
        <dd>{periodText(t, service)}</dd>
        <dt>{t(m.services_where)}</dt>
        <dd>{t(LOCATION_NAMES[service.locationType] ?? m.services_place_here)}</dd>
      </dl>
    </div>
  );
}

function OfferLine({ offer }: { offer: OwnOffer }) {
  const t = useTexts();
  const { name, duration, priceCents, isActive, capacity, people, needs, prepareMinutes, cleanupMinutes } =
    offer;
  const more = [
    !isActive && t(m.services_state_off),
    people.length === 0 && t(m.services_state_nobody),
    capacity > 1 && t(m.services_places, { count: capacity }),
    prepareMinutes > 0 && t(m.services_prepare_short, { minutes: prepareMinutes }),
    cleanupMinutes > 0 && t(m.services_cleanup_short, { minutes: cleanupMinutes }),
    ...needs.map((need) => needText(t, need)),
  ].filter((text) => text !== false);
  return (
    <li className={styles.offer}>
      <span>
        <strong>{name}</strong>
        {more.length > 0 && <small>{more.join(' · ')}</small>}
      </span>
      <span>{t(m.services_minutes, { minutes: String(duration) })}</span>
      <span>{formatMoney(priceCents)}</span>
    </li>
  );
}

/** `Cabina 1`, `2 × Tappetino`, or of several things how many of which. */
function needText(t: Texts, { units, names }: OwnOffer['needs'][number]): string {
  const [name = '', ...others] = names;
  if (others.length > 0) return t(m.services_need, { units, names: names.join(', ') });
  return units === 1 ? name : `${units} × ${name}`;
}

/** 'Sempre', or the days and hours between which it can be booked. */
function periodText(t: Texts, service: OwnService): string {
  const { isAlwaysAvailable, periodStartDate, periodEndDate, periodStartMinute, periodEndMinute } = service;
  if (isAlwaysAvailable) return t(m.services_always);
  const days = [
    periodStartDate && t(m.services_from_day, { day: formatDate(periodStartDate) }),
    periodEndDate && t(m.services_to_day, { day: formatDate(periodEndDate) }),
    periodStartMinute !== null && t(m.services_from_time, { time: formatMinuteOfDay(periodStartMinute) }),
    periodEndMinute !== null && t(m.services_to_time, { time: formatMinuteOfDay(periodEndMinute) }),
  ];
  return days.filter(Boolean).join(', ') || t(m.services_always);
}
