import { plainEuro } from '#contracts/money.ts';
import { SHARE_AMOUNT_TYPES } from '#contracts/share.ts';
import type { ShareAmount } from '#contracts/share.ts';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { typedPercent } from '#web/lib/form/basis-points-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './share-amount.module.css';

const TYPE_NAMES = { percent: m.share_type_percent, fixed: m.share_type_fixed };

type ShareAmountFieldsProps = {
  share: ShareAmount | null;
  errors: Readonly<Record<string, string>>;
  /** What was typed before a refusal, else what is kept. */
  value: (name: string, kept: string) => string;
};

/** How much of a paid booking somebody earns: a percentage, or euro. */
export function ShareAmountFields({ share, errors, value }: ShareAmountFieldsProps) {
  const t = useTexts();
  return (
    <div className={styles.amount}>
      <Choice
        name="amountType"
        label={t(m.share_type)}
        options={SHARE_AMOUNT_TYPES.toReversed().map((type) => ({
          value: type,
          label: t(TYPE_NAMES[type]),
        }))}
        isRequired
        defaultValue={value('amountType', share?.amountType ?? 'percent')}
        {...errorAt(errors, 'amountType')}
      />
      <Text
        name="amount"
        label={t(m.share_amount)}
        hint={t(m.share_amount_hint)}
        defaultValue={value('amount', share ? typedAmount(share) : '')}
        {...errorAt(errors, 'amount')}
      />
    </div>
  );
}

const typedAmount = ({ amountType, amount }: ShareAmount): string =>
  amountType === 'percent' ? typedPercent(amount) : plainEuro(amount).replace('.', ',');
