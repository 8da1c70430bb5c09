import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';

/** Whether the person may change classes here: by their role and by the center's package. The server decides again. */
export function useMayChangeClasses(): boolean {
  const { viewerCan, notInPackage } = useOwnCenter();
  return viewerCan.includes('changeClasses') && !notInPackage.includes('changeClasses');
}
