import { textPlace } from '@my-air/feature-api/draft';

/** The next question to the assistant, wherever it is asked. */
export const assistantPlace = textPlace('marketplace/assistant');
