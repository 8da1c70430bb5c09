import { IconMail, IconMapPin, IconMessages, IconPhone, IconWorld } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { PlaceMap } from '#web/ui/place-map.tsx';
import { addressLines, SOCIAL_NETWORKS } from './provider.ts';
import type { ProviderOnPage } from './provider.ts';
import styles from './provider-page.module.css';

const NETWORK_NAMES = {
  facebook: m.provider_social_facebook,
  instagram: m.provider_social_instagram,
  linkedin: m.provider_social_linkedin,
  twitter: m.provider_social_twitter,
  youtube: m.provider_social_youtube,
};

export function WhereAndContacts({ provider }: { provider: ProviderOnPage }) {
  const t = useTexts();
  const { location, phone, email, url, socialLinks } = provider;
  const lines = addressLines(location);
  const inMaps = new URLSearchParams({ api: '1', query: [provider.name, ...lines].join(', ') });
  const icon = { size: 20, stroke: 1.6, 'aria-hidden': true } as const;
  const networks = SOCIAL_NETWORKS.flatMap((network) => {
    const address = socialLinks[network];
    return address === null ? [] : [{ network, address }];
  });
  return (
    <section id="where" aria-labelledby="where-title" className={styles.where}>
      <h2 id="where-title">{t(m.provider_where)}</h2>
      <div className={styles.place}>
        <PlaceMap
          latitude={location.latitude}
          longitude={location.longitude}
          label={t(m.provider_map, { address: lines.join(', ') })}
        />
        <ul className={styles.contacts}>
          <li>
            <IconMapPin {...icon} />
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
              {lines.length > 0 && (
                <a href={`https://www.google.com/maps/search/?${inMaps}`} target="_blank" rel="noopener">
                  {t(m.provider_open_map)}
                </a>
              )}
            </address>
          </li>
          {provider.takesMessages && (
            <li>
              <IconMessages {...icon} />
              <LocalLink to={`/chat?provider=${provider.id}&chat=new`} rel="nofollow">
                {t(m.chat_write)}
              </LocalLink>
            </li>
          )}
          {phone && (
            <li>
              <IconPhone {...icon} />
              <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>
            </li>
          )}
          {email && (
            <li>
              <IconMail {...icon} />
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {url && (
            <li>
              <IconWorld {...icon} />
              <a href={url} rel="nofollow noopener">
                {t(m.provider_website)}
              </a>
            </li>
          )}
          {networks.map(({ network, address }) => (
            <li key={network}>
              <IconWorld {...icon} />
              <a href={address} rel="nofollow noopener">
                {t(NETWORK_NAMES[network])}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
