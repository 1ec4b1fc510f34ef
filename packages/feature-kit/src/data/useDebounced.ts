import { useEffect, useState } from 'react';

/**
 * A value after it has not changed for a pause, in milliseconds: what a user types or ticks is requested once.
 * @param pause By default longer than between two boxes that are ticked one after the other.
 */
export function useDebounced<Value>(value: Value, pause = 400): Value {
  const [debounced, setDebounced] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);

  return debounced;
}
