import { textPlace } from '@my-air/data-kit/draft';

/** The next question to the assistant, wherever it is asked. */
export const assistantPlace = textPlace('marketplace/assistant');
