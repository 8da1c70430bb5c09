import { useRef } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { StepUpProvider } from '#web/sign-in/second-factor/step-up.tsx';
import type { Route } from './+types/payment-settings.route.ts';
import { providerIdIn, whenAllowed } from '#web/business-frame/center/load-center.ts';
import { ScreenFault } from '#web/business-frame/center/screen-fault.tsx';
import { SectionForm } from '#web/business-frame/center/section-form.tsx';
import type { SectionAnswer } from '#web/business-frame/center/section-form.tsx';
import { accountIntentOf, changeAccount } from './change-account.ts';
import { PaymentAccount } from './payment-account.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PAYMENTS } from './payment-settings-calls.ts';
import { ProveAgain } from './prove-again.tsx';
import { savePayments } from './save-payments.ts';
import { saveVat } from './save-vat.ts';
import { VatFields } from './vat-fields.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.payset_title), isPrivate: true }));

export function loader({ context, url, params }: Route.LoaderArgs) {
  const providerId = providerIdIn(params);
  return whenAllowed(url, async () => {
    const isBack = url.searchParams.get('account') === 'back';
    const found = await requestOf(context).api(PAYMENTS, { providerId, isBack });
    const { getPaymentSettings: payments, getPaymentAccountStatus: account, getVatSettings: vat } = found;
    const { getCurrentUser: person, getMySecondFactors: factors } = found;
    return { payments, account, vat, email: person?.email ?? '', factors };
  });
}

export async function action({ context, request, params }: Route.ActionArgs): Promise<SectionAnswer> {
  const form = await request.formData();
  const [known, providerId] = [requestOf(context), providerIdIn(params)];
  const intent = accountIntentOf(form);
  if (intent !== null) {
    const changed = await changeAccount(intent, form, known, providerId);
    return changed;
  }
  const save = textOf(form, 'intent') === 'vat' ? saveVat : savePayments;
  return save(form, known, providerId);
}

/** How customers pay a center: the account their money goes to, the mode, the ways, the discount for paying online; and how it is taxed. */
export default function PaymentSettingsRoute({
  loaderData: { payments, account, vat, email, factors },
}: Route.ComponentProps) {
  const t = useTexts();
  const sections = useRef<HTMLDivElement>(null);
  return (
    <Screen title={t(m.payset_title)}>
      <StepUpProvider email={email} factors={factors}>
        <PaymentAccount account={account} isOnlineOnly={payments.acceptPayments === 'OnlineOnly'} />
        <div ref={sections}>
          <SectionForm
            intent="payments"
            version={payments.version}
            save={t(m.payset_save)}
            saved={t(m.payset_title)}
            question={proveAgain}
          >
            {(fields) => <PaymentFields isConnected={account.state === 'ready'} {...{ payments, fields }} />}
          </SectionForm>
          <SectionForm
            intent="vat"
            version={vat.version}
            save={t(m.vat_save)}
            saved={t(m.vat_title)}
            question={proveAgain}
          >
            {(fields) => <VatFields {...{ vat, fields }} />}
          </SectionForm>
        </div>
      </StepUpProvider>
      <UnsavedChanges form={sections} />
    </Screen>
  );
}

const proveAgain = (answer: SectionAnswer) =>
  answer.errors.some(({ code }) => code === 'stepUpNeeded') && <ProveAgain answer={answer} />;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  return <ScreenFault error={error} back={{ path: 'payment-settings', label: t(m.payset_title) }} />;
}
