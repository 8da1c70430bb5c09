import * as m from '#contracts/texts/messages.js';
import type { WalletMovementKind } from '#web/generated/operations.ts';
import type { Texts } from './texts-in.ts';

/** What happened with credit, in the words of the screens. */
export function walletMovementText(
  t: Texts,
  { kind, name }: { kind: WalletMovementKind; name: string | null },
): string {
  switch (kind) {
    case 'topUp':
      return t(m.wallet_movement_top_up);
    case 'topUpReturned':
      return t(m.wallet_movement_top_up_returned);
    case 'gift':
      return t(m.wallet_movement_gift);
    case 'spent':
      return name === null ? t(m.wallet_movement_spent_plain) : t(m.wallet_movement_spent, { name });
    case 'givenBack':
      return name === null
        ? t(m.wallet_movement_given_back_plain)
        : t(m.wallet_movement_given_back, { name });
    case 'correction':
      return t(m.wallet_movement_correction);
  }
}
