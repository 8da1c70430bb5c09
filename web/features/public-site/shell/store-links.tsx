import { IconBrandApple, IconBrandGooglePlay } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './store-links.module.css';

/** The stores that the app can be found in; where there is none, what to do instead. */
export function StoreLinks() {
  const t = useTexts();
  const { appStoreUrl, playStoreUrl } = usePublicConfig();
  if (!appStoreUrl && !playStoreUrl) return <p>{t(m.app_without_store)}</p>;
  return (
    <ul className={styles.links}>
      {appStoreUrl && (
        <li>
          <a href={appStoreUrl} className={styles.link}>
            <IconBrandApple size={22} stroke={1.6} aria-hidden="true" />
            {t(m.app_store)}
          </a>
        </li>
      )}
      {playStoreUrl && (
        <li>
          <a href={playStoreUrl} className={styles.link}>
            <IconBrandGooglePlay size={22} stroke={1.6} aria-hidden="true" />
            {t(m.app_play_store)}
          </a>
        </li>
      )}
    </ul>
  );
}
