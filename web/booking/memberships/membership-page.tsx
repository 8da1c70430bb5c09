import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { useTexts } from '#web/lib/texts.tsx';
import buttonStyles from '#web/ui/button.module.css';
import pageStyles from '../classes/sign-up.module.css';
import type { KnownContact } from '../load-booking.ts';
import { useProviderLanguage } from '../provider-language.ts';
import { BuyPass } from './buy-pass.tsx';
import type { PassAnswer } from './buy-pass-from-form.ts';
import type { MembershipToBuy } from './membership-calls.ts';
import { paysText, ruleText } from './membership-labels.ts';
import styles from './memberships.module.css';
import { OfferWords } from './offer-choice.tsx';

type MembershipPageProps = {
  membership: MembershipToBuy;
  seller: { id: number; name: string; phone: string | null; email: string | null };
  asked: AskedContact;
  known: KnownContact | null;
  attemptKey: string;
  answer: PassAnswer | undefined;
  /** The address of the list that it stands in. */
  back: string;
  headingLevel: 1 | 2;
};

/** A membership: what it pays, its rules, its offers, and buying one of them (specification sections 2 and 4). */
export function MembershipPage({ membership, seller, back, headingLevel, ...buying }: MembershipPageProps) {
  const t = useTexts();
  const lang = useProviderLanguage();
  const Heading = `h${headingLevel}` as const;
  const { answer } = buying;
  const sold = membership.offers.filter(({ canBuy }) => canBuy);
  return (
    <article className={pageStyles.page}>
      <header className={pageStyles.head}>
        <p>
          <Link to={back} className={pageStyles.back}>
            <IconChevronLeft size={16} stroke={1.6} aria-hidden="true" />
            {t(m.signup_back_to, { name: seller.name })}
          </Link>
        </p>
        <Heading lang={lang}>{membership.name}</Heading>
        <p className={styles.muted}>{paysText(t, membership)}</p>
        {membership.description && (
          <p lang={lang} className={pageStyles.description}>
            {membership.description}
          </p>
        )}
      </header>
      {membership.rules.length > 0 && (
        <section aria-labelledby="rules">
          <h2 id="rules" className={pageStyles.step}>
            {t(m.passes_rules)}
          </h2>
          <ul className={styles.rules}>
            {membership.rules.map((rule) => (
              <li key={`${rule.type}-${rule.period}`}>{ruleText(t, rule)}</li>
            ))}
          </ul>
        </section>
      )}
      <section className={pageStyles.panel} aria-label={t(m.passes_offers)}>
        {answer?.kind === 'pay' && (
          <div role="status" className={styles.form}>
            <p>{t(m.passes_answer_to_pay)}</p>
            <a
              href={answer.path}
              target="_blank"
              rel="noopener"
              className={`${buttonStyles.button} ${buttonStyles.primary}`}
            >
              {t(m.booking_go_to_payment)}
            </a>
          </div>
        )}
        {answer?.kind === 'bought' && <p role="status">{t(m.passes_bought_guest)}</p>}
        {sold.length > 0 && answer?.kind !== 'pay' && answer?.kind !== 'bought' && (
          <BuyPass
            {...buying}
            offers={sold}
            seller={seller}
            refusal={answer?.kind === 'refused' ? answer : null}
          />
        )}
        {sold.length === 0 && (
          <>
            <ul className={styles.offers}>
              {membership.offers.map((one) => (
                <li key={one.offer.id}>
                  <OfferWords one={one} lang={lang} />
                </li>
              ))}
            </ul>
            <p>{t(m.passes_desk_only)}</p>
          </>
        )}
      </section>
    </article>
  );
}
