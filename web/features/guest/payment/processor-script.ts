/** The processor's script may come from this address alone, and this page's content security policy allows it. */
const SCRIPT = 'https://js.stripe.com/v3/';

/** The little of the processor's script that is used (https://docs.stripe.com/js). */
type Stripe = {
  elements: (options: { clientSecret: string }) => {
    create: (kind: 'payment') => { mount: (element: HTMLElement) => void; destroy: () => void };
  };
  confirmPayment: (request: {
    elements: ReturnType<Stripe['elements']>;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }) => Promise<{ error?: { code?: string; message?: string } }>;
};

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { stripeAccount: string; locale: string }) => Stripe;
  }
}

export type ProcessorForm = {
  /** Null when the processor took the card, else why not, in the processor's words. */
  confirm: (returnUrl: string) => Promise<{ code: string; message: string } | null>;
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
  const card = elements.create('payment');
  element.replaceChildren();
  card.mount(element);
  return {
    close: () => card.destroy(),
    confirm: async (returnUrl) => {
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: returnUrl },
        redirect: 'if_required',
      });
      return error ? { code: error.code ?? '', message: error.message ?? '' } : null;
    },
  };
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error('the card processor’s script did not load')));
    document.head.append(script);
  });
}
