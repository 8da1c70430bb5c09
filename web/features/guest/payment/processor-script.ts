/**
 * The processor's script may come from its own address alone, and this page's content security policy allows it. The release
 * is the one of the API that the server's SDK speaks (a test of the adapter holds the two together).
 */
export const PROCESSOR_SCRIPT = 'https://js.stripe.com/endive/stripe.js';

/** The form offers cards alone; the processor's wallet would ask for e-mail and telephone, and for more origins. */
const FORM_OPTIONS = { wallets: { link: 'never' } } as const;

/** The little of the processor's script that is used (https://docs.stripe.com/js). */
type Stripe = {
  elements: (options: { clientSecret: string }) => {
    create: (
      kind: 'payment',
      options: typeof FORM_OPTIONS,
    ) => { mount: (element: HTMLElement) => void; destroy: () => void };
  };
  confirmPayment: (request: {
    elements: ReturnType<Stripe['elements']>;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }) => Promise<{ error?: ProcessorError }>;
};

type ProcessorError = { code?: string; message?: string };

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { stripeAccount: string; locale: string }) => Stripe;
  }
}

export type ProcessorForm = {
  /** Null when the processor took the card, else why not, in the processor's words; `isOver`: paid or canceled meanwhile. */
  confirm: (returnUrl: string) => Promise<{ code: string; message: string; isOver: boolean } | null>;
  close: () => void;
};

/**
 * Loads the processor's script and mounts its payment element.
 * @throws when the script cannot be loaded
 */
export async function openProcessor(options: {
  publishableKey: string;
  stripeAccount: string;
  clientSecret: string;
  locale: string;
  element: HTMLElement;
}): Promise<ProcessorForm> {
  const { publishableKey, stripeAccount, clientSecret, locale, element } = options;
  if (!window.Stripe) await loadScript();
  if (!window.Stripe) throw new Error('the card processor’s script did not open');
  const stripe = window.Stripe(publishableKey, { stripeAccount, locale });
  const elements = stripe.elements({ clientSecret });
  const card = elements.create('payment', FORM_OPTIONS);
  card.mount(element);
  return {
    close: () => card.destroy(),
    confirm: async (returnUrl) => {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      });
      if (!error) return null;
      const { code = '', message = '' } = error;
      return { code, message, isOver: code === 'payment_intent_unexpected_state' };
    },
  };
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = PROCESSOR_SCRIPT;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the card processor’s script did not load')));
    document.head.append(script);
  });
}
