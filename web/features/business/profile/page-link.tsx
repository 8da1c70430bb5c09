import { IconCopy, IconShare2 } from '@tabler/icons-react';
import { useRef, useSyncExternalStore } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import styles from './publishing.module.css';

const never = (): (() => void) => () => {};

/** The address of the public page, to be copied or, where the browser can, passed on. */
export function PageLink({ path, name }: { path: string; name: string }) {
  const t = useTexts();
  const { showSuccess, showError } = useToasts();
  const place = useRef<HTMLDivElement>(null);
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const canShare = useSyncExternalStore(
    never,
    () => typeof navigator.share === 'function',
    () => false,
  );
  const url = origin + path;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      showSuccess(t(m.profile_link_copied));
    } catch {
      // Browsers may deny it; what is marked can be copied by hand.
      place.current?.querySelector('input')?.select();
      showError(t(m.profile_link_not_copied));
    }
  };
  // Closing the sheet without a choice is no failure
  const share = (): Promise<void> => navigator.share({ title: name, url }).catch(() => undefined);
  return (
    <div ref={place} className={styles.link}>
      <TextField key={url} label={t(m.profile_link)} readOnly defaultValue={url} />
      <Button type="button" look="secondary" onClick={() => void copy()}>
        <IconCopy size={18} stroke={1.6} aria-hidden="true" />
        {t(m.profile_link_copy)}
      </Button>
      {canShare && (
        <Button type="button" look="secondary" onClick={() => void share()}>
          <IconShare2 size={18} stroke={1.6} aria-hidden="true" />
          {t(m.profile_link_share)}
        </Button>
      )}
    </div>
  );
}
