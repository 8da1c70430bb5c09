import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Drawer } from '#web/business-ui/drawer.tsx';
import type { RequestContext } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { idIn } from '../center/load-center.ts';
import { useMay } from '../center/own-center.tsx';
import { BLOCK_TO_CHANGE, WHAT_CAN_BE_BLOCKED } from './block-calls.ts';
import { BlockForm } from './block-form.tsx';
import type { BlockFormProps } from './block-form.tsx';
import { NEW_BLOCK } from './block-place.ts';

/** Which block an address names; null for a new one. @throws 404 for what cannot be one */
export const blockIn = (item: string): number | null => (item === NEW_BLOCK ? null : idIn(item));

/** What the form of a block begins with. @throws ApiFailure notFound; 404 */
export async function loadBlock({ api }: RequestContext, providerId: number, item: string) {
  const id = blockIn(item);
  const [{ getOwnResources: whose, getOpeningHours: clock }, found] = await Promise.all([
    api(WHAT_CAN_BE_BLOCKED, { providerId }),
    id === null ? null : api(BLOCK_TO_CHANGE, { providerId, id }),
  ]);
  return { whose, clock, block: found?.getBlock ?? null };
}

type OpenedBlockProps = BlockFormProps & { item: string };

/** The form of a block as it was when it was opened, also where somebody else changes it meanwhile: who saves is told then. */
export function OpenedBlock({ item, ...form }: OpenedBlockProps) {
  const t = useTexts();
  const mayChange = useMay('changeHours');
  const [block] = useState(form.block);
  if (mayChange && (item === NEW_BLOCK || block)) return <BlockForm {...form} block={block} />;
  return (
    <Drawer title={t(m.calendar_block_new)} closeHref={form.closeHref}>
      <p>{t(m.hours_item_missing)}</p>
    </Drawer>
  );
}
