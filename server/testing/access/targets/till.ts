import { screen } from './center-pages.ts';
import { ofProvider } from './profile.ts';

let made = 0;

export const TILL = ofProvider('today’s till', () => ({}));
export const TILL_TO_COUNT = ofProvider('the drawer', () => ({
  input: { countedCents: 0, leftCents: 0, expectedCents: 0, note: `Conta ${(made += 1)}` },
}));

export const TILL_SCREEN = screen('the till', () => ({}));
export const TILL_COUNT_TO_SAVE = screen('the drawer', () => ({
  form: {
    intent: 'count',
    countedCents: '0',
    leftCents: '',
    expectedCents: '0',
    note: `Conta ${(made += 1)}`,
  },
}));
