import { randomBytes } from 'node:crypto';

import type { PlatformChoice } from '../../database/schema.ts';

type Channel = NonNullable<PlatformChoice['channel']>;

const titles = [
  'Copper Kettle Kitchen',
  'Slow Rivers',
  'Quiet Mechanics',
  'Paper Planes Daily',
  'The Night Gardeners',
  'Second Breakfast Games',
  'Harbour Light Sessions',
  'Small Repairs',
  'Northbound by Bike',
  'Marble and Chalk',
];

/** A channel that has not been connected before, with a name of the platform's kind. */
export function newChannel(platform: string, joinCourse: string): Channel {
  const [random = 0] = randomBytes(1);
  const title = titles[random % titles.length] ?? 'Slow Rivers';
  return {
    guid: newGuid(platform),
    title,
    username: title.toLowerCase().replaceAll(/\W+/g, '_'),
    description: `${title}: a channel of the sandbox.`,
    subscriberCount: 1000 + random * 731,
    joinCourse,
    isAutoConfirmed: false,
    isForeign: false,
  };
}

function newGuid(platform: string): string {
  const bytes = randomBytes(16);
  if (platform === 'instagram' || platform === 'tiktok') return String(bytes.readBigUInt64BE());
  return `UC${bytes.toString('base64url')}`;
}
