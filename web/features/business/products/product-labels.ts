import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { filesText } from '#web/booking/videos/video-labels.ts';
import type { StatusTone } from '#web/business-ui/status-pill.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { OwnFileSeen } from './product-calls.ts';

type Text = Message<Record<never, never>>;
type Shown = { tone: StatusTone; text: Text };

/** Whether visitors find a course. */
export function stateOf({ active, archive }: { active: boolean; archive: boolean }): Shown {
  if (archive) return { tone: 'quiet', text: m.products_state_archived };
  return active
    ? { tone: 'good', text: m.products_state_published }
    : { tone: 'news', text: m.products_state_hidden };
}

export const priceText = (t: Texts, cents: number): string =>
  cents === 0 ? t(m.products_free) : formatMoney(cents);

/** `1 sezione, 3 file` */
export function countsText(
  t: Texts,
  { sectionCount, fileCount }: { sectionCount: number; fileCount: number },
): string {
  const sections =
    sectionCount === 1 ? t(m.videos_sections_one) : t(m.videos_sections, { count: sectionCount });
  return `${sections}, ${filesText(t, fileCount)}`;
}

/** How an upload stands. */
export function fileStateOf({ state, transcoded }: Pick<OwnFileSeen, 'state' | 'transcoded'>): Shown {
  switch (state) {
    case 'uploading':
      return { tone: 'waiting', text: m.products_waiting };
    case 'checking':
      return { tone: 'waiting', text: m.products_checking };
    case 'failed':
      return { tone: 'wrong', text: m.failed_done };
    case 'ready':
      return transcoded
        ? { tone: 'good', text: m.products_ready }
        : { tone: 'waiting', text: m.products_in_preparation };
  }
}

const FAILURES: Record<string, Text> = {
  notThatKind: m.products_failure_kind,
  damaged: m.products_failure_damaged,
  tooLong: m.products_failure_long,
  otherSize: m.products_failure_size,
  notSent: m.products_failure_unsent,
};

/** Why a file was refused, or why nobody sees it yet; null where there is nothing to say. */
export function noteOf({
  state,
  transcoded,
  failure,
}: Pick<OwnFileSeen, 'state' | 'transcoded' | 'failure'>): Text | null {
  if (state === 'failed') return FAILURES[failure ?? ''] ?? m.products_failure_damaged;
  return state === 'ready' && !transcoded ? m.products_in_preparation_hint : null;
}
