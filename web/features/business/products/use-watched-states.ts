import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { OwnCourseSeen, OwnFileSeen } from './product-calls.ts';

const LOOK_AGAIN_MS = 2000;

/** Reads the page again for as long as a file is being looked into. */
export function useWatchedStates(course: OwnCourseSeen, files: readonly OwnFileSeen[]): void {
  const { revalidate } = useRevalidator();
  const states = [course.pictureState, course.intro?.state, ...files.map(({ state }) => state)];
  const isChecking = states.includes('checking');
  useEffect(() => {
    if (!isChecking) return;
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isChecking, revalidate]);
}
