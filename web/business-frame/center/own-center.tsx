import { createContext, use } from 'react';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import type { OwnCenter } from './center-calls.ts';

const OwnCenterContext = createContext<OwnCenter | null>(null);
export const OwnCenterProvider = OwnCenterContext.Provider;

/** The center whose screens these are. @throws Error outside of them */
export function useOwnCenter(): OwnCenter {
  const center = use(OwnCenterContext);
  if (!center) throw new Error('This screen stands outside of a center');
  return center;
}

/** Whether the person may do this here; the server decides again. */
export function useMay(action: ProviderAction): boolean {
  return useOwnCenter().viewerCan.includes(action);
}

/** The same of any action: `may('changeServices')`. */
export function useMayDo(): (action: ProviderAction) => boolean {
  const { viewerCan } = useOwnCenter();
  return (action) => viewerCan.includes(action);
}

/** Addresses of this center's screens: `centerPath('services/new')`. */
export function useCenterPath(): (path: string) => string {
  const localPath = useLocalPath();
  const { providerId } = useOwnCenter();
  return (path) => localPath(`/business/${providerId}/${path}`);
}
