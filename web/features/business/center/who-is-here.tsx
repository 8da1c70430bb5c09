import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useRootData } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import styles from './who-is-here.module.css';

/** In whose name everything on the screen is done, and the way for a colleague to go on in theirs. */
export function WhoIsHere() {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { pathname, search } = useLocation();
  const mayChange = useMay('changePerson');
  const user = useRootData()?.user;
  if (!user) return null;
  const name = user.fullname || user.firstname || user.email;
  const change = centerPath('change-person');
  // From the screen itself the way back stays as it is
  const asked = pathname === change ? search : `?${new URLSearchParams({ back: pathname + search })}`;
  return (
    <div className={styles.who}>
      <Avatar image={user.image} name={name} size={32} />
      <div className={styles.words}>
        <p className={styles.name} title={name}>
          <span className="visually-hidden">{t(m.pin_here, { name })}</span>
          <span aria-hidden="true">{name}</span>
        </p>
        {mayChange && user.verifiedEmail && (
          <a href={change + asked} className={styles.change} title={t(m.pin_change)}>
            {t(m.pin_change)}
          </a>
        )}
      </div>
    </div>
  );
}
