import { assumedEndpoint, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { longestText } from './limits.ts';

/** A suggestion for one text of a video. All texts are plain, from every author; tags are separated by commas. */
export const Suggestion = v.looseObject({
  id: Identifier,
  video: v.looseObject({
    id: Identifier,
    title: Name,
    url: v.nullish(v.string()),
    thumbnail_url: v.nullish(v.string()),
    published_at: v.nullish(v.string()),
  }),
  /** One of `optimizationFields`, or another. */
  field: v.string(),
  /** The present text of the video; after an acceptance the text before it. */
  current: v.string(),
  suggested: v.string(),
  /** The reason, in the user's language. */
  reason: v.nullish(v.string()),
  /** The name of the prompt it follows, in the user's language. */
  prompt: v.nullish(v.string()),
  /** `model` or `rules`: whether a language model wrote it. */
  source: v.nullish(v.string()),
  /** `open`, `accepted` or `dismissed`. */
  status: v.string(),
  /** The text that was put in place, when it was accepted. */
  accepted_text: v.nullish(v.string()),
  decided_at: v.nullish(v.string()),
});
export type Suggestion = v.InferOutput<typeof Suggestion>;

/** The most decided suggestions in a list, those of the latest decisions; all that are open are in it. */
export const mostDecided = 200;

const List = v.looseObject({ suggestions: v.array(Suggestion) });
const One = v.looseObject({ suggestion: Suggestion });
const text = v.pipe(v.string(), v.maxLength(longestText));

export const listSuggestions = assumedEndpoint(
  'GET api/ai-optimization/channels/{platform_guid}/suggestions',
  { response: List },
);
/**
 * Writes suggestions for the latest videos that have none, after the chosen prompts. It stops when the caller
 * goes and keeps the suggestions written so far. 409 while another call does the same, 429 when the limits of
 * the AI gateway are reached.
 */
export const writeSuggestions = assumedEndpoint(
  'POST api/ai-optimization/channels/{platform_guid}/suggestions',
  {
    binds: true,
    response: v.looseObject({ ...List.entries, added: v.number(), unwritten_count: v.number() }),
  },
);
/**
 * Puts the suggestion, or an edited text, in place of `replaces`. 409 `video_changed` when the video has another text by
 * now, `already_decided` when it was decided otherwise, `access_revoked` without access. 422 at `text`.
 */
export const acceptSuggestion = assumedEndpoint('POST api/ai-optimization/suggestions/{id}/accept', {
  binds: true,
  body: v.object({ text, replaces: text }),
  response: One,
});
/** 409 `already_decided` when it was accepted meanwhile. */
export const dismissSuggestion = assumedEndpoint('POST api/ai-optimization/suggestions/{id}/dismiss', {
  binds: true,
  response: One,
});
/**
 * Undoes a decision; an accepted text is replaced by the one before it. 409 `video_changed` when the video
 * has got another text since, `access_revoked` without access.
 */
export const undoSuggestion = assumedEndpoint('POST api/ai-optimization/suggestions/{id}/undo', {
  binds: true,
  response: One,
});
