import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';

/** Whether the person may change memberships here: by their role and by the center's package. The server decides again. */
export function useMayChangeMemberships(): boolean {
  const { viewerCan, notInPackage } = useOwnCenter();
  return viewerCan.includes('changeMemberships') && !notInPackage.includes('changeMemberships');
}
