import { IconClock, IconMapPin } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SmartImage } from '#web/ui/smart-image.tsx';
import providerPlaceholder from './provider-placeholder.svg';
import { addressLines, largestImage } from './provider.ts';
import styles from './provider-page.module.css';
import type { ProviderPageData } from './provider-page-data.ts';

/** Picture, name, kind and place, and whether it is open now. */
export function ProviderHead({ provider, words }: Pick<ProviderPageData, 'provider' | 'words'>) {
  const t = useTexts();
  const { name, language, type, categories, location } = provider;
  return (
    <header className={styles.header}>
      <SmartImage
        src={largestImage(provider.images)}
        fallback={providerPlaceholder}
        alt={provider.photos[0]?.description || t(m.provider_picture, { name })}
        width={1280}
        height={800}
        loading="eager"
        fetchPriority="high"
        className={styles.picture}
      />
      <div className={styles.names}>
        <h1 lang={language}>{name}</h1>
        <ul className={styles.badges}>
          <li className={styles.kind}>
            {t(type === 'C' ? m.provider_type_center : m.provider_type_professional)}
          </li>
          {categories.map((category, position) => (
            <li key={category.id}>
              <Badge position={position}>{category.name}</Badge>
            </li>
          ))}
        </ul>
        <p className={styles.address}>
          <IconMapPin size={20} stroke={1.6} aria-hidden="true" />
          <a href="#where">{addressLines(location).join(', ')}</a>
        </p>
        {words.openNow && (
          <p className={styles.address} data-open={words.openNow.isOpen || undefined}>
            <IconClock size={20} stroke={1.6} aria-hidden="true" />
            <span>{words.openNow.text}</span>
          </p>
        )}
        {words.closed.map((sentence) => (
          <p key={sentence} className={styles.closed}>
            {sentence}
          </p>
        ))}
      </div>
    </header>
  );
}
