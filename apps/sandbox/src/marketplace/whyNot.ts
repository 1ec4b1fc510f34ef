import type { ChannelRow, PartnerRow } from '../database/schema.ts';
import type { Service } from './content/Service.ts';

/** The reason why a partner may not start a service, as a text for them; undefined when they may (G-32). */
export function whyNot(
  service: Service,
  partner: PartnerRow,
  channels: readonly ChannelRow[],
): string | undefined {
  const connected = channels.filter(({ status }) => status === 'connected');
  switch (service.access) {
    case 'anyone':
      return undefined;
    case 'coming':
      return 'This service is not open yet.';
    case 'capability':
      return isGranted(partner, service.capability ?? '')
        ? undefined
        : 'This service is not switched on for you.';
    case 'channel':
      return connected.length > 0 ? undefined : 'This service needs a connected channel.';
    case 'mcn':
      return connected.some(({ contract }) => contract !== null)
        ? undefined
        : 'This service needs a channel that is in the network.';
    case 'air_member':
      return isGranted(partner, 'member') ? undefined : 'This service is for members.';
  }
}

/** Whether a partner is a member, who may talk to those who run a service. */
export function isMember(partner: PartnerRow): boolean {
  return isGranted(partner, 'member');
}

/** A capability is granted when its value is there and not empty. */
function isGranted({ capabilities }: PartnerRow, name: string): boolean {
  const value = Object.hasOwn(capabilities, name) ? capabilities[name] : undefined;
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}
