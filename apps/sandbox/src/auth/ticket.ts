import type { FastifyReply, FastifyRequest } from 'fastify';

/** A statement of the portal's listener for the provider's, or the other way round: sent in an address, and signed with the key of all cookies. */
export interface Ticket {
  subject: string;
  /** The moment from which it is worth nothing, in epoch milliseconds. */
  until: number;
}

/** How long a browser may take from one listener to the other, in milliseconds. */
export const ticketLifetime = 60_000;

/** The ticket as a text for an address. */
export function writeTicket(reply: FastifyReply, { subject, until }: Ticket): string {
  return reply.signCookie(`ticket ${until} ${subject}`);
}

/** The subject of a ticket; undefined where it is none of ours, or too old. */
export function readTicket(request: FastifyRequest, text: string, now: Date): string | undefined {
  const { valid, value } = request.unsignCookie(text);
  // The key signs cookies too: a value of theirs is no ticket.
  const [kind, until, ...subject] = valid && value !== null ? value.split(' ') : [];
  return kind === 'ticket' && Number(until) > now.getTime() ? subject.join(' ') : undefined;
}
