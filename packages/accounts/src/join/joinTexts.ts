import { msg } from '@lingui/core/macro';

/** What is said while a channel joins. */
export const joinTexts = {
  sent: msg`Request to join sent`,
  sentNext: msg`Next, we'll review the channel. Follow its progress by its status.`,
  failed: msg`Join failed`,
  rejected: msg`We could not accept this channel. Ask in its chat, or look again later.`,
  noAccess: msg`YouTube still gives us no access to this channel. Tick every permission when it asks, or write to support.`,
  noCountry: msg`Not joined: no country chosen`,
  noCountryNext: msg`A channel joins with its owner's country of residence. Choose one to go on.`,
  countryRefused: msg`Not joined: this country isn't accepted`,
};
