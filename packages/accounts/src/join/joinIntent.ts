import { parseId } from '@my-air/api-client';
import { Id } from '@my-air/api-client/contract';
import { deviceStorage } from '@my-air/feature-kit/state';
import * as v from 'valibot';

/** An intent to join that outlives a visit to the platform. */
export interface JoinIntent {
  /** The key of the channel that is to join. */
  channel?: string;
  /** Whether it is the one that is still to be chosen at the platform. */
  isChosenThere?: true;
  /** The region in which the creator lives. */
  location?: string;
  /** The service the channel is brought for. */
  productId?: number;
}

/** The names under which the intent is kept; the last two are the specification's. */
const keys = { owner: 'join_channel', location: 'join_location', productId: 'join_product_id' } as const;

const hour = 3_600_000;
const Owner = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ userId: Id, channel: v.nullable(v.string()), at: v.number() }),
);

/** Keeps the intent of this user. */
export function rememberJoinIntent(userId: number, intent: JoinIntent): void {
  deviceStorage.write(
    keys.owner,
    JSON.stringify({ userId, channel: intent.channel ?? null, at: Date.now() }),
  );
  deviceStorage.write(keys.location, intent.location);
  deviceStorage.write(keys.productId, intent.productId?.toString());
}

/** The intent of this user; empty when it is missing, another user's or older than an hour. */
export function readJoinIntent(userId: number): JoinIntent {
  const { success, output: owner } = v.safeParse(Owner, deviceStorage.read(keys.owner));
  if (success && (owner.userId !== userId || Date.now() - owner.at > hour)) return {};
  const location = deviceStorage.read(keys.location)?.slice(0, 100);
  const productId = parseId(deviceStorage.read(keys.productId));
  return {
    ...(success && owner.channel && { channel: owner.channel }),
    ...(success && owner.channel === null && { isChosenThere: true as const }),
    ...(location && { location }),
    ...(productId !== undefined && { productId }),
  };
}

/** Clears the intent: it is fulfilled, or has become pointless. */
export function forgetJoinIntent(): void {
  for (const key of Object.values(keys)) deviceStorage.write(key, undefined);
}
