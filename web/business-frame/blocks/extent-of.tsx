import * as m from '#contracts/texts/messages.js';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { Segments } from '#web/business-ui/segments.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Extent } from './save-block.ts';

/** Which dates of one that repeats the form is about. */
export function ExtentOf({
  on,
  extent,
  onExtent,
}: {
  on: string;
  extent: string;
  onExtent: (extent: string) => void;
}) {
  const t = useTexts();
  const locale = useLocale();
  const options: { value: Extent; label: string }[] = [
    { value: 'one', label: t(m.calendar_block_extent_one) },
    { value: 'following', label: t(m.calendar_block_extent_following) },
    { value: 'all', label: t(m.calendar_block_extent_all) },
  ];
  return (
    <Segments
      name="extent"
      label={t(m.calendar_block_extent, { date: dayWithWeekday(on, locale) })}
      options={options}
      defaultValue={extent}
      onChange={onExtent}
    />
  );
}
