import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { ROLE_NAMES } from '#web/business-frame/center/role-names.ts';
import type { Center } from './business-account-calls.ts';
import styles from './business-account.module.css';
import { LeaveCenter } from './leave-center.tsx';

/** Where the person works, in which role, with the way to what customers see. */
export function CentersPanel({ centers, email }: { centers: readonly Center[]; email: string }) {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <Panel id="centers" title={t(m.bizlogin_centers_title)} intro={t(m.bizlogin_centers_intro)}>
      {centers.length === 0 ? (
        <EmptyState title={t(m.bizlogin_centers_none)} text={t(m.bizlogin_centers_none_text, { email })} />
      ) : (
        <ul className={styles.centers}>
          {centers.map(({ providerId, name, city, role, setup }) => (
            <li key={providerId} className={styles.center}>
              <div className={styles.centerWords}>
                <strong>{name}</strong>
                {city && <span className={styles.city}>{city}</span>}
                <Badge>{t(ROLE_NAMES[role])}</Badge>
                {setup !== 'over' && <Badge>{t(m.center_being_set_up)}</Badge>}
              </div>
              <ButtonLink
                to={localPath(`/business/${providerId}`)}
                aria-label={t(m.center_manage_of, { name })}
              >
                {t(m.center_manage)}
              </ButtonLink>
              {setup === 'over' && (
                <a
                  href={localPath(`/provider/${providerId}`)}
                  aria-label={t(m.bizlogin_center_page, { name })}
                  className={styles.centerLink}
                >
                  {t(m.bizlogin_center_see)}
                </a>
              )}
              <LeaveCenter center={{ providerId, name }} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={localPath('/business/add-center')} look="secondary">
        {t(m.center_add)}
      </ButtonLink>
    </Panel>
  );
}
