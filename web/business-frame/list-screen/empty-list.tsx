import * as m from '#contracts/texts/messages.js';
import { useCenterPath, useMayDo } from '../center/own-center.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { ListDescription, ListQuery } from './describe-list.ts';

interface EmptyListProps<Values, Sort extends string> {
  list: ListDescription<Values, Sort>;
  asked: ListQuery<Values, Sort>;
  hasFailed: boolean;
}

/** In place of the rows: the list failed, nothing fits the filters, or there is nothing yet. */
export function EmptyList<Values, Sort extends string>({
  list,
  asked,
  hasFailed,
}: EmptyListProps<Values, Sort>) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const may = useMayDo();
  const here = centerPath(list.path);
  const { texts, first } = list;
  if (hasFailed) {
    return (
      <EmptyState headingLevel={2} title={t(texts.failed)} text={t(m.center_failed_text)}>
        <ButtonLink to={here + list.address.searchOf(asked)} look="secondary">
          {t(m.center_again)}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (list.isFiltered(asked)) {
    const [title, text] = texts.nothingFound;
    return (
      <EmptyState headingLevel={2} title={t(title)} text={t(text)}>
        <ButtonLink to={here} look="secondary">
          {t(m.kit_filter_none)}
        </ButtonLink>
      </EmptyState>
    );
  }
  const [title, text] = texts.none;
  const mayBegin = first !== undefined && may(first.may);
  return (
    <EmptyState headingLevel={2} title={t(title)} text={t(mayBegin ? text : (texts.noneForOthers ?? text))}>
      {mayBegin && <ButtonLink to={centerPath(first.path)}>{t(first.label)}</ButtonLink>}
    </EmptyState>
  );
}
