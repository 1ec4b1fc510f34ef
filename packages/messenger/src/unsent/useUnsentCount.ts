import { useOutbox } from '../outbox/useOutbox.ts';

/** How many things of this person have not reached the server. */
export function useUnsentCount(): number {
  const [{ entries }] = useOutbox();
  return entries.length;
}
