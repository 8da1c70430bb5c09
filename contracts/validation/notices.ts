import * as v from 'valibot';

const Id = v.pipe(v.number(), v.integer(), v.minValue(1));

/** Which of one's own notices are marked as read: some, or all up to one. */
export const NoticesToMark = v.pipe(
  v.object({
    upTo: v.nullish(Id, null),
    ids: v.nullish(v.pipe(v.array(Id), v.maxLength(100)), []),
  }),
  v.forward(
    v.check(({ upTo, ids }) => (upTo === null) !== (ids.length === 0)),
    ['upTo'],
  ),
);
