import { aCustomer } from '#server/modules/customers/builders.ts';
import type { CourseMade } from '#server/modules/videos/builders.ts';
import { aGivenCourse } from '#server/modules/videos/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { ofProvider } from './profile.ts';
import { otherPlaceOf } from './services.ts';
import type { AccessTarget, AnothersIds } from './target.ts';
import { courseAt, onCourse, own } from './videos.ts';

let people = 0;
const customerOf = ({ app }: Town, { providerId }: Pick<ProviderOfTown, 'providerId'>): Promise<number> =>
  aCustomer(app.work(), { providerId, email: `guarda-${(people += 1)}@example.it` });

const given = async (town: Town, made: CourseMade): Promise<number> =>
  aGivenCourse(town.app.work(), { ...made, customerId: await customerOf(town, made) });

function aboutWho(target: AccessTarget): AccessTarget {
  return {
    ...target,
    ids: {
      ...target.ids,
      customerId: async (town, me) => [{ customerId: await customerOf(town, otherPlaceOf(town, me)) }],
      accessId: async (town, me) => [
        { accessId: await given(town, await courseAt(town, otherPlaceOf(town, me))) },
      ],
    },
  };
}

export const COURSE_TO_GIVE = aboutWho(
  own('a course to give away', async (town, made) =>
    onCourse(made, { customerId: await customerOf(town, made) }),
  ),
);
export const GIVEN_COURSE = aboutWho(
  own('a course that was given away', async (town, made) => ({
    providerId: made.providerId,
    accessId: await given(town, made),
  })),
);

async function boughtAt(town: Town, place: ProviderOfTown): Promise<number> {
  const made = await courseAt(town, place);
  await given(town, made);
  return made.courseId;
}
const another =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: await boughtAt(town, otherPlaceOf(town, me)) }];

/** There is somebody who has it, so that there is something to take out. */
export const BUYERS_FILE = ofProvider(
  'a file of who has a course',
  async (town, _me, place) => ({ format: 'csv', productId: await boughtAt(town, place) }),
  { productId: another('productId') },
);
export const STANDING_OF_BUYERS = ofProvider('what is missing for a file of who has a course', () => ({
  list: 'buyers',
}));
export const BUYERS_EXPORT_SCREEN = screen(
  'who has a course, to take out',
  async (town, _me, place) => ({ productId: await boughtAt(town, place), form: {} }),
  { productId: another('productId') },
);
