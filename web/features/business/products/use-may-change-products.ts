import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';

/** Whether the person may change video courses here: by their role and by the center's package. The server decides again. */
export function useMayChangeProducts(): boolean {
  const { viewerCan, notInPackage } = useOwnCenter();
  return viewerCan.includes('changeProducts') && !notInPackage.includes('changeProducts');
}
