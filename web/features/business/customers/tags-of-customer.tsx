import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import type { CustomerTag, SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { Tags } from './tags.tsx';
import styles from './tags.module.css';

type TagsOfCustomerProps = { customer: SeenCustomer; tags: readonly CustomerTag[] };

/** A customer's tags, and choosing others. */
export function TagsOfCustomer({ customer, tags }: TagsOfCustomerProps) {
  const t = useTexts();
  const mayChange = useMay('changeCustomers');
  const { search } = useLocation();
  const manage = useCenterPath()('customers/tags') + search;
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'tags',
    tells: { kind: 'update', done: () => t(m.customers_tags_saved) },
  });
  const own = new Set(customer.tags.map(({ id }) => id));
  if (!mayChange) return <Tags tags={customer.tags} />;
  return (
    <section id="tags" aria-label={t(m.customers_tags)} className={styles.form}>
      <Tags tags={customer.tags} />
      <details className={styles.more}>
        <summary>{t(m.customers_tags_choose)}</summary>
        <Form {...formProps} key={[...own].join(' ')} className={styles.form}>
          <AttemptKey />
          <input type="hidden" name="intent" value="tags" />
          {tags.length === 0 ? (
            <p className={styles.quiet}>{t(m.customers_tags_none)}</p>
          ) : (
            <fieldset className={styles.ticks}>
              <legend className="visually-hidden">{t(m.customers_tags)}</legend>
              {tags.map(({ id, name }) => (
                <Tick key={id} name="tags" value={String(id)} label={name} defaultChecked={own.has(id)} />
              ))}
            </fieldset>
          )}
          {answer && !answer.isSaved && (
            <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
          )}
          <div className={styles.buttons}>
            {tags.length > 0 && (
              <Button type="submit" look="secondary" isBusy={isBusy}>
                {t(m.customers_tags_save)}
              </Button>
            )}
          </div>
        </Form>
        <p>
          <Link to={manage}>{t(m.customers_tags_manage)}</Link>
        </p>
      </details>
    </section>
  );
}
