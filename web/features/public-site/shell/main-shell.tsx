import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { SignInModals } from '#web/sign-in/sign-in-modals.tsx';
import { CookieBanner } from '../cookies/cookie-banner.tsx';
import { ContactModal, DemoModal } from './contact-modal.tsx';
import { DownloadAppModal } from './download-app-modal.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './main-shell.module.css';

/** Header, page and footer, with the modals that any page can open. */
export function MainShell({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <a href="#content" className={styles.skip}>
        {t(m.shell_skip)}
      </a>
      <div className={styles.shell}>
        <Header />
        <main id="content" tabIndex={-1} className={styles.content}>
          {children}
        </main>
        <Footer />
      </div>
      <ContactModal />
      <DemoModal />
      <DownloadAppModal />
      <SignInModals />
      <CookieBanner />
    </div>
  );
}
