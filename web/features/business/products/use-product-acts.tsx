import {
  IconArchive,
  IconArrowBackUp,
  IconEye,
  IconEyeOff,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import type { Act } from '#web/business-ui/act.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { ProductActName } from './change-products.ts';
import type { ListedProduct } from './product-calls.ts';

type Named = Pick<ListedProduct, 'id' | 'name' | 'active' | 'archive' | 'sectionCount'>;

const looksIn = (t: Texts): Record<ProductActName, ActLook<Named>> => ({
  publish: { label: m.products_act_publish, icon: IconEye, done: m.products_published },
  hide: { label: m.products_act_hide, icon: IconEyeOff, done: m.products_hidden },
  archive: {
    label: m.products_act_archive,
    icon: IconArchive,
    done: m.done_archived,
    failed: m.failed_archived,
    asks: ([one]) => ({
      title: t(m.products_archive_title, { name: one?.name ?? '' }),
      text: one?.sectionCount
        ? t(m.products_archive_text, { count: one.sectionCount })
        : t(m.products_archive_text_empty),
    }),
  },
  restore: {
    label: m.products_act_restore,
    icon: IconArrowBackUp,
    done: m.done_updated,
    failed: m.failed_updated,
  },
  delete: {
    label: m.products_act_delete,
    icon: IconTrash,
    isDangerous: true,
    done: m.products_deleted,
    asks: ([one]) => ({
      title: t(m.products_delete_title, { name: one?.name ?? '' }),
      text: t(m.products_delete_text),
    }),
  },
});

/** The acts on a video course: `actsOf` one, and `question` to be put beside them. @param isAlone on its own page, which a deleted one has no more */
export function useProductActs(isAlone = false) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const navigate = useNavigate();
  const { shown, question } = useActs<ProductActName, Named>({
    path: 'products',
    looks: looksIn(t),
    nameOf: ([one]) => one?.name ?? '',
    onDone: (act) => {
      if (isAlone && act === 'delete') void navigate(centerPath('products'));
    },
  });
  const actsOf = (one: Named): Act[] => [
    {
      id: 'edit',
      label: t(m.products_edit),
      icon: IconPencil,
      href: centerPath(`products/${one.id}/edit`),
    },
    ...(one.archive ? [] : [shown(one.active ? 'hide' : 'publish', [one])]),
    shown(one.archive ? 'restore' : 'archive', [one]),
    shown('delete', [one]),
  ];
  return { actsOf, question };
}
