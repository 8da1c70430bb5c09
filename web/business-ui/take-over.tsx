import { useEffect, useRef, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';

/** What the plain control would have sent when the rich one took over, in its controls' order; null where there was none before. */
export type Typed = { typed: readonly string[] | null };

type TakeOverProps<Props extends object> = {
  /** Works without scripts: native controls with their names, and the server's values in them. */
  plain: ReactNode;
  /** Null as long as it is not here. */
  rich: ComponentType<Props & Typed> | null;
  richProps: Props;
};

/** Shows the plain control until the rich one is here and nobody is in the middle of using it; what was typed goes along. */
export function TakeOver<Props extends object>({ plain, rich: Rich, richProps }: TakeOverProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const isHere = Rich !== null;
  const [taken, setTaken] = useState<Typed | null>(isHydrated && isHere ? { typed: null } : null);
  useEffect(() => {
    const shown = place.current;
    if (!isHere || taken || !shown) return undefined;
    const take = (): void => setTaken({ typed: valuesIn(shown) });
    if (!shown.contains(document.activeElement)) {
      take();
      return undefined;
    }
    const takeWhenLeft = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && shown.contains(relatedTarget))) take();
    };
    shown.addEventListener('focusout', takeWhenLeft);
    return () => shown.removeEventListener('focusout', takeWhenLeft);
  }, [isHere, taken]);
  return <div ref={place}>{taken && Rich ? <Rich {...richProps} {...taken} /> : plain}</div>;
}

/** What its form would send of the controls in here, in their order; a choice of many is several values. */
function valuesIn(shown: HTMLElement): string[] {
  return [...shown.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')].flatMap((control) =>
    control instanceof HTMLSelectElement
      ? [...control.selectedOptions].map(({ value }) => value)
      : [control.value],
  );
}
