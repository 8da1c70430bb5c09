import { IconMenu2 } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { pathWithoutLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { LocalLink, LocalNavLink } from '#web/lib/local-path.tsx';
import { useRegisterBusinessHref } from '#web/lib/register-business.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useAuthentication } from '#web/sign-in/authentication.tsx';
import { AccountEntries, AccountMenu } from '#web/sign-in/account-menu.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DisclosureMenu } from '#web/ui/disclosure-menu.tsx';
import { useModals } from '#web/ui/modal.tsx';
import { ContactEntry } from './contact-entry.tsx';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { DOWNLOAD_APP_MODAL } from './modal-ids.ts';
import { Wordmark } from './wordmark.tsx';

/** Lies transparent on the home page's picture; elsewhere it stands on paper. */
export function Header() {
  const t = useTexts();
  const { pathname } = useLocation();
  const { user } = useAuthentication();
  const isHome = pathWithoutLocale(pathname) === '/';
  return (
    <header className={classNames(styles.header, isHome && styles.transparent)}>
      <div className={styles.bar}>
        <LocalLink to="/" className={styles.home} aria-label={t(m.shell_home_link)}>
          <Wordmark />
        </LocalLink>
        <nav aria-label={t(m.shell_main_navigation)} className={styles.navigation}>
          <LocalNavLink to="/read" className={styles.place}>
            {t(m.shell_read)}
          </LocalNavLink>
          <LocalNavLink to="/book/" className={styles.place}>
            {t(m.shell_book)}
          </LocalNavLink>
          <LocalNavLink to="/video-courses" className={styles.place}>
            {t(m.videos_nav)}
          </LocalNavLink>
          {user !== null && (
            <span className={styles.wide}>
              <LocalNavLink to="/my-video-courses" className={styles.place}>
                {t(m.videos_nav_mine)}
              </LocalNavLink>
            </span>
          )}
        </nav>
        <div className={styles.wide}>
          <ShellEntries />
        </div>
        <div className={styles.roomy}>
          <LanguageSwitch />
        </div>
        <div className={styles.wide}>
          <AccountMenu />
        </div>
        <NarrowMenu />
      </div>
    </header>
  );
}

/** What fits into the bar on wide screens and into the menu on narrow ones. */
function ShellEntries() {
  const t = useTexts();
  const modals = useModals();
  const registerBusinessHref = useRegisterBusinessHref();
  return (
    <ul className={styles.entries}>
      <li>
        <LocalLink to="/about" className={styles.entry}>
          {t(m.shell_about)}
        </LocalLink>
      </li>
      <li>
        <ContactEntry className={styles.entry}>{t(m.shell_contact)}</ContactEntry>
      </li>
      <li>
        <button type="button" className={styles.entry} onClick={() => modals.open(DOWNLOAD_APP_MODAL)}>
          {t(m.shell_download_app)}
        </button>
      </li>
      <li>
        <a href={registerBusinessHref} className={styles.entry}>
          {t(m.shell_register_business)}
        </a>
      </li>
    </ul>
  );
}

function NarrowMenu() {
  const t = useTexts();
  return (
    <DisclosureMenu
      label={t(m.shell_menu)}
      button={<IconMenu2 size={24} stroke={1.6} aria-hidden="true" />}
      className={styles.menu}
    >
      <AccountEntries />
      <div className={styles.menuEntries}>
        <ShellEntries />
      </div>
      <div className={styles.cramped}>
        <LanguageSwitch />
      </div>
    </DisclosureMenu>
  );
}
