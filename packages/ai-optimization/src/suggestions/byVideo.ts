import type { Suggestion } from '../contract.ts';

export interface VideoSuggestions {
  id: string;
  /** Null where the server did not say which video it is. */
  video: Suggestion['video'] | null;
  suggestions: readonly Suggestion[];
}

/** Suggestions by their video, in the order in which the videos first appear. */
export function byVideo(suggestions: readonly Suggestion[]): readonly VideoSuggestions[] {
  const videos = new Map<string, VideoSuggestions & { suggestions: Suggestion[] }>();
  for (const suggestion of suggestions) {
    // A broken answer is repaired to null.
    const video = suggestion.video as Suggestion['video'] | null;
    const id = video?.id ?? `suggestion ${suggestion.id}`;
    const kept = videos.get(id);
    if (kept) kept.suggestions.push(suggestion);
    else videos.set(id, { id, video, suggestions: [suggestion] });
  }
  return [...videos.values()];
}
