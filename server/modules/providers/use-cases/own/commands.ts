import * as v from 'valibot';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import {
  ProviderLocationForm,
  ProviderProfileForm,
  ProviderSettingsForm,
} from '#contracts/validation/provider-forms.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { expectFreshProof, providerCommand } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { noticeAddressChanged } from '../../facts.ts';
import type { VersionedPart } from '../../store/own-provider.ts';
import { lockPartVersion, readOwnProvider, readSettings } from '../../store/own-provider.ts';
import { publishProvider, unpublishProvider } from '../change-provider.ts';
import { inItsTown, saveLocation, saveProfile, saveSettings } from './save-parts.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
/** A form of the back office: whose, and the version it was filled from. */
export interface FormOf {
  providerId: number;
  version: number;
}

const onProvider = (subjectId: number, before: object | null, after: object) => [
  { subject: 'provider', subjectId, before, after },
];
const versionOf = ({ providerId, version }: FormOf, part: VersionedPart) => ({
  expected: version,
  lockCurrent: (tx: Work) => lockPartVersion(tx, providerId, part),
});
const nothing = {};

/** Writes over what a provider says about itself. @throws Refusal as `providerCommand` and `saveProfile` */
export async function saveProviderProfile(asking: Asking, of: FormOf, input: unknown): Promise<object> {
  const { providerId } = of;
  return providerCommand(asking, {
    operation: 'saveProviderProfile',
    action: 'changeProfile',
    providerId,
    schema: ProviderProfileForm,
    input,
    version: versionOf(of, 'profile'),
    async run(tx, form): Promise<Done<object>> {
      const before = await readOwnProvider(tx, providerId);
      await saveProfile(tx, providerId, form);
      return { answer: nothing, changes: onProvider(providerId, before && sameFields(before, form), form) };
    },
  });
}

/** Writes over where a provider receives; what was typed is joined with its town first. @throws Refusal as `providerCommand`, `inItsTown` and `saveLocation` */
export async function saveProviderLocation(
  asking: Asking & Pick<RequestContext, 'deps'>,
  of: FormOf,
  input: unknown,
): Promise<object> {
  const { providerId } = of;
  return providerCommand(asking, {
    operation: 'saveProviderLocation',
    action: 'changeProfile',
    providerId,
    schema: ProviderLocationForm,
    input,
    version: versionOf(of, 'location'),
    async run(tx, form): Promise<Done<object>> {
      const before = await readOwnProvider(tx, providerId);
      const location = await inItsTown(asking.deps.places, form);
      await saveLocation(tx, providerId, location);
      return {
        answer: nothing,
        changes: onProvider(providerId, before && sameFields(before, location), location),
      };
    },
  });
}

/**
 * Writes over how a provider works and is booked. Another address for its notices wants a fresh proof, and the former one is told.
 * @throws Refusal as `providerCommand` and `saveSettings`; stepUpNeeded
 */
export async function saveProviderSettings(asking: Asking, of: FormOf, input: unknown): Promise<object> {
  const { providerId } = of;
  return providerCommand(asking, {
    operation: 'saveProviderSettings',
    action: 'changeSettings',
    providerId,
    schema: ProviderSettingsForm,
    input,
    version: versionOf(of, 'settings'),
    async run(tx, form): Promise<Done<object>> {
      const before = await readSettings(tx, providerId);
      const former = before?.notificationEmail ?? null;
      if (former !== form.notificationEmail) {
        expectFreshProof(tx, asking.actor);
        const occasion = of.version;
        if (former !== null) await tx.announce(noticeAddressChanged({ providerId, former, occasion }));
      }
      await saveSettings(tx, providerId, form);
      return { answer: nothing, changes: onProvider(providerId, before && sameFields(before, form), form) };
    },
  });
}

/** Shows a provider to visitors. @throws Refusal as `providerCommand`; invalidInput with each thing that is missing */
export const publishOwnProvider = (asking: Asking, providerId: number): Promise<object> =>
  standing(asking, providerId, { operation: 'publishProvider', isPublished: true, change: publishProvider });

/** Takes a provider off the marketplace; bookings that exist stay. @throws Refusal as `providerCommand` */
export const unpublishOwnProvider = (asking: Asking, providerId: number): Promise<object> =>
  standing(asking, providerId, {
    operation: 'unpublishProvider',
    isPublished: false,
    change: unpublishProvider,
  });

function standing(
  asking: Asking,
  providerId: number,
  { operation, isPublished, change }: Status,
): Promise<object> {
  const action: ProviderAction = 'publishCenter';
  return providerCommand(asking, {
    operation,
    action,
    providerId,
    schema: v.object({}),
    input: {},
    async run(tx): Promise<Done<object>> {
      const before = await readOwnProvider(tx, providerId);
      await change(tx, providerId);
      return {
        answer: nothing,
        changes: onProvider(providerId, before && { isPublished: before.isPublished }, { isPublished }),
      };
    },
  });
}
interface Status {
  operation: string;
  isPublished: boolean;
  change: (tx: Work, providerId: number) => Promise<void>;
}

/** Of what stood before, the fields that a form writes, for the history. */
function sameFields(before: object, form: object): object {
  return Object.fromEntries(Object.entries(before).filter(([field]) => Object.hasOwn(form, field)));
}
