import { useLocation } from 'react-router';
import { useCenterPath, useMay } from '../center/own-center.tsx';

/** The way to a customer's card and from there back to where one is; null for who may not see it. */
export function useCustomerHref(): ((id: number) => string) | null {
  const centerPath = useCenterPath();
  const { pathname, search } = useLocation();
  if (!useMay('seeCustomers')) return null;
  const back = new URLSearchParams({ from: pathname + search });
  return (id) => `${centerPath(`customers/${id}`)}?${back}`;
}
