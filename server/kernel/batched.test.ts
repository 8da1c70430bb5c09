import { describe, expect, it } from 'vitest';
import { Batched } from './batched.ts';

/** Doubles numbers, each statement when the test says so. */
function heldBack(most = 10) {
  const statements: { questions: readonly number[]; answer: PromiseWithResolvers<readonly number[]> }[] = [];
  const batched = new Batched((questions: readonly number[]) => {
    const answer = Promise.withResolvers<readonly number[]>();
    statements.push({ questions, answer });
    return answer.promise;
  }, most);
  const answerNext = async () => {
    const next = statements.at(-1);
    next?.answer.resolve(next.questions.map((question) => question * 2));
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { batched, answerNext, asked: () => statements.map(({ questions }) => questions), statements };
}

describe('asked together', () => {
  it('asks at once when nobody else does', async () => {
    const { batched, answerNext, asked } = heldBack();
    const alone = batched.ask(1);
    expect(asked()).toEqual([[1]]);
    await answerNext();
    expect(await alone).toBe(2);
  });

  it('asks as one for all who came meanwhile, and gives each their own answer', async () => {
    const { batched, answerNext, asked } = heldBack();
    const answers = Promise.all([1, 2, 3, 2].map((question) => batched.ask(question)));
    expect(asked()).toEqual([[1]]);
    await answerNext();
    expect(asked()).toEqual([[1], [2, 3, 2]]);
    await answerNext();
    expect(await answers).toEqual([2, 4, 6, 4]);
  });

  it('never asks for more than it may', async () => {
    const { batched, answerNext, asked } = heldBack(2);
    const answers = Promise.all([1, 2, 3, 4].map((question) => batched.ask(question)));
    for (let round = 0; round < 3; round += 1) await answerNext();
    expect(asked()).toEqual([[1], [2, 3], [4]]);
    expect(await answers).toEqual([2, 4, 6, 8]);
  });

  it('tells everybody of a failure whom it concerns, and goes on', async () => {
    const { batched, answerNext, statements } = heldBack();
    const first = batched.ask(1);
    const others = Promise.allSettled([batched.ask(2), batched.ask(3)]);
    await answerNext();
    statements.at(-1)?.answer.reject(new Error('gone'));
    expect((await others).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await first).toBe(2);
    const later = batched.ask(4);
    await answerNext();
    expect(await later).toBe(8);
  });

  it('takes no answer for somebody else’s', async () => {
    const { batched, statements } = heldBack();
    const asked = batched.ask(1);
    statements[0]?.answer.resolve([]);
    await expect(asked).rejects.toThrow('Not every question was answered');
  });
});
