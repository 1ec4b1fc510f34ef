import { assumedEndpoint, Identifier, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

import { mostPrompts } from './limits.ts';

/** A way in which suggestions are written. Its texts are in the reader's language. */
export const OptimizationPrompt = v.looseObject({
  id: Identifier,
  name: Name,
  description: v.nullish(v.string()),
  is_chosen: v.nullish(v.boolean()),
});
export type OptimizationPrompt = v.InferOutput<typeof OptimizationPrompt>;

const Prompts = v.looseObject({ prompts: v.array(OptimizationPrompt) });

export const listPrompts = assumedEndpoint('GET api/ai-optimization/prompts', {
  response: Prompts,
});
/** Replaces the choice. 422 at `prompt_ids` for one that does not exist. */
export const choosePrompts = assumedEndpoint('PUT api/ai-optimization/prompts', {
  binds: true,
  body: v.object({ prompt_ids: v.pipe(v.array(Identifier), v.minLength(1), v.maxLength(mostPrompts)) }),
  response: Prompts,
});
