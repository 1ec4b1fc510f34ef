import { msg } from '@lingui/core/macro';
import { useFailureText, type ReasonWords } from '@my-air/feature-kit/data';

const words: ReasonWords = {
  video_changed: msg`The video has changed since. Check the difference and decide again.`,
  already_decided: msg`This suggestion was already accepted or dismissed elsewhere.`,
  access_revoked: msg`Our access to the channel was revoked. Reconnect the channel.`,
  already_writing: msg`Suggestions for this channel are being written in another tab.`,
};

/** Says why a call of AI optimization failed, in the language of the reader. */
export const useFailureWords = () => useFailureText(words);
