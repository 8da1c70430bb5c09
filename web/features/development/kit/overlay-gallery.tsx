import { IconDotsVertical } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { Popover } from '#web/business-ui/popover.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { ColorField } from '#web/business-ui/color-field.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Tooltip } from '#web/business-ui/tooltip.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useLocation } from 'react-router';
import { GROUPS } from './samples.ts';
import { Section } from './section.tsx';
import type { Words } from './words.ts';
import styles from './gallery.module.css';

export function OverlayGallery({ words }: { words: Words }) {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const { showSuccess } = useToasts();
  const { pathname, search } = useLocation();
  const close = (): void => setOpen(null);
  const save = (): void => {
    close();
    showSuccess(words.saved);
  };
  return (
    <Section title={words.overlays}>
      <div className={styles.row}>
        <Button onClick={() => setOpen('dialog')}>{words.dialog}</Button>
        <ButtonLink to={`${pathname}?service=1`} look="secondary" preventScrollReset>
          {words.drawer}
        </ButtonLink>
        <Button look="secondary" onClick={() => setOpen('confirm')}>
          {words.remove}
        </Button>
        <Popover
          label={words.popover}
          trigger={<IconDotsVertical size={18} stroke={1.6} aria-hidden="true" />}
        >
          {words.popoverText}
        </Popover>
        <Tooltip text={words.tooltip}>
          <button type="button" className={styles.plainButton}>
            {words.tooltipButton}
          </button>
        </Tooltip>
      </div>
      <Dialog
        title={words.dialog}
        isOpen={open === 'dialog'}
        onClose={close}
        foot={
          <>
            <Button look="secondary" onClick={() => showSuccess(words.saved)}>
              {words.again}
            </Button>
            <Button onClick={save}>{words.save}</Button>
          </>
        }
      >
        <p>{words.dialogText}</p>
        <Text name="groupName" label={words.name} />
        <Choice name="groupOf" label={words.group} options={GROUPS} />
        <DateField name="groupFrom" label={words.day} />
        <ColorField name="groupColour" label={words.colour} defaultValue="#3F7C8C" />
      </Dialog>
      <ConfirmDialog
        title={words.confirmTitle}
        verb={words.remove}
        isOpen={open === 'confirm'}
        onConfirm={save}
        onClose={close}
      >
        <p>{words.confirmText}</p>
      </ConfirmDialog>
      {new URLSearchParams(search).has('service') && (
        <Drawer title={words.drawer} closeHref={pathname} foot={<Button>{words.edit}</Button>}>
          <p>{words.longText}</p>
          <Text name="drawerNote" label={words.description} isLong />
        </Drawer>
      )}
    </Section>
  );
}
