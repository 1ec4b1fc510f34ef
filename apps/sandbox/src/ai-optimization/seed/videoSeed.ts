import type { AiVideoRow } from '../../database/schema.ts';
import type { Timeline } from '../../personas/Timeline.ts';
import { prompts } from '../prompts.ts';

/** The optimization fields of a video, and the prompts of its suggestions; empty where none were written. */
export interface VideoSeed extends Pick<
  AiVideoRow,
  'tags' | 'thumbnailText' | 'changesAt' | 'changedTexts' | 'suggestionsWrittenAt'
> {
  readonly promptIds: readonly string[];
  readonly decided: 'dismissed' | undefined;
}

/** How many of the latest published videos have no suggestions yet. */
const unwritten = 2;
/** The place of the video that its creator changes a day after the seeding, and of one that was dismissed. */
const changed = 5;
const dismissed = 7;

const words: Readonly<Record<string, { tags: string; thumbnail: string; edited: string }>> = {
  uk: {
    tags: 'столярка, майстерня, дерево своїми руками',
    thumbnail: 'ДИВИСЬ ДО КІНЦЯ!!!',
    edited: ' (оновлено)',
  },
  en: { tags: 'woodworking, diy, tool review', thumbnail: 'WAIT FOR IT', edited: ' (updated)' },
};

/** The seed of a video by its place: 0 is the latest published one, below it are future ones. */
export function videoSeed(
  { title }: Pick<AiVideoRow, 'title'>,
  place: number,
  language: string,
  timeline: Timeline,
): VideoSeed {
  const { tags, thumbnail, edited } = words[language] ?? words.en!;
  const isWritten = place >= unwritten;
  return {
    tags: place % 3 === 0 ? '' : tags,
    thumbnailText: place % 2 === 0 ? thumbnail : '',
    changesAt: place === changed ? timeline.at(1) : null,
    changedTexts: place === changed ? { title: `${title}${edited}` } : null,
    suggestionsWrittenAt: isWritten ? timeline.at(-1) : null,
    promptIds: isWritten ? [place, place + 2].map((index) => prompts[index % prompts.length]!.id) : [],
    decided: place === dismissed ? 'dismissed' : undefined,
  };
}
