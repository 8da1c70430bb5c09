import type { RefObject } from 'react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { ring } from '#web/business-frame/live/ring.ts';
import { useFresh } from '#web/business-frame/live/use-fresh.ts';
import type { LoadedCard } from './read-card.ts';
import { readCard } from './read-card.ts';

/** A customer's card, kept fresh; gone: who looks sees them no more. @param facts rung when they have changed */
export function useLiveCard(loaded: LoadedCard, facts: RefObject<HTMLElement | null>) {
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState<LoadedCard | null>(null);
  const { id } = loaded.customer;
  const { shown, brokenSince } = useFresh(loaded, {
    read: async (api, providerId) => {
      try {
        const read = await readCard(api, { providerId, id, pages: loaded.pages });
        setGone(null);
        // Merged meanwhile: the page leads to who stands
        if (read.customer.id === id) return read;
        void revalidate();
      } catch (failure) {
        // What it stands over says whether whoever looks has no place here any more
        if (!(failure instanceof ApiFailure) || !failure.hasCode('notFound')) throw failure;
        setGone(loaded);
      }
      return loaded;
    },
    isShown: ({ kind, customerIds }) =>
      kind === 'missed' ||
      (['customers', 'reservations', 'money'].includes(kind) &&
        (customerIds.length === 0 || customerIds.includes(id))),
    onRead: (_told, { customer }) => {
      if (customer.version !== shown.customer.version && facts.current) ring(facts.current);
    },
  });
  return { shown, brokenSince, isGone: gone === loaded };
}
