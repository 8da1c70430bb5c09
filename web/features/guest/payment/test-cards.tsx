import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { groupCardNumber } from './card-fields.ts';
import styles from './payment.module.css';

const CARDS = [
  { number: '4242424242424242', text: m.payment_test_card_works },
  { number: '4000000000003220', text: m.payment_test_card_bank },
  { number: '4000000000009995', text: m.payment_test_card_funds },
];

/** Cards that pay with test money, ready to be used. */
export function TestCards({ onChoose }: { onChoose: (number: string) => void }) {
  const t = useTexts();
  return (
    <details className={styles.testCards}>
      <summary>{t(m.payment_test_cards)}</summary>
      <ul>
        {CARDS.map(({ number, text }) => (
          <li key={number}>
            <button type="button" onClick={() => onChoose(number)}>
              <span className="figures">{groupCardNumber(number)}</span> {t(text)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
