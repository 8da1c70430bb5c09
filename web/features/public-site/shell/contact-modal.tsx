import * as m from '#contracts/texts/messages.js';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { WhenFetched } from '#web/ui/when-fetched.tsx';
import { CONTACT_MODAL, DEMO_MODAL } from './modal-ids.ts';

const ContactForm = lazyPart(async () => (await import('./contact-form.tsx')).ContactForm);

export function ContactModal() {
  const t = useTexts();
  return (
    <Modal id={CONTACT_MODAL} title={t(m.contact_title)} closeLabel={t(m.ui_close)}>
      <WhenFetched>
        <ContactForm />
      </WhenFetched>
    </Modal>
  );
}

/** The same, asking for a demo (specification section 1). */
export function DemoModal() {
  const t = useTexts();
  return (
    <Modal id={DEMO_MODAL} title={t(m.demo_title)} closeLabel={t(m.ui_close)}>
      <WhenFetched>
        <ContactForm isDemo />
      </WhenFetched>
    </Modal>
  );
}
