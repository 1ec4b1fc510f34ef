import { msg } from '@lingui/core/macro';

/** The texts that are shown while a channel joins. */
export const joinTexts = {
  sent: msg`Application sent`,
  sentNext: msg`Next, we will review the channel. Follow its progress by its status.`,
  failed: msg`The application was not sent`,
  rejected: msg`We could not accept this channel. Ask our team why, or try again later.`,
  noAccess: msg`YouTube still gives us no access to this channel. Tick every permission when asked, or write to support.`,
  tooEarly: msg`This channel cannot apply yet. Its status says when.`,
  underWay: msg`An application is being sent already.`,
  noCountry: msg`Not sent: no country chosen`,
  noCountryNext: msg`A channel applies with its owner's country of residence. Choose one to go on.`,
  noCountries: msg`The list of countries could not be loaded.`,
  noCountriesNext: msg`Nothing was sent. Apply again in a moment.`,
  countryRefused: msg`Not sent: this country is not accepted`,
};
