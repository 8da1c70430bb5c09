import { formatMoney } from '#contracts/format.ts';
import type { ShareAmount } from '#contracts/share.ts';
import * as m from '#contracts/texts/messages.js';
import { typedPercent } from '#web/lib/form/basis-points-in.ts';
import type { Texts } from '#web/lib/texts-in.ts';

/** An amount of a share in words: so much of what was paid, or so many euro a booking. */
export const amountText = (t: Texts, { amountType, amount }: ShareAmount): string =>
  amountType === 'percent'
    ? t(m.share_percent, { percent: typedPercent(amount) })
    : t(m.share_fixed, { amount: formatMoney(amount) });
