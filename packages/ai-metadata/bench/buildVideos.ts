import type { AiVideo } from '../src/contract.ts';

const words = 'how to build a shelf from one board without any power tools in a small flat'.split(' ');
const types = ['video', 'short', 'live stream'];
const privacies = ['public', 'unlisted', 'private'];
const states = [null, null, 'completed', 'failed', 'processing'];

/**
 * A given number of videos of a channel with titles of 3 to 10 words, in no order of time; the same in every
 * run.
 */
export function buildVideos(count: number): AiVideo[] {
  let state = 11;
  // mulberry32: short, and its numbers do not repeat within a run.
  const next = (most: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
  const one = <Item>(list: readonly Item[]) => list[next(list.length)] as Item;
  return Array.from({ length: count }, (_, id) => ({
    id,
    platform_guid: `video${String(id).padStart(6, '0')}`,
    url: `https://www.youtube.com/watch?v=${id}`,
    title: `${Array.from({ length: 3 + next(8) }, () => one(words)).join(' ')} ${id}`,
    description: '',
    published_at: new Date(Date.UTC(2016, 0, 1) + next(315_000_000) * 1000).toISOString(),
    languages: next(3) === 0 ? ['en', 'es'] : [],
    translation_languages: [],
    translation_status: one(states),
    is_deleted: next(50) === 0,
    scheduled_launch: null,
    privacy_status: one(privacies),
    video_type: one(types),
    original_language: 'uk',
  }));
}
