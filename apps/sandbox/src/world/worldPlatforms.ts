import * as v from 'valibot';

import { readData } from '../content/readData.ts';
import { oauthPlatforms } from '../platforms/platformEndpoints.ts';

/** A platform as its stand-in presents it. */
const WorldPlatform = v.strictObject({
  id: v.picklist(oauthPlatforms),
  name: v.string(),
  /** The noun for what its users have: channels or profiles. */
  noun: v.string(),
  /** The scopes that the portal asks for. */
  scopes: v.array(v.string()),
});
export type WorldPlatform = v.InferOutput<typeof WorldPlatform>;

export const worldPlatforms = readData('world/platforms.json', v.array(WorldPlatform));

/** The platform of that name, or undefined when there is no stand-in for it. */
export function worldPlatform(id: string): WorldPlatform | undefined {
  return worldPlatforms.find((platform) => platform.id === id);
}
