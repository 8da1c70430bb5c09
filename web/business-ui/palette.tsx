import { IconSearch } from '@tabler/icons-react';
import type { TablerIcon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { TextField } from 'react-aria-components/TextField';
import hits from './hits.module.css';
import styles from './palette.module.css';

/** One line of what was found, and where it leads. */
export type Hit = { href: string; label: string; detail: string; icon: TablerIcon };
export type HitGroup = { id: string; title: string; hits: readonly Hit[] };

type PaletteProps = {
  title: string;
  /** Says what can be looked for. */
  label: string;
  typed: string;
  onTyped: (typed: string) => void;
  /** What fits what was typed. */
  groups: readonly HitGroup[];
  /** More may be found in a moment. */
  isBusy: boolean;
  /** Stands below: that nothing was found, for instance. */
  note?: ReactNode;
  onClose: () => void;
};

/** A search over any screen: typing asks, arrows choose, Enter goes there, Escape leaves. */
export function Palette({ title, label, typed, onTyped, groups, isBusy, note, onClose }: PaletteProps) {
  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className={styles.veil}
    >
      <Modal className={styles.palette}>
        <Dialog aria-label={title} className={styles.content} aria-busy={isBusy}>
          <Autocomplete inputValue={typed} onInputChange={onTyped}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- who opened the search types at once */}
            <TextField aria-label={label} autoFocus className={styles.search}>
              <IconSearch size={18} stroke={1.6} aria-hidden="true" />
              <Input className={styles.searchInput} placeholder={label} />
            </TextField>
            <Menu aria-label={title} className={styles.hits} onAction={onClose}>
              {groups.map((group) => (
                <MenuSection key={group.id} id={group.id} className={styles.section}>
                  <Header className={hits.groupTitle}>{group.title}</Header>
                  {group.hits.map((hit) => (
                    <HitEntry key={hit.href} group={group.id} hit={hit} />
                  ))}
                </MenuSection>
              ))}
            </Menu>
          </Autocomplete>
          <output>{note}</output>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function HitEntry({ group, hit: { href, label, detail, icon: Icon } }: { group: string; hit: Hit }) {
  return (
    <MenuItem id={`${group} ${href}`} href={href} textValue={label} className={hits.hit}>
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      <span className={hits.label}>{label}</span>
      {detail && <span className={hits.detail}>{detail}</span>}
    </MenuItem>
  );
}
