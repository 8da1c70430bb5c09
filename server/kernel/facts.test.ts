import { expect, it } from 'vitest';
import type { Fact } from './facts.ts';
import { fact } from './facts.ts';
import type { Work } from './work.ts';

type SomethingHappened = Fact<'somethingHappened', { id: number }>;
const somethingHappened = fact<SomethingHappened>('somethingHappened');

it('a constructor makes its fact, with the name it is stored under', () => {
  expect(somethingHappened({ id: 1 })).toEqual({ name: 'somethingHappened', data: { id: 1 } });
});

it('nothing else can be announced, nor a name with other data', () => {
  // Never called: the compiler is what is asked here.
  const announcements = (work: Work) => [
    work.announce(somethingHappened({ id: 1 })),
    // @ts-expect-error not made by a constructor
    work.announce({ name: 'somethingHappened', data: { id: 1 } }),
    // @ts-expect-error other data
    work.announce(somethingHappened({ identity: 1 })),
  ];
  // @ts-expect-error another name
  expect(fact<SomethingHappened>('somethingElse')).toBeInstanceOf(Function);
  expect(announcements).toBeInstanceOf(Function);
});
