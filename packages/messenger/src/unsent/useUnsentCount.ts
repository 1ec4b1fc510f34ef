import { useOutbox } from '../outbox/useOutbox.ts';

/** The number of the user's entries that have not reached the server. */
export function useUnsentCount(): number {
  const [{ entries }] = useOutbox();
  return entries.length;
}
