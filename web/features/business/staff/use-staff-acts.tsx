import {
  IconArchive,
  IconArrowBackUp,
  IconClockHour4,
  IconEye,
  IconPencil,
  IconTool,
} from '@tabler/icons-react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { ActLook } from '#web/business-frame/acts/use-acts.tsx';
import { useActs } from '#web/business-frame/acts/use-acts.tsx';
import type { Act } from '#web/business-ui/act.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import type { StaffActName } from './change-staff.ts';
import { isPerson } from './staff-calls.ts';
import type { ListedResource } from './staff-calls.ts';

/** What an act is about: a person, a thing, or a time in which one is out of service. */
type Meant = { id: number; name: string; isPerson: boolean };

const looksIn = (t: Texts): Record<StaffActName, ActLook<Meant>> => ({
  archive: {
    label: m.staff_act_archive,
    icon: IconArchive,
    kind: 'archive',
    asks: ([one]) =>
      one
        ? {
            title: t(m.staff_archive_title, { name: one.name }),
            text: <p>{t(one.isPerson ? m.staff_archive_person : m.staff_archive_thing)}</p>,
          }
        : null,
  },
  restore: {
    label: m.staff_act_restore,
    icon: IconArrowBackUp,
    done: m.staff_done_restored,
    kind: 'update',
  },
  back: {
    label: m.staff_act_back,
    icon: IconArrowBackUp,
    done: m.staff_done_back,
    kind: 'update',
  },
});

/** What can be done with people and things. Archiving asks first, and says there why it cannot be. */
export function useStaffActs() {
  const t = useTexts();
  const linksOf = useLinks();
  const mayChange = useMay('changeStaff');
  const { shown, question, isBusy } = useActs<StaffActName, Meant>({
    path: 'staff',
    looks: looksIn(t),
    nameOf: ([one]) => one?.name ?? '',
  });
  const actsOf = (resource: ListedResource): Act[] => {
    const links = linksOf(resource, mayChange);
    if (!mayChange) return links;
    const { id, name, archive } = resource;
    const meant = { id, name, isPerson: isPerson(resource) };
    return [...links, shown(archive ? 'restore' : 'archive', [meant])];
  };
  /** Puts a thing back into service. @param closingId of the time in which it is out */
  const putBack = ({ name }: ListedResource, closingId: number): void =>
    shown('back', [{ id: closingId, name, isPerson: false }]).onAct();
  return { actsOf, putBack, isBusy, question };
}

/** Acts with an address of their own. */
function useLinks(): (resource: ListedResource, mayChange: boolean) => Act[] {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  return (resource, mayChange) => {
    const at = centerPath(`staff/${resource.id}`);
    const see = { id: 'see', label: t(m.staff_act_see), icon: IconEye, href: at + search };
    if (resource.archive) return [see];
    const hours = { id: 'hours', label: t(m.staff_act_hours), icon: IconClockHour4, href: `${at}/hours` };
    const edit = { id: 'edit', label: t(m.staff_act_edit), icon: IconPencil, href: `${at}/edit` };
    const href = `${at}/out-of-service${search}`;
    const out = { id: 'out', label: t(m.staff_act_out), icon: IconTool, href };
    if (isPerson(resource)) return mayChange ? [see, hours, edit] : [see, hours];
    return mayChange ? [see, edit, out] : [see];
  };
}
