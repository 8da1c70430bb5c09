import { IconPencil } from '@tabler/icons-react';
import { Outlet } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { answerAct } from '#web/business-frame/acts/answer-act.ts';
import { idIn, providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { faultAt } from '#web/business-frame/list-screen/list-route.tsx';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/product.route.ts';
import { PRODUCT_ACTS } from './change-products.ts';
import { CourseBuyers } from './course-buyers.tsx';
import { CourseFacts } from './course-facts.tsx';
import { CourseFilms } from './course-films.tsx';
import { CourseSections } from './course-sections.tsx';
import { PRODUCT } from './product-calls.ts';
import styles from './products.module.css';
import { useMayChangeProducts } from './use-may-change-products.ts';
import { useProductActs } from './use-product-acts.tsx';
import { useUploads } from './use-uploads.ts';
import { useWatchedStates } from './use-watched-states.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args as { loaderData?: { course: { name: string } } };
  return pageMeta(args, (t) => ({ title: loaderData?.course.name ?? t(m.products_title), isPrivate: true }));
};
export const ErrorBoundary = faultAt('products', m.products_title);

/** Of those who have the course. */
const pageIn = (url: URL): number => Math.max(1, Number(url.searchParams.get('page')) || 1);

export function loader({ context, url, params }: Route.LoaderArgs) {
  const of = { providerId: providerIdIn(params), id: idIn(params.productId) };
  return whenAllowed(url, async () => {
    const found = await requestOf(context).api(PRODUCT, { ...of, page: pageIn(url) });
    return { ...found.getProduct, buyers: found.getProductBuyers };
  });
}

export async function action({ context, request, params }: Route.ActionArgs) {
  return answerAct(await request.formData(), requestOf(context), providerIdIn(params), PRODUCT_ACTS);
}

/** One video course: what it is, its picture and intro, its sections and files (specification section 2, "Products"). */
export default function ProductRoute({
  loaderData: { course, sections, files, buyers },
}: Route.ComponentProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMayChangeProducts();
  const { actsOf, question } = useProductActs(true);
  const uploads = useUploads(course.id);
  useWatchedStates(course, files);
  return (
    <Screen
      title={course.name}
      act={
        mayChange && (
          <ButtonLink to={centerPath(`products/${course.id}/edit`)} look="quiet">
            <IconPencil size={18} stroke={1.6} aria-hidden="true" />
            {t(m.products_edit)}
          </ButtonLink>
        )
      }
    >
      <CourseFacts course={course} files={files} />
      {mayChange && <CourseFilms course={course} uploads={uploads} />}
      <CourseSections course={course} sections={sections} files={files} uploads={uploads} />
      <CourseBuyers course={course} buyers={buyers} />
      {mayChange && (
        <div className={styles.acts}>
          {actsOf(course)
            .filter(({ id }) => id !== 'edit')
            .map((act) => (
              <ActButton key={act.id} act={act} />
            ))}
        </div>
      )}
      {question}
      <Outlet />
    </Screen>
  );
}
