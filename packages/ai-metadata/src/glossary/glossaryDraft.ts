import { textPlace } from '@my-air/feature-api/draft';

/** A name that is being typed. */
export const glossaryDraft = textPlace('ai-metadata/glossary');
