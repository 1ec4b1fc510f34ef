/** A row of the tables in stories, tests and measurements. */
export interface Video {
  id: string;
  title: string;
  views: number;
  language: string | null;
  publishedAt: string;
}

const words = [
  'Summer',
  'tour',
  'behind',
  'scenes',
  'how',
  'we',
  'built',
  'studio',
  'kids',
  'songs',
  'live',
  'mix',
];
const languages = ['English', 'Ukrainian', 'Spanish', 'Portuguese', null];

/** Builds a number of videos, always the same. */
export function buildVideos(count: number): Video[] {
  let state = 7;
  // A small generator of numbers with a fixed seed, so that every run has the same rows.
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from({ length: count }, (_, index) => ({
    id: `video-${index}`,
    title: `${Array.from({ length: 3 + next(4) }, () => words[next(words.length)]).join(' ')} ${index + 1}`,
    views: next(2_000_000),
    language: languages[next(languages.length)] ?? null,
    publishedAt: `2026-${String(1 + next(12)).padStart(2, '0')}-${String(1 + next(28)).padStart(2, '0')}`,
  }));
}
