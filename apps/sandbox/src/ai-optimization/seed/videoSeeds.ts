import { videoRows } from '../../ai-metadata/seed/videoRows.ts';
import type { OptimizedTexts } from '../../database/schema.ts';
import type { Timeline } from '../../personas/Timeline.ts';
import { prompts } from '../prompts.ts';

/** A video as it is seeded, with the prompts that suggestions were written after; none where none were written. */
export interface VideoSeed {
  readonly platformGuid: string;
  readonly texts: OptimizedTexts;
  readonly publishedAt: Date;
  readonly changesAt: Date | null;
  readonly changedTexts: Partial<OptimizedTexts> | null;
  readonly promptIds: readonly string[];
  readonly decided?: 'dismissed';
}

/** How many videos are there from the beginning, and how many appear later, one each two days. */
const present = 8;
const later = 4;
/** The latest of those that are there have no suggestions yet. */
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

/** The latest videos of a channel and those to come: the same that AI metadata has, with tags and thumbnails. */
export function videoSeeds(
  { guid, language, videos }: { guid: string; language: string; videos: number },
  timeline: Timeline,
): VideoSeed[] {
  const { tags, thumbnail, edited } = words[language] ?? words.en!;
  const rows = videoRows({ guid, language, count: videos + later, now: timeline.at(0) });
  const allPrompts = prompts.map(({ id }) => id);
  return rows.slice(0, present + later).map(({ platformGuid, title, description }, index) => {
    const place = index - later;
    const isWritten = place >= unwritten;
    return {
      platformGuid,
      texts: {
        title,
        description,
        tags: place % 3 === 0 ? '' : tags,
        thumbnail_text: place % 2 === 0 ? thumbnail : '',
      },
      publishedAt: timeline.at(place < 0 ? -2 * place : -(place + 0.4) * 1.5),
      changesAt: place === changed ? timeline.at(1) : null,
      changedTexts: place === changed ? { title: `${title}${edited}` } : null,
      promptIds: isWritten
        ? [allPrompts[place % allPrompts.length]!, allPrompts[(place + 2) % allPrompts.length]!]
        : [],
      ...(place === dismissed && { decided: 'dismissed' as const }),
    };
  });
}
