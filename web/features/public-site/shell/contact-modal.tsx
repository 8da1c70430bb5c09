import * as m from '#contracts/texts/messages.js';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Modal, useModals } from '#web/ui/modal.tsx';
import { WhenFetched } from '#web/ui/when-fetched.tsx';
import styles from './contact-modal.module.css';
import { CONTACT_MODAL, DEMO_MODAL } from './modal-ids.ts';

const ContactForm = lazyPart(async () => (await import('./contact-form.tsx')).ContactForm);

export function ContactModal() {
  const t = useTexts();
  const { close } = useModals();
  return (
    <Modal id={CONTACT_MODAL} title={t(m.contact_title)} closeLabel={t(m.ui_close)}>
      <WhenFetched>
        <p className={styles.intro}>{t(m.contact_intro)}</p>
        <ContactForm onSent={() => close(CONTACT_MODAL)} />
      </WhenFetched>
    </Modal>
  );
}

/** The same, asking for a demo (specification section 1). */
export function DemoModal() {
  const t = useTexts();
  const { close } = useModals();
  return (
    <Modal id={DEMO_MODAL} title={t(m.demo_title)} closeLabel={t(m.ui_close)}>
      <WhenFetched>
        <p className={styles.intro}>{t(m.demo_intro)}</p>
        <ContactForm isDemo onSent={() => close(DEMO_MODAL)} />
      </WhenFetched>
    </Modal>
  );
}
