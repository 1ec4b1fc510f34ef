import { textPlace } from '@my-air/feature-kit/forms';

/** The next question to the assistant, wherever it is asked. */
export const assistantPlace = textPlace('marketplace/assistant');
