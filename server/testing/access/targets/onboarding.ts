import { randomUUID } from 'node:crypto';
import { PASSWORD } from '#server/modules/identity/testing/sign-in-steps.ts';
import type { Member, Town } from '../town.ts';
import { withActs } from './acts.ts';
import { addApp } from './second-factors.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

let made = 0;
const center = (): Args => ({ type: 'C', name: `Centro ${(made += 1)}`, city: 'Bologna' });

export const BUSINESS_REGISTRATION: AccessTarget = {
  called: 'an e-mail nobody has registered; another’s: one that is taken',
  mine: () => ({
    email: `new-business-${(made += 1)}@example.it`,
    password: PASSWORD,
    termsAccepted: true,
    ...center(),
  }),
  others: ({ vera }) => [{ email: vera.email, password: PASSWORD, termsAccepted: true, ...center() }],
};

export const NEW_CENTER: AccessTarget = {
  called: 'a center of one’s own',
  async mine(town, me) {
    await addApp(town, me);
    return center();
  },
  isOneself: true,
};

export const BUSINESS_REGISTRATION_FORM: AccessTarget = {
  called: 'an e-mail nobody has registered; another’s: one that is taken',
  mine: () => ({
    form: { email: `on-a-page-${(made += 1)}@example.com`, password: PASSWORD, terms: 'Y', ...center() },
  }),
  others: ({ vera }) => [{ form: { email: vera.email, password: PASSWORD, terms: 'Y', ...center() } }],
};

export const NEW_CENTER_FORM: AccessTarget = {
  called: 'a center of one’s own',
  async mine(town, me) {
    await addApp(town, me);
    return { form: { ...center(), attemptKey: randomUUID() } };
  },
  isOneself: true,
};

/** Something of the first settings of a center. */
function ofCenter(called: string, args: () => Args = () => ({})): AccessTarget {
  return {
    called: `${called} of a center; another’s: of another one`,
    mine: (town: Town, me: Member) => ({ providerId: placeOf(town, me).providerId, ...args() }),
    others: (town: Town, me: Member) => [{ providerId: otherPlaceOf(town, me).providerId, ...args() }],
    unknown: { providerId: UNKNOWN_ID },
    ids: { providerId: anotherProvider },
  };
}

export const SETUP = ofCenter('the first settings');
// Every day: other rows book at the same center.
export const FIRST_HOURS = withActs(
  ofCenter('the first hours', () => ({ template: 'everyDay', opensAt: 540, closesAt: 1080 })),
);
export const FIRST_TEAM = ofCenter('the first people', () => ({ name: `Ada ${(made += 1)}` }));
export const FIRST_PAYMENT = ofCenter('how customers pay', () => ({ acceptPayments: 'Optional' }));
export const SETUP_TO_PUT_OFF = ofCenter('the end of the first settings', () => ({ isPublished: false }));
export const SETUP_TO_PUBLISH = ofCenter('a page to publish', () => ({ isPublished: true }));
