import { findChannel, findChannels } from '../channels/findChannels.ts';
import type { ChannelRow } from '../database/schema.ts';
import { HttpError, notFound } from '../http/HttpError.ts';
import type { Scope } from '../Platform.ts';

/** The capability that opens AI optimization to a partner. */
export const capability = 'ai_metadata_optimization';

const isOptimized = ({ platform, status }: ChannelRow) => platform === 'youtube' && status === 'connected';

/** The partner's connected YouTube channels. */
export async function findOptimizationChannels(scope: Scope, partnerId: number): Promise<ChannelRow[]> {
  return (await findChannels(scope, partnerId)).filter(isOptimized);
}

/** One of them; 404 for any other. */
export async function findOptimizationChannel(
  scope: Scope,
  partnerId: number,
  guid: string,
): Promise<ChannelRow> {
  const channel = await findChannel(scope, partnerId, { platform: 'youtube', platform_guid: guid });
  if (!isOptimized(channel)) throw notFound();
  return channel;
}

/** 409 where the owner took our access back, so that nothing can be put in place. */
export function requireAccess({ isAccessRevoked }: ChannelRow): void {
  if (!isAccessRevoked) return;
  throw new HttpError(409, 'Our access to the channel was revoked. Reconnect the channel.', {
    code: 'access_revoked',
  });
}
