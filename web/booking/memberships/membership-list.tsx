import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import styles from '../classes/offers.module.css';
import { useProviderLanguage } from '../provider-language.ts';
import type { MembershipToBuy } from './membership-calls.ts';
import { paysText, priceText } from './membership-labels.ts';

/** Memberships as cards, each with the way to its offers (specification section 2, "Booking widget"). */
export function MembershipList({
  memberships,
  basePath,
}: {
  memberships: readonly MembershipToBuy[];
  basePath: string;
}) {
  const t = useTexts();
  const lang = useProviderLanguage();
  return (
    <ul className={styles.classes}>
      {memberships.map((membership) => (
        <li key={membership.id} className={styles.class}>
          <div className={styles.whole}>
            <h3 className={styles.name} lang={lang}>
              {membership.name}
            </h3>
            {membership.description && (
              <p className={styles.description} lang={lang}>
                {membership.description}
              </p>
            )}
            <p className={styles.muted}>{paysText(t, membership)}</p>
          </div>
          <div className={styles.foot}>
            <p className={styles.price}>{priceText(t, membership)}</p>
            <ButtonLink to={`${basePath}/membership/${membership.id}`}>
              {t(m.passes_open)}
              <span className="visually-hidden">
                : <span lang={lang}>{membership.name}</span>
              </span>
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  );
}
