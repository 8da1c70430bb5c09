import { useEffect } from 'react';
import { data, useLocation, useNavigate } from 'react-router';
import type { DataStrategyResult, Location } from 'react-router';
import { failureOf, isLost, isOfPage, withoutLost, withoutRedirects } from './lost-step.ts';
import { hasUnsavedForms } from './unsaved-forms.ts';

type Results = Record<string, DataStrategyResult>;

interface LostStep {
  /** Something was sent: whether it arrived nobody knows. */
  wasSent: boolean;
  /** What the server said of it. */
  failure: string | null;
}

type ShownPage = {
  location: Location;
  /** Says that the step was lost, with what the server said of it. */
  tell: (lost: LostStep) => void;
  /** Goes back to this page as it is, without reading it anew; whatever was under way ends. */
  stay: () => Promise<void>;
};

let shown: ShownPage | null = null;
let isStaying = false;

/**
 * A step that cannot be had leaves the page as it is, with its data and what was typed, and says so (specification sections 4 and 8); the
 * same link or button tries again. A page that is only read anew, after its form was refused or somebody has come back to it, does not
 * lead away from what is typed there and not saved: it may be that the session has ended, which the form says when it is sent. A form that
 * was sent and not answered is open as before. The root's client middleware: one place for every page and form.
 */
export async function keepPage(
  { request }: { request: Request },
  next: () => Promise<Results>,
): Promise<Results> {
  if (isStaying) return {};
  const found = await next();
  const isReadAnew = request.method === 'GET' && shown !== null && isOfPage(request.url, shown.location);
  const results = isReadAnew && hasUnsavedForms() ? withoutRedirects(found) : found;
  if (request.signal.aborted || !shown || !Object.values(results).some(isLost)) return results;
  const { location, stay, tell } = shown;
  if (!isOfPage(request.url, location)) await stay();
  const wasSent = request.method !== 'GET';
  const failure = Object.values(results)
    .map(({ result }) => failureOf(result))
    .find((word) => word !== null);
  tell({ wasSent, failure: failure ?? null });
  // Of a step that was left the router reads nothing any more
  return wasSent
    ? Object.fromEntries(Object.keys(results).map((id) => [id, UNANSWERED]))
    : withoutLost(results);
}

/** The status keeps the router from reading the page anew: the key of the attempt stays, and sent again it is done once. */
const UNANSWERED: DataStrategyResult = { type: 'data', result: data(undefined, { status: 503 }) };

/** Has every page kept, with what says that a step was lost. */
export function useKeptPage(tell: ShownPage['tell']): void {
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const position = positionInHistory();
    shown = {
      location,
      tell,
      stay: async () => {
        isStaying = true;
        // A step of the browser's own buttons has moved its address already
        const back = position - positionInHistory();
        await (back === 0
          ? navigate(location, { replace: true, preventScrollReset: true, state: location.state })
          : navigate(back));
        isStaying = false;
      },
    };
    return () => void (shown = null);
  }, [navigate, location, tell]);
}

/** For a page that stands in place of one that failed: there is nothing to keep. */
export function useNothingToKeep(): void {
  const location = useLocation();
  useEffect(() => {
    if (shown?.location === location) shown = null;
  }, [location]);
}

/** The router counts its steps in the entries of the browser's history. */
function positionInHistory(): number {
  return Number(window.history.state?.idx ?? 0);
}
