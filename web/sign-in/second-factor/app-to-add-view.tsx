import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './second-factor.module.css';
import type { AppToAdd } from './second-factor-calls.ts';

/** The picture to scan; for who cannot, the key as text and a link to an app on the same device. */
export function AppToAddView({ app }: { app: AppToAdd }) {
  const t = useTexts();
  return (
    <div className={styles.scan}>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(app.qrSvg)}`}
        alt={t(m.bizlogin_setup_qr)}
        width={192}
        height={192}
        className={styles.qr}
      />
      <div className={styles.scanWords}>
        <p>
          <strong>{t(m.bizlogin_setup_scan)}</strong>
        </p>
        <p className={styles.small}>{t(m.bizlogin_setup_scan_hint)}</p>
        <details className={styles.more}>
          <summary>{t(m.bizlogin_setup_secret)}</summary>
          <p className={styles.secret}>
            <code>{app.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </p>
          <p>
            <a href={app.uri}>{t(m.bizlogin_setup_open_app)}</a>
          </p>
        </details>
      </div>
    </div>
  );
}
