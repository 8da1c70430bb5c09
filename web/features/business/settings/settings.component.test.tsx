import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, showBusinessScreen } from '#web/testing/show-screen.tsx';
import type { Answers, Showing } from '#web/testing/show-screen.tsx';
import type { RequestContext } from '#web/lib/request-context.ts';
import { saveSettings } from './save-settings.ts';
import type { CenterSettings } from './settings-calls.ts';
import * as settings from './settings.route.tsx';

const KEPT: CenterSettings = {
  notificationEmail: 'banco@corte.example',
  language: 'it',
  timezone: 'Europe/Rome',
  timeNote: null,
  reservationOffset: 0,
  bookingHorizonDays: 90,
  defaultTimeSlotStep: 15,
  freeCancellationHours: 24,
  cancellationPolicy: '',
  reminderHours: [],
  version: 3,
  bookingsToCome: 0,
};
const show = (answers: Answers = {}, how: Partial<Showing> & { center?: object } = {}) =>
  showBusinessScreen({
    route: settings,
    path: 'settings',
    ...how,
    answers: {
      SettingsToEdit: { getProviderSettings: KEPT },
      ChatSettingsToEdit: { getChatSettings: { whoMayWrite: 'everybody', mailsDesk: true, version: 0 } },
      BillingToEdit: {
        getBillingInformation: {
          billing: {
            name: 'Corte srl',
            address: 'Via Verdi 1',
            city: 'Milano',
            countryCode: 'IT',
            email: null,
            piva: '12345678903',
            fiscalCode: null,
            sdi: null,
            latitude: 45.4642,
            longitude: 9.19,
          },
          version: 2,
        },
      },
      CollaboratorRules: {
        getCollaboratorRules: { actsOnOwn: true, seesContacts: true, version: 5 },
        getGlobalShare: { share: null, version: 0 },
      },
      ...answers,
    },
  });
const save = () => screen.getByRole('button', { name: 'Salva le impostazioni' });

it('an e-mail that is none is refused at its field, before anything is sent', async () => {
  const { user, calls } = await show();
  const email = screen.getByRole('textbox', { name: 'E-mail per gli avvisi' });
  await user.clear(email);
  await user.type(email, 'nessuno');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Inserisci un indirizzo e-mail valido!');
  expect(email).toHaveValue('nessuno');
  expect(calls.some(({ name }) => name === 'SaveSettings')).toBe(false);
});

it('INV-02: a VAT number with a wrong check digit is refused at its field; the right one is saved whole', async () => {
  const { user, sent, calls } = await show({ SaveBilling: { saveBillingInformation: { version: 3 } } });
  const number = screen.getByRole('textbox', { name: 'Partita IVA' });
  await user.clear(number);
  await user.type(number, '12345678901');
  await user.click(screen.getByRole('button', { name: 'Salva i dati di fatturazione' }));
  await waitFor(() => expect(number).toHaveAccessibleDescription(/controlla le 11 cifre/));
  expect(calls.some(({ name }) => name === 'SaveBilling')).toBe(false);
  await user.clear(number);
  await user.type(number, 'IT 123 456 789 03');
  await user.click(screen.getByRole('button', { name: 'Salva i dati di fatturazione' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('SaveBilling'));
  expect(sent('SaveBilling')).toEqual({
    providerId: 1,
    version: 2,
    input: {
      name: 'Corte srl',
      address: 'Via Verdi 1',
      city: 'Milano',
      countryCode: 'IT',
      email: null,
      piva: '12345678903',
      fiscalCode: null,
      sdi: null,
      latitude: 45.4642,
      longitude: 9.19,
    },
  });
});

it('the owner says what collaborators may and what they earn; a share above 100 is refused at its field', async () => {
  const { user, sent, calls } = await show(
    { SaveCollaboratorRules: { saveCollaboratorRules: { version: 6 } } },
    { locale: 'en' },
  );
  expect(screen.getByRole('switch', { name: 'They manage their own bookings' })).toBeChecked();
  await user.click(screen.getByRole('switch', { name: 'They see customers’ contacts' }));
  await user.click(screen.getByRole('button', { name: 'Save permissions' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('SaveCollaboratorRules'));
  expect(sent('SaveCollaboratorRules')).toEqual({
    providerId: 1,
    version: 5,
    input: { actsOnOwn: true, seesContacts: false },
  });
  const share = within(document.querySelector<HTMLElement>('form#share') ?? document.body);
  const amount = share.getByLabelText('Amount');
  await user.type(amount, '120');
  await user.click(share.getByRole('button', { name: 'Save share' }));
  await waitFor(() => expect(share.getByDisplayValue('120')).toHaveAttribute('aria-invalid', 'true'));
  expect(calls.map(({ name }) => name)).not.toContain('SaveGlobalShare');
});

it('somebody else than the owner is not asked about collaborators', async () => {
  const { calls } = await show({}, { center: { role: 'director', viewerCan: ['changeSettings'] } });
  expect(screen.queryByRole('switch', { name: 'Vedono i contatti dei clienti' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('CollaboratorRules');
});

it('a role that may not see the screen is told whom it is for', async () => {
  await show(
    { SettingsToEdit: refusal('NotAuthorizedException') },
    { center: { role: 'manager', viewerCan: ['seeServices'] } },
  );
  expect(screen.getByText('Questa pagina non è per il tuo ruolo')).toBeVisible();
});

/** Kept with one booking to come, in Rome and every quarter of an hour. */
function known(sent: object[]): Pick<RequestContext, 'api' | 'locale'> {
  const api = async (_document: unknown, variables: object) => {
    sent.push(variables);
    return 'input' in variables
      ? { saveProviderSettings: { version: 4 } }
      : { getProviderSettings: { timezone: 'Europe/Rome', defaultTimeSlotStep: 15, bookingsToCome: 1 } };
  };
  // As much of the API as this form asks for
  return { api: api as unknown as RequestContext['api'], locale: 'it' };
}

function typed(changed: Record<string, string>): FormData {
  const form = new FormData();
  const kept = {
    notificationEmail: 'banco@corte.example',
    language: 'it',
    timeZone: 'Europe/Rome',
    timeNote: '',
    reservationOffsetMinutes: '0',
    bookingHorizonDays: '90',
    defaultTimeSlotStep: '15',
    freeCancellationHours: '24',
    version: '3',
  };
  for (const [name, value] of Object.entries({ ...kept, ...changed })) form.set(name, value);
  return form;
}

it('another time zone or step says first what it does to bookings that are made, and is saved once agreed to', async () => {
  const sent: object[] = [];
  const asked = await saveSettings(typed({ timeZone: 'Europe/London' }), known(sent), 1);
  expect(asked).toMatchObject({ isSaved: false, consequences: { zone: true, step: false, count: 1 } });
  expect(sent).toEqual([{ providerId: 1 }]);
  const step = await saveSettings(typed({ defaultTimeSlotStep: '30' }), known([]), 1);
  expect(step.consequences).toMatchObject({ zone: false, step: true });

  const agreed = typed({ timeZone: 'Europe/London', confirmed: '1' });
  expect(await saveSettings(agreed, known(sent), 1)).toMatchObject({ isSaved: true, version: 4 });
  expect(sent.at(-1)).toMatchObject({ version: 3, input: { timezone: 'Europe/London' } });
});

it('what changes nothing about bookings is saved at once', async () => {
  const answer = await saveSettings(typed({ freeCancellationHours: '12' }), known([]), 1);
  expect(answer).toMatchObject({ isSaved: true });
});
