import { addPromoCode } from '#server/modules/payments/index.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { ofProvider } from './profile.ts';
import { otherPlaceOf } from './services.ts';
import type { AccessTarget, AnothersIds } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;

/** A code that the provider has not had yet. */
const newCode = (): string => {
  made += 1;
  return `CODE-${made}`;
};

const form = () => ({
  code: newCode(),
  percentBasisPoints: 1000,
  duration: 'once' as const,
  validFrom: '2026-01-01',
});

const codeAt = ({ app }: Town, { providerId }: ProviderOfTown): Promise<number> =>
  addPromoCode(app.work(), providerId, form());

const another =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await codeAt(town, otherPlaceOf(town, me)) }];

export const PROMO_CODES = ofProvider('the promo codes', () => ({}));
export const NEW_PROMO_CODE = ofProvider('a new promo code', () => ({ input: form() }));
export const PROMO_CODE = ofProvider(
  'a promo code',
  async (town, _me, place) => ({
    id: await codeAt(town, place),
    version: 1,
    active: false,
    input: form(),
  }),
  { id: another('id') },
);

/** A code as customers try it: a provider that nobody sees answers like one without it. */
export const PROMO_CODE_TO_TRY: AccessTarget = {
  called: 'a code that customers try; another’s: of a locked provider, which is refused for being none',
  mine: async ({ app, here }) => {
    const { code, ...more } = form();
    await addPromoCode(app.work(), here.providerId, { code, ...more });
    return { providerId: here.providerId, code, amountCents: 5000 };
  },
  others: ({ hidden }) => [{ providerId: hidden.providerId, code: 'NOPE', amountCents: 5000 }],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: ({ hidden }) => [{ providerId: hidden.providerId }] },
};

const FIELDS = () => ({
  code: newCode(),
  kind: 'percent',
  percentBasisPoints: '10',
  duration: 'once',
  validFrom: '2026-01-01',
});

export const PROMO_CODES_SCREEN = screen('the promo codes', () => ({}));
export const PROMO_CODE_TO_END = screen(
  'a promo code to end',
  async (town, _me, place) => ({ form: { act: 'end', ids: await codeAt(town, place) } }),
  { 'form.ids': another('form.ids') },
);
export const NEW_PROMO_CODE_SCREEN = screen('the form of a new promo code', () => ({ form: FIELDS() }));
export const PROMO_CODE_SCREEN = screen(
  'the form of a promo code',
  async (town, _me, place) => ({
    promoCodeId: await codeAt(town, place),
    form: { ...FIELDS(), version: 1 },
  }),
  { promoCodeId: another('promoCodeId') },
);
