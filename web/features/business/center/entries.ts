import { IconSparkles } from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import * as m from '#contracts/texts/messages.js';
import type { FrameGroup } from '#web/business-ui/frame/frame.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import type { OwnCenter } from './center-calls.ts';

type Entry = { path: string; label: Message<Record<never, never>>; icon: TablerIcon; action: ProviderAction };

/** The screens of a center in their groups; each stands there once its room exists. */
const GROUPS: readonly { title: Message<Record<never, never>>; entries: readonly Entry[] }[] = [
  {
    title: m.center_group_offer,
    entries: [{ path: 'services', label: m.services_title, icon: IconSparkles, action: 'seeServices' }],
  },
];

/** What somebody finds in the sidebar: the screens that their role may see. */
export function entriesOf(
  { viewerCan }: OwnCenter,
  { t, centerPath }: { t: Texts; centerPath: (path: string) => string },
): FrameGroup[] {
  const groups = GROUPS.map(({ title, entries }) => ({
    title: t(title),
    entries: entries
      .filter(({ action }) => viewerCan.includes(action))
      .map(({ path, label, icon }) => ({ href: centerPath(path), label: t(label), icon })),
  }));
  return groups.filter(({ entries }) => entries.length > 0);
}
