import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';

/**
 * Several fields of an answer ask the same: it is read once for a request.
 * @param nameOf the same for questions with the same answer
 */
export function oncePerRequest<Question, Answer>(
  read: (work: Work, question: Question) => Promise<Answer>,
  nameOf: (question: Question) => string,
): (context: RequestContext, question: Question) => Promise<Answer> {
  const known = new WeakMap<RequestContext, Map<string, Promise<Answer>>>();
  return (context, question) => {
    const ofRequest = known.get(context) ?? new Map<string, Promise<Answer>>();
    known.set(context, ofRequest);
    const answer = ofRequest.get(nameOf(question)) ?? read(context.work, question);
    ofRequest.set(nameOf(question), answer);
    return answer;
  };
}
