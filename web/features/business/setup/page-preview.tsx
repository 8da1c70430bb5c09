import { categoryName } from '#contracts/category-names.ts';
import type { CategorySlug } from '#contracts/category-names.ts';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { hoursLines } from '#web/business-frame/setup/hours-lines.ts';
import styles from './page-preview.module.css';
import type { OwnPage, Setup } from '#web/business-frame/setup/setup-calls.ts';

const FEW_SERVICES = 4;

/** The page as customers will see it, with a place for what is still missing. */
export function PagePreview({ page, setup }: { page: OwnPage; setup: Setup }) {
  const t = useTexts();
  const locale = useLocale();
  const { addressLine1, postalCode, city } = page.location;
  const photo = page.photos[0]?.images.medium ?? null;
  const town = [postalCode, city].filter(Boolean).join(' ');
  return (
    <div className={styles.preview}>
      {photo ? (
        <img src={photo} alt="" width={800} height={500} className={styles.picture} />
      ) : (
        <p className={styles.noPicture}>{t(m.setup_picture)}</p>
      )}
      <div className={styles.body}>
        <p className={styles.name}>{page.name}</p>
        {page.categories.length > 0 ? (
          <p className={styles.badges}>
            {page.categories.map(({ slug }) => (
              <Badge key={slug}>{categoryName(slug as CategorySlug, locale)}</Badge>
            ))}
          </p>
        ) : (
          <Missing text={t(m.setup_missing_categories)} />
        )}
        <p>{[addressLine1, town].filter(Boolean).join(', ')}</p>
        {!addressLine1 && <Missing text={t(m.setup_missing_address)} />}
        {page.description ? (
          <p className={styles.description}>{page.description}</p>
        ) : (
          <Missing text={t(m.setup_missing_description)} />
        )}
        <p className={styles.title}>{t(m.services_title)}</p>
        {setup.services.length > 0 ? (
          <ul className={styles.services}>
            {setup.services.slice(0, FEW_SERVICES).map(({ id, name, duration, priceCents }) => (
              <li key={id}>
                <span>
                  {name} <small>{t(m.services_minutes, { minutes: duration })}</small>
                </span>
                <span>{formatMoney(priceCents)}</span>
              </li>
            ))}
          </ul>
        ) : (
          <Missing text={t(m.setup_missing_service)} />
        )}
        <p className={styles.title}>{t(m.provider_hours)}</p>
        {setup.hours.length > 0 ? (
          <dl className={styles.hours}>
            {hoursLines(setup.hours, locale).map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <Missing text={t(m.setup_missing_hours)} />
        )}
      </div>
    </div>
  );
}

const Missing = ({ text }: { text: string }) => <p className={styles.missing}>{text}</p>;
