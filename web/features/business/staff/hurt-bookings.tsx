import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from './member.module.css';
import type { Hurt } from './save-out-of-service.ts';
import type { ListedResource } from './staff-calls.ts';
import { unitText } from './staff-words.ts';

type HurtBookingsProps = { hurt: Hurt; resource: ListedResource; backHref: string };

/** Which bookings hold what was taken out of service; they stay, and need another place. */
export function HurtBookings({ hurt: { hurtBookings, hurtTimes }, resource, backHref }: HurtBookingsProps) {
  const t = useTexts();
  const more = hurtBookings - hurtTimes.length;
  return (
    <div className={styles.form}>
      <div role="status" className={styles.hurt}>
        <p>
          <strong>{t(m.staff_hurt, { count: hurtBookings })}</strong>
        </p>
        <ul>
          {hurtTimes.map(({ unit, start, end }) => (
            <li key={`${unit} ${start}`}>
              {[
                `${formatDate(start)} ${start.slice(11)}–${end.slice(11)}`,
                resource.quantity > 1 && unitText(t, resource, unit),
              ]
                .filter(Boolean)
                .join(' · ')}
            </li>
          ))}
        </ul>
        {more > 0 && <p>{t(m.staff_hurt_more, { count: more })}</p>}
        <p>{t(m.staff_hurt_text)}</p>
      </div>
      <div className={styles.buttons}>
        <ButtonLink to={backHref} preventScrollReset>
          {t(m.staff_hurt_done)}
        </ButtonLink>
      </div>
    </div>
  );
}
