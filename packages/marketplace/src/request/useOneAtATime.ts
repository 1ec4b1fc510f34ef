import { useRef } from 'react';

/** Lets some work start only when none of it is under way: a second press comes before the button knows of the first. */
export function useOneAtATime<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<unknown>,
): (...given: Given) => void {
  const isUnderWay = useRef(false);
  return (...given) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const end = () => {
      isUnderWay.current = false;
    };
    // Failures are reported by the work itself.
    work(...given).then(end, end);
  };
}
