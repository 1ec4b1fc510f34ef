import type { BoostVideo } from '@my-air/ads-boost/contract';

import { seededRandom } from '../random/seededRandom.ts';

const day = 86_400_000;
const names = [
  'A shelf without nails',
  'Ten joints compared',
  'The quiet workshop',
  'One board, five boxes',
  'Questions of the week',
  'A lamp from leftovers',
];

/** The latest videos of a channel, the newest first: one more each three days of the clock. */
export function boostVideos(guid: string, now: Date): BoostVideo[] {
  const latest = Math.floor(now.getTime() / (3 * day));
  return Array.from({ length: 12 }, (_, index) => {
    const number = latest - index;
    const random = seededRandom(hash(`${guid} ${number}`));
    const duration = 180 + Math.floor(random() * 2700);
    const manual = duration > 600 ? [0.3, 0.62].map((part) => Math.round(part * duration)) : [];
    const name = names[Math.floor(random() * names.length)]!;
    // The first break that was placed is in the middle of a sentence in every third video.
    const quality = manual.map((at, place) => ({
      at,
      quality: place === 0 && number % 3 === 0 ? 'interruptive' : 'good',
    }));
    return {
      id: `${guid.slice(-8)}-${number}`,
      title: `${name} #${number % 1000}`,
      duration_seconds: duration,
      manual_slots: manual,
      slot_quality: quality,
    };
  });
}

function hash(text: string): number {
  let value = 7;
  for (const letter of text) value = (value * 31 + letter.codePointAt(0)!) % 2_147_483_647;
  return value;
}
