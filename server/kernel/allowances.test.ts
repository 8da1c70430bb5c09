import { beforeEach, describe, expect, it } from 'vitest';
import { Allowances } from './allowances.ts';

let now = 0;
beforeEach(() => {
  now = 0;
});
const allowances = (options: { mostKnown?: number } = {}) =>
  new Allowances(600, { now: () => now, ...options });
const refusal = (retryAfterSeconds: number) =>
  expect.objectContaining({ code: 'tooManyRequests', details: { retryAfterSeconds } });

describe('an allowance', () => {
  it('is spent at once and comes back little by little', () => {
    const all = allowances();
    all.spend('anna', 600);
    expect(() => all.spend('anna', 10)).toThrow(refusal(1));
    now = 999;
    expect(() => all.spend('anna', 10)).toThrow(refusal(1));
    now = 1_000;
    all.spend('anna', 10);
    expect(() => all.spend('anna', 300)).toThrow(refusal(30));
    now = 31_000;
    all.spend('anna', 300);
  });

  it('never grows beyond what a minute gives', () => {
    const all = allowances();
    all.spend('anna', 1);
    now = 3_600_000;
    all.spend('anna', 600);
    expect(() => all.spend('anna', 1)).toThrow(refusal(1));
  });

  it('belongs to one alone, and a refusal costs nothing', () => {
    const all = allowances();
    all.spend('anna', 500);
    expect(() => all.spend('anna', 200)).toThrow(refusal(10));
    all.spend('anna', 100);
    all.spend('bruno', 600);
  });

  it('lets the largest question through on a full purse', () => {
    const all = allowances();
    all.spend('anna', 1_000_000);
    expect(() => all.spend('anna', 1_000_000)).toThrow(refusal(60));
  });

  it('is forgotten for whoever asked longest ago when too many are known', () => {
    const all = allowances({ mostKnown: 2 });
    all.spend('anna', 600);
    all.spend('bruno', 600);
    expect(() => all.spend('anna', 1)).toThrow(refusal(1));
    all.spend('carla', 600);
    expect(() => all.spend('bruno', 1)).toThrow(refusal(1));
    expect(() => all.spend('carla', 1)).toThrow(refusal(1));
    all.spend('anna', 600);
  });
});
