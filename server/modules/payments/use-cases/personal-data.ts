import type { PersonalDataSource } from '#server/kernel/personal-data.ts';
import { getProviderContacts } from '#server/modules/providers/index.ts';
import { cutOrdersOfOthers, readOrdersToExport } from '../store/personal-data.ts';
import { readWalletsToShow } from '../store/shown-wallets.ts';

/** What somebody ordered, paid and got back. None of it names them; Italian law has it kept for ten years (c.c. art. 2220). */
export const paymentsPersonalData: PersonalDataSource = {
  placeInExport: 50,
  tables: {
    orders: {
      keptBecause:
        'amounts, times and what was ordered are kept ten years (c.c. art. 2220); no name or e-mail is in them',
    },
    wallet_movements: {
      keptBecause: 'who of the staff gave credit stands in the books, as who took money does',
    },
    till_counts: {
      keptBecause: 'who of the staff counted the drawer stands in the books, as who took money does',
    },
    till_payments: {
      keptBecause:
        'who of the staff took or gave money stands in the books, which are kept ten years (c.c. art. 2220)',
    },
  },
  async export(work, _deps, { personId }) {
    const [orders, wallets] = await Promise.all([
      readOrdersToExport(work, personId),
      readWalletsToShow(work, personId),
    ]);
    const providers = await getProviderContacts(
      work,
      [...orders, ...wallets].map(({ providerId }) => providerId),
    );
    const nameOf = (providerId: number) => providers.get(providerId)?.name;
    return {
      orders: orders.map((order) => ({ provider: nameOf(order.providerId), ...order })),
      wallets: wallets.map(({ providerId, ...wallet }) => ({ provider: nameOf(providerId), ...wallet })),
    };
  },
  async erase(work, { personId }) {
    await cutOrdersOfOthers(work, personId);
  },
};
