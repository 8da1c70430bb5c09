import { useLocalPath } from './local-path.tsx';
import { usePublicConfig } from './root-data.ts';

/** Where a business registers: the configured address, or our own page (specification section 2, "register business"). */
export function useRegisterBusinessHref(): string {
  const localPath = useLocalPath();
  return usePublicConfig().registerBusinessUrl ?? localPath('/business/register');
}
