import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { formOfTyped } from '#web/lib/form/form-answer.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { TagsChanged } from './chosen-address.ts';
import { NOTHING_CHANGED } from './chosen-address.ts';
import { countChanged } from './changed-now.tsx';
import styles from './chosen.module.css';
import type { ChosenCustomer, CustomerTag } from '#web/business-frame/customers/customer-calls.ts';
import { nameOf } from './customer-labels.ts';
import type { ChosenAnswer } from './save-chosen.ts';
import { Tags } from './tags.tsx';

/** Who was chosen, with the tags they have. */
export function ChosenPeople({ chosen }: { chosen: readonly ChosenCustomer[] }) {
  const t = useTexts();
  return (
    <section aria-label={t(m.customers_chosen_title)} className={styles.part}>
      <p className={styles.quiet}>{t(m.customers_chosen_who, { count: chosen.length })}</p>
      <ul className={styles.people}>
        {chosen.map((one) => (
          <li key={one.id}>
            <span>{nameOf(t, one)}</span>
            {one.isArchived && <StatusPill tone="quiet">{t(m.customers_archived)}</StatusPill>}
            <Tags tags={one.tags} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ChosenTagsProps = {
  chosen: readonly ChosenCustomer[];
  tags: readonly CustomerTag[];
  /** After it was done, with what is different now. */
  onChanged: (done: TagsChanged) => void;
};

/** Which tags all of them are given, and which are taken from those who have them. */
export function ChosenTags({ chosen, tags, onChanged }: ChosenTagsProps) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const manage = useCenterPath()('customers/tags');
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm<ChosenAnswer>({
    intent: 'tags',
    action: pathname + search,
    onSaved: ({ done = NOTHING_CHANGED }) => {
      const count = countChanged(done);
      showSuccess(count === 0 ? t(m.customers_chosen_same) : t(m.customers_chosen_done, { count }));
      onChanged(done);
    },
  });
  const having = (tagId: number): number =>
    chosen.filter((one) => one.tags.some(({ id }) => id === tagId)).length;
  const typed = answer ? formOfTyped(answer.typed) : null;
  const isTicked = (name: string, id: number): boolean => typed?.getAll(name).includes(String(id)) ?? false;
  const parts = [
    {
      name: 'add',
      title: t(m.customers_chosen_add),
      tags: tags.filter(({ id }) => having(id) < chosen.length),
    },
    { name: 'remove', title: t(m.customers_chosen_remove), tags: tags.filter(({ id }) => having(id) > 0) },
  ];
  return (
    <section aria-labelledby="chosen-tags" className={styles.part}>
      <h3 id="chosen-tags">{t(m.customers_tags)}</h3>
      {tags.length === 0 && <p className={styles.quiet}>{t(m.customers_tags_none)}</p>}
      {tags.length > 0 && (
        <Form {...formProps} className={styles.form}>
          <AttemptKey />
          <input type="hidden" name="intent" value="tags" />
          {chosen.map(({ id }) => (
            <input key={id} type="hidden" name="ids" value={id} />
          ))}
          {parts.map(
            (part) =>
              part.tags.length > 0 && (
                <fieldset key={part.name} className={styles.ticks}>
                  <legend>{part.title}</legend>
                  {part.tags.map(({ id, name }) => (
                    <Tick
                      key={id}
                      name={part.name}
                      value={String(id)}
                      label={having(id) === 0 ? name : t(m.customers_chosen_has, { name, count: having(id) })}
                      defaultChecked={isTicked(part.name, id)}
                    />
                  ))}
                </fieldset>
              ),
          )}
          {answer && !answer.isSaved && (
            <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
          )}
          <div>
            <Button type="submit" isBusy={isBusy}>
              {t(m.customers_chosen_save)}
            </Button>
          </div>
        </Form>
      )}
      <p>
        <Link to={manage}>{t(m.customers_tags_manage)}</Link>
      </p>
    </section>
  );
}
