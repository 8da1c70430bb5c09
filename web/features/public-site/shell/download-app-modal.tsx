import * as m from '#contracts/texts/messages.js';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { WhenFetched } from '#web/ui/when-fetched.tsx';
import styles from './contact-modal.module.css';
import { DOWNLOAD_APP_MODAL } from './modal-ids.ts';

const StoreLinks = lazyPart(async () => (await import('./store-links.tsx')).StoreLinks);

export function DownloadAppModal() {
  const t = useTexts();
  return (
    <Modal id={DOWNLOAD_APP_MODAL} title={t(m.app_title)} closeLabel={t(m.ui_close)}>
      <div className={styles.form}>
        <p className={styles.intro}>{t(m.app_text)}</p>
        <WhenFetched>
          <StoreLinks />
        </WhenFetched>
      </div>
    </Modal>
  );
}
