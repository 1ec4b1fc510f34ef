import { assumedEndpoint, Id, Name } from '@my-air/api-client/contract';
import * as v from 'valibot';

/** A name that no translation changes. Links, hashtags, mentions, times and emoji are protected without being listed. */
export const GlossaryTerm = v.looseObject({
  id: Id,
  text: Name,
  /** @default true */
  is_case_sensitive: v.nullish(v.boolean(), true),
});
export type GlossaryTerm = v.InferOutput<typeof GlossaryTerm>;

export const glossaryRules = { terms: 500, /** In Unicode code points. */ length: 100 } as const;

export const listGlossary = assumedEndpoint('GET api/ai-metadata/glossary', {
  response: v.looseObject({ terms: v.array(GlossaryTerm) }),
});
/** Adding a term that is listed returns the one that is there. 422 at `text` beyond `glossaryRules`. */
export const addGlossaryTerm = assumedEndpoint('POST api/ai-metadata/glossary', {
  binds: true,
  body: v.object({
    text: v.pipe(v.string(), v.trim(), v.nonEmpty('enter a name')),
    is_case_sensitive: v.optional(v.boolean()),
  }),
  response: v.looseObject({ term: GlossaryTerm }),
});
export const deleteGlossaryTerm = assumedEndpoint('DELETE api/ai-metadata/glossary/{id}', {
  binds: true,
});
