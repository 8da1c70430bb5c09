import { useRef, useState } from 'react';

/** The server's key for this attempt; once used, any change makes the next submission an attempt of its own. */
export function useAttemptKey(given: string): { current: string; use: () => void; renew: () => void } {
  const [own, setOwn] = useState<{ replaces: string; key: string } | null>(null);
  const used = useRef<string | null>(null);
  const current = own?.replaces === given ? own.key : given;
  return {
    current,
    use: () => {
      used.current = current;
    },
    renew: () => {
      if (used.current === current) setOwn({ replaces: given, key: crypto.randomUUID() });
    },
  };
}
