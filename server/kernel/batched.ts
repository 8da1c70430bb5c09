import type { Work } from './work.ts';

interface Waiting<Question, Answer> {
  question: Question;
  answered: PromiseWithResolvers<Answer>;
}

/**
 * Asks for many as one: while one statement is under way, whoever asks meanwhile waits for the next. Alone, somebody waits for
 * nobody; in a crowd a question costs a row instead of a statement. Every answer is read after its question came.
 */
export class Batched<Question, Answer> {
  readonly #askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>;
  readonly #most: number;
  #waiting: Waiting<Question, Answer>[] = [];
  #isAsking = false;

  /**
   * @param askAll answers in the order of the questions; when it fails, everybody it asked for is told
   * @param most questions in one statement
   */
  constructor(askAll: (questions: readonly Question[]) => Promise<readonly Answer[]>, most: number) {
    this.#askAll = askAll;
    this.#most = most;
  }

  ask(question: Question): Promise<Answer> {
    const answered = Promise.withResolvers<Answer>();
    this.#waiting.push({ question, answered });
    if (!this.#isAsking) void this.#askWhoWaits();
    return answered.promise;
  }

  async #askWhoWaits(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting.splice(0, this.#most);
      try {
        const answers = await this.#askAll(asked.map(({ question }) => question));
        if (answers.length !== asked.length) throw new Error('Not every question was answered');
        for (const [index, answer] of answers.entries()) asked[index]?.answered.resolve(answer);
      } catch (error) {
        for (const { answered } of asked) answered.reject(error);
      }
    }
    this.#isAsking = false;
  }
}

/** Asks together all who ask through the same connections. @param askAll as above, with the work of one of them */
export function batchedPerDatabase<Question, Answer>(
  askAll: (work: Work, questions: readonly Question[]) => Promise<readonly Answer[]>,
  most: number,
): (work: Work, question: Question) => Promise<Answer> {
  const known = new WeakMap<Work['db'], Batched<Question, Answer>>();
  return (work, question) => {
    const batched =
      known.get(work.db) ?? new Batched((questions: readonly Question[]) => askAll(work, questions), most);
    known.set(work.db, batched);
    return batched.ask(question);
  };
}
