import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { FilterBar } from '#web/business-ui/filter-bar.tsx';
import { Reorder } from '#web/business-ui/reorder.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PRODUCT_ADDRESS } from './product-address.ts';
import type { ProductAddress } from './product-address.ts';
import type { ListedProduct } from './product-calls.ts';
import { REORDER_PRODUCTS } from './product-calls.ts';
import { countsText, priceText, stateOf } from './product-labels.ts';
import styles from './products.module.css';
import { useKeptOrder } from './use-kept-order.ts';
import { useMayChangeProducts } from './use-may-change-products.ts';
import { useProductActs } from './use-product-acts.tsx';

type ProductListProps = { asked: ProductAddress; products: readonly ListedProduct[] | null };

/** The video courses of a center in its order, those in use or the archived ones. @param props.products null where they could not be read */
export function ProductList({ asked, products }: ProductListProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const mayChange = useMayChangeProducts();
  const { actsOf, question } = useProductActs();
  const isOrdered = mayChange && asked.show === 'current' && products !== null && products.length > 1;
  return (
    <div>
      <FilterBar clearHref={centerPath('products')} isFiltered={asked.show !== 'current'}>
        <Segments
          name="show"
          label={t(m.products_which)}
          isLabelHidden
          options={[
            { value: 'current', label: t(m.products_current) },
            { value: 'archived', label: t(m.products_archived) },
          ]}
          defaultValue={asked.show}
        />
      </FilterBar>
      {isOrdered ? (
        <OrderedProducts products={products} actsOf={actsOf} />
      ) : (
        <Table
          label={t(m.products_title)}
          columns={columnsIn(t)}
          rows={products ?? []}
          idOf={({ id }) => String(id)}
          nameOf={({ name }) => name}
          hrefOf={({ id }) => centerPath(`products/${id}`)}
          {...(mayChange && { actsOf })}
          empty={<NoProducts asked={asked} hasFailed={products === null} />}
        />
      )}
      {question}
    </div>
  );
}

const columnsIn = (t: Texts): readonly TableColumn<ListedProduct>[] => [
  { id: 'name', title: t(m.products_name), isName: true, width: '40%', cell: ({ name }) => name },
  {
    id: 'price',
    phone: 'bare',
    title: t(m.products_price),
    cell: ({ priceCents }) => priceText(t, priceCents),
  },
  { id: 'files', title: t(m.products_files), align: 'end', cell: ({ fileCount }) => fileCount },
  { id: 'state', phone: 'end', title: t(m.products_state), cell: (one) => <State one={one} /> },
];

type OrderedProps = {
  products: readonly ListedProduct[];
  actsOf: ReturnType<typeof useProductActs>['actsOf'];
};

/** Two or more can be ordered: by dragging, by keys, by the menu. */
function OrderedProducts({ products, actsOf }: OrderedProps) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { shown, isSaving, onOrder } = useKeptOrder(products, (api, { providerId, ids }, key) =>
    api(REORDER_PRODUCTS, { providerId, ids }, key),
  );
  return (
    <Reorder
      label={t(m.products_title)}
      items={shown}
      idOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      onOrder={onOrder}
      isSaving={isSaving}
      actsOf={actsOf}
    >
      {(one) => (
        <span className={styles.row}>
          <img src={one.imageUrl} alt="" width={64} height={40} className={styles.thumb} />
          <Link to={centerPath(`products/${one.id}`)} className={styles.name}>
            {one.name}
          </Link>
          <span className={styles.quiet}>
            {priceText(t, one.priceCents)} · {countsText(t, one)}
          </span>
          <State one={one} />
        </span>
      )}
    </Reorder>
  );
}

function State({ one }: { one: ListedProduct }) {
  const t = useTexts();
  const { tone, text } = stateOf(one);
  return <StatusPill tone={tone}>{t(text)}</StatusPill>;
}

/** In place of the rows: the list failed, or there is none. */
function NoProducts({ asked, hasFailed }: { asked: ProductAddress; hasFailed: boolean }) {
  const t = useTexts();
  const here = useCenterPath()('products');
  const mayChange = useMayChangeProducts();
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(m.products_failed)} text={t(m.center_failed_text)}>
        <ButtonLink to={here + PRODUCT_ADDRESS.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (asked.show === 'archived') {
    return (
      <EmptyState
        headingLevel={2}
        title={t(m.products_none_archived_title)}
        text={t(m.products_none_archived_text)}
      />
    );
  }
  return (
    <EmptyState
      headingLevel={2}
      title={t(m.products_none_title)}
      text={t(mayChange ? m.products_none_text : m.products_none_for_others)}
    >
      {mayChange && <ButtonLink to={`${here}/new`}>{t(m.products_new)}</ButtonLink>}
    </EmptyState>
  );
}
