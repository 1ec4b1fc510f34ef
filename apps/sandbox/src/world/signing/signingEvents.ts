/** How a visit to the signing site can end: the event that it sends back, what its button says, and whether it signs. */
export const signingEvents = [
  { event: 'signing_complete', label: 'Sign', delay: 0 },
  { event: 'signing_complete', label: 'Sign, and confirm 30 seconds later', delay: 30_000, id: 'late' },
  { event: 'decline', label: 'Decline' },
  { event: 'cancel', label: 'Finish later' },
  { event: 'session_timeout', label: 'Let the session time out' },
  { event: 'ttl_expired', label: 'Come with an expired link' },
  { event: 'viewing_complete', label: 'Send an event nobody knows' },
] as const satisfies readonly { event: string; label: string; delay?: number; id?: string }[];

/** One of the ways by the name that its button sends. */
export function signingEvent(name: unknown) {
  return signingEvents.find((way) => ('id' in way ? way.id : way.event) === name);
}
