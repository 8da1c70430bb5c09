import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import type { Api, ApiCallOptions } from '#web/lib/api.ts';
import { browserApi } from '#web/lib/api.ts';
import { errorsOf } from '#web/lib/api-failure.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';

type Keep = (
  api: Api,
  order: { providerId: number; ids: number[] },
  options: ApiCallOptions,
) => Promise<unknown>;

/** An order that is shown at once and kept whole, one after the other; when one fails, what the server has is shown again. */
export function useKeptOrder<Item extends { id: number }>(items: readonly Item[], keep: Keep) {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { revalidate } = useRevalidator();
  const { showError } = useToasts();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const last = useRef<Promise<void>>(Promise.resolve());
  const newest = useRef(0);
  const save = async (before: Promise<void>, turn: number, ids: readonly string[]): Promise<void> => {
    await before;
    if (turn !== newest.current) return;
    try {
      await keep(
        browserApi(locale),
        { providerId, ids: ids.map(Number) },
        { idempotencyKey: ownAttemptKey() },
      );
    } catch (failure) {
      showError(errorsOf(failure, t(m.products_order_failed))[0]?.message ?? t(m.products_order_failed));
    }
    await revalidate();
    if (turn === newest.current) setWanted(null);
  };
  const onOrder = (ids: readonly string[]): void => {
    newest.current += 1;
    setWanted(ids);
    last.current = save(last.current, newest.current, ids);
  };
  const placeOf = ({ id }: Item): number => wanted?.indexOf(String(id)) ?? 0;
  const shown = wanted === null ? items : items.toSorted((one, other) => placeOf(one) - placeOf(other));
  return { shown, isSaving: wanted !== null, onOrder };
}
