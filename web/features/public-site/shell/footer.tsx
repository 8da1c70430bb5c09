import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandTwitter,
  IconBrandYoutube,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SocialNetwork } from '#contracts/public-config.ts';
import * as m from '#contracts/texts/messages.js';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { useRegisterBusinessHref } from '#web/lib/register-business.ts';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useModals } from '#web/ui/modal.tsx';
import { COOKIE_SETTINGS } from '../cookies/cookie-settings-id.ts';
import { ContactEntry } from './contact-entry.tsx';
import styles from './footer.module.css';
import { DOWNLOAD_APP_MODAL } from './modal-ids.ts';
import { Wordmark } from './wordmark.tsx';

const NETWORKS: readonly { id: SocialNetwork; name: string; Icon: typeof IconBrandFacebook }[] = [
  { id: 'instagram', name: 'Instagram', Icon: IconBrandInstagram },
  { id: 'facebook', name: 'Facebook', Icon: IconBrandFacebook },
  { id: 'youtube', name: 'YouTube', Icon: IconBrandYoutube },
  { id: 'linkedin', name: 'LinkedIn', Icon: IconBrandLinkedin },
  { id: 'twitter', name: 'Twitter', Icon: IconBrandTwitter },
];

export function Footer() {
  const t = useTexts();
  const modals = useModals();
  const localPath = useLocalPath();
  const registerBusinessHref = useRegisterBusinessHref();
  return (
    <footer className={`${styles.footer} on-deep`}>
      <svg className={styles.ridge} viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 62C180 10 380 8 620 44s420 30 820-22v68H0Z" />
      </svg>
      <div className={styles.inside}>
        <div className={styles.columns}>
          <div className={styles.name}>
            <Wordmark />
            <p>{t(m.shell_tagline)}</p>
            <SocialLinks />
          </div>
          <Column title={t(m.shell_footer_discover)}>
            <LocalLink to="/book/?type=C">{t(m.shell_footer_centers)}</LocalLink>
            <LocalLink to="/book/?type=P">{t(m.shell_footer_professionals)}</LocalLink>
            <LocalLink to="/read">{t(m.shell_footer_read)}</LocalLink>
            <LocalLink to="/newsletter">{t(m.newsletter_title)}</LocalLink>
            <button type="button" onClick={() => modals.open(DOWNLOAD_APP_MODAL)}>
              {t(m.shell_download_app)}
            </button>
          </Column>
          <Column title={t(m.shell_footer_business)}>
            <a href={registerBusinessHref}>{t(m.shell_register_business)}</a>
            <a href={localPath('/business/login')}>{t(m.bizlogin_footer)}</a>
            <ContactEntry isDemo>{t(m.demo_ask)}</ContactEntry>
            <ContactEntry>{t(m.shell_footer_talk)}</ContactEntry>
          </Column>
          <Column title={t(m.shell_footer_company)}>
            <LocalLink to="/about">{t(m.shell_about)}</LocalLink>
            <ContactEntry>{t(m.shell_contact)}</ContactEntry>
          </Column>
        </div>
        <nav aria-label={t(m.shell_footer_legal)} className={styles.legal}>
          <LocalLink to="/privacy">{t(m.shell_privacy)}</LocalLink>
          <LocalLink to="/cookies">{t(m.shell_cookies)}</LocalLink>
          <LocalLink to="/terms">{t(m.shell_terms)}</LocalLink>
          <LocalLink to={`/cookies#${COOKIE_SETTINGS}`}>{t(m.cookies_settings)}</LocalLink>
        </nav>
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <section className={styles.column}>
      <h2>{title}</h2>
      <ul>
        {children.filter(Boolean).map((child, index) => (
          <li key={index}>{child}</li>
        ))}
      </ul>
    </section>
  );
}

function SocialLinks() {
  const t = useTexts();
  const { socialLinks = {} } = usePublicConfig();
  const shown = NETWORKS.filter(({ id }) => socialLinks[id]);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t(m.shell_footer_social)}>
      {shown.map(({ id, name, Icon }) => (
        <li key={id}>
          <a
            href={socialLinks[id]}
            target="_blank"
            rel="noopener"
            aria-label={t(m.shell_footer_new_tab, { name })}
          >
            <Icon size={22} stroke={1.6} aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
