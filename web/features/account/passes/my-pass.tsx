import * as m from '#contracts/texts/messages.js';
import { momentIn } from '#web/booking/shown-times.ts';
import type { MyPassShown } from '#web/booking/memberships/membership-calls.ts';
import { dayText } from '#web/booking/videos/video-labels.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './my-passes.module.css';

const STANDINGS = {
  waiting: m.pass_standing_waiting,
  active: m.pass_standing_active,
  usedUp: m.pass_standing_used_up,
  expired: m.pass_standing_expired,
  refunded: m.pass_standing_refunded,
};
const USES = { taken: m.pass_use_taken, returned: m.pass_use_returned, kept: m.pass_use_kept };

/** A pass with what is left of it, until when, and each use. */
export function MyPass({ one }: { one: MyPassShown }) {
  const t = useTexts();
  const locale = useLocale();
  const { pass, providerId, providerName, timeZone } = one;
  return (
    <Card className={styles.pass}>
      <header className={styles.head}>
        <h2>
          {pass.name} · {pass.offerName}
        </h2>
        <Badge position={pass.standing === 'active' ? 0 : 1}>{t(STANDINGS[pass.standing])}</Badge>
      </header>
      <p>
        <LocalLink to={`/provider/${providerId}`}>{providerName}</LocalLink>
      </p>
      <p className={styles.left}>
        {pass.left === null || pass.entries === null
          ? t(m.pass_unlimited)
          : `${t(m.pass_left_title)}: ${t(m.pass_left_of, { left: pass.left, entries: pass.entries })}`}
      </p>
      {pass.parts.length > 0 && (
        <ul>
          {pass.parts.map(({ offerId, ...part }) => (
            <li key={offerId}>{t(m.bundles_part_left, part)}</li>
          ))}
        </ul>
      )}
      <p className={styles.muted}>{untilText(t, one)}</p>
      {pass.uses.length > 0 && (
        <details>
          <summary>{t(m.pass_uses)}</summary>
          <ul className={styles.uses}>
            {pass.uses.map(({ id, name, visitAt, state }) => (
              <li key={id}>
                <span>
                  {name}, {momentIn(timeZone, visitAt, locale)}
                </span>
                <span className={styles.muted}>{t(USES[state])}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Card>
  );
}

/** Days are dates of the center; noon of one is that day in its zone. */
function untilText(
  t: Texts,
  { pass: { standing, startsOn, endsOn, startBy, seasonFrom }, timeZone }: MyPassShown,
): string {
  const dateOf = (day: string) => dayText(`${day}T12:00:00Z`, timeZone);
  if (startsOn !== null && endsOn !== null && standing === 'waiting')
    return t(m.pass_from_until, { from: dateOf(startsOn), date: dateOf(endsOn) });
  if (endsOn !== null) return t(m.pass_until, { date: dateOf(endsOn) });
  const date = dateOf(startBy ?? '');
  return seasonFrom === null
    ? t(m.pass_start_by, { date })
    : t(m.pass_from_start_by, { from: dateOf(seasonFrom), date });
}
