import { expect, it } from 'vitest';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { oncePerRequest } from './once-per-request.ts';

it('reads once for a request and question, and anew for the next request', async () => {
  const asked: number[] = [];
  const read = oncePerRequest(async (_work, question: number) => asked.push(question), String);
  // Only its identity is used.
  const [one, other] = [{} as RequestContext, {} as RequestContext];
  expect(await Promise.all([read(one, 7), read(one, 7), read(one, 8), read(other, 7)])).toEqual([1, 1, 2, 3]);
  expect(asked).toEqual([7, 8, 7]);
});
