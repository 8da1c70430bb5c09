import { IconCopy, IconPencil, IconTrash } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { OwnSectionSeen } from './product-calls.ts';
import { DUPLICATE_SECTION } from './section-calls.ts';
import type { useChange } from './use-change.ts';

type Asks = { onEdit: (section: OwnSectionSeen) => void; onDelete: (section: OwnSectionSeen) => void };

/** What can be done with a section of a course. */
export function useSectionActs(change: ReturnType<typeof useChange>['change']) {
  const t = useTexts();
  return ({ onEdit, onDelete }: Asks) =>
    (section: OwnSectionSeen): Act[] => [
      { id: 'edit', label: t(m.products_section_edit), icon: IconPencil, onAct: () => onEdit(section) },
      {
        id: 'duplicate',
        label: t(m.products_section_duplicate),
        icon: IconCopy,
        onAct: () =>
          void change(
            (api, providerId, options) =>
              api(DUPLICATE_SECTION, { providerId, sectionId: section.id }, options),
            t(m.products_section_copied),
          ),
      },
      {
        id: 'delete',
        label: t(m.products_section_delete),
        icon: IconTrash,
        isDangerous: true,
        onAct: () => onDelete(section),
      },
    ];
}
