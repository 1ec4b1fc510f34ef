import * as v from 'valibot';

import { day } from '../../Clock.ts';
import { readData } from '../../content/readData.ts';
import type { aiVideos } from '../../database/schema.ts';
import { seededRandom } from '../../random/seededRandom.ts';

type VideoRow = Omit<typeof aiVideos.$inferInsert, 'id' | 'aiChannelId' | 'seenFrom'>;

/** The titles and descriptions of the made-up videos of a language. */
const VideoTexts = v.strictObject({
  titles: v.array(v.string()),
  intros: v.array(v.string()),
  chapters: v.array(v.string()),
  ending: v.string(),
});
type VideoTexts = v.InferOutput<typeof VideoTexts>;

/** Hard titles are hard to translate: at the limit, right to left, with angle brackets, without words. */
const { languages, hardTitles } = readData(
  'ai-metadata/madeUpVideos.json',
  v.strictObject({ languages: v.record(v.string(), VideoTexts), hardTitles: v.array(v.string()) }),
);

interface Wanted {
  /** The channel's `platform_guid`, which the videos' own are made of. */
  readonly guid: string;
  readonly language: string;
  readonly count: number;
  readonly now: Date;
}

/** Made-up videos of a channel, the latest first: the same for the same channel, at times around now. */
export function videoRows({ guid, language, count, now }: Wanted): VideoRow[] {
  const texts = languages[language] ?? languages.en!;
  return Array.from({ length: count }, (_, place) => {
    const episode = count - place;
    const published = new Date(now.getTime() - (place + 0.4) * day * 1.5);
    const isScheduled = place === 2;
    return {
      platformGuid: `${guid.slice(2, 7)}${String(episode).padStart(6, '0')}`,
      title: titleOf(texts, episode),
      description: descriptionOf(texts, episode),
      originalLanguage: episode % 29 === 0 ? null : language,
      videoType: typeOf(episode),
      ...lengthOf(guid, episode),
      privacyStatus:
        isScheduled || episode % 23 === 0 ? 'private' : episode % 19 === 0 ? 'unlisted' : 'public',
      publishedAt: published,
      scheduledLaunch: isScheduled ? new Date(now.getTime() + 3 * day) : null,
      deletedAt: episode % 41 === 0 ? new Date(published.getTime() + day / 4) : null,
    };
  });
}

function titleOf({ titles }: VideoTexts, episode: number): string {
  if (episode % 31 === 0) return hardTitles[(episode / 31) % hardTitles.length]!;
  const title = titles[episode % titles.length]!;
  return episode <= titles.length ? title : `${title} · ${Math.ceil(episode / titles.length)}`;
}

function typeOf(episode: number): string {
  if (episode % 6 === 5) return 'short';
  return episode % 17 === 0 ? 'live stream' : 'video';
}

/** How long a video is; in long ones the creator placed two breaks, every third time the first one in mid-sentence. */
function lengthOf(guid: string, episode: number) {
  const random = seededRandom(
    Array.from(guid).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 2_147_483_647, episode),
  );
  const isShort = typeOf(episode) === 'short';
  const durationSeconds = isShort ? 15 + Math.floor(random() * 45) : 180 + Math.floor(random() * 2700);
  const placedBreaks = [0.3, 0.62].map((part, place) => ({
    at: Math.round(part * durationSeconds),
    quality: place === 0 && episode % 3 === 0 ? 'interruptive' : 'good',
  }));
  return { durationSeconds, placedBreaks: durationSeconds > 600 ? placedBreaks : [] };
}

/** A description as creators write them; some are empty, and one is near the limit of 5,000 bytes. */
function descriptionOf({ intros, chapters, ending }: VideoTexts, episode: number): string {
  if (episode % 37 === 0) return '';
  const times = chapters.map((chapter, place) => {
    const minutes = place * 3 + (episode % 3) * Math.sign(place);
    return `${String(minutes).padStart(2, '0')}:${String((place * 17) % 60).padStart(2, '0')} ${chapter}`;
  });
  const lines = [
    intros[episode % intros.length]!,
    '',
    ...times,
    '',
    `👉 https://example.com/plans/${episode}?ref=description`,
    'Instagram: @olena.maisternia · mail: hello@example.com',
    '',
    `${ending} #diy #wood${episode}`,
  ];
  const text = lines.join('\n');
  return episode === 43 ? `${text}\n${'𝄞 ♪ '.repeat(500)}`.slice(0, 2_300) : text;
}
