import { expect, it } from 'vitest';
import { readPaymentSetting } from './payment-setting.ts';

it.each([
  ['NoPayments', 'NoPayments'],
  ['Optional', 'Optional'],
  ['OnlineOnly', 'OnlineOnly'],
  ['membership', 'membership'],
  ['off', 'NoPayments'],
  ['on', 'OnlineOnly'],
  ['on+off', 'Optional'],
  ['OFF', null],
  ['', null],
  ['toString', null],
])('reads %o as %o', (word, setting) => {
  expect(readPaymentSetting(word)).toBe(setting);
});
