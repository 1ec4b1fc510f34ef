import { isApiError, type ApiErrorCode } from '@my-air/api-client';
import type { Channel } from '@my-air/api-client/contract';
import { channelsQuery, countriesQuery } from '@my-air/feature-kit/data';
import type { PortalContext, ToastOptions } from '@my-air/feature-kit';

import { cacheChannel, pathOf } from '../channel/channels.api.ts';
import { setChannelCountry } from '../contract.ts';
import { sayFailure, type Say } from '../words/say.ts';
import { joinTexts } from './joinTexts.ts';

/** The region in which the creator lives, when it was asked. */
export interface Residence {
  location?: string;
}

/** The codes with which the server refuses a country, as opposed to failures. */
const refusals: readonly ApiErrorCode[] = ['bad_request', 'validation', 'rejected'];

/** The message that no country is known: the list of countries was not loaded, or the creator has chosen none. */
function whyNoCountry({ api, queryClient }: PortalContext, say: Say): ToastOptions {
  const hasFailed = queryClient.getQueryState(countriesQuery(api).queryKey)?.status === 'error';
  return hasFailed
    ? { type: 'warning', title: say(joinTexts.noCountries), text: say(joinTexts.noCountriesNext) }
    : { type: 'error', title: say(joinTexts.noCountry), text: say(joinTexts.noCountryNext) };
}

export interface ResidenceOptions {
  /** Finds the residence of the creator. */
  find: () => Promise<KnownResidence | undefined>;
  /** Shows why there is none. */
  tell: (refusal: ToastOptions) => void;
  say: Say;
}

/**
 * Makes sure that the server knows the country: asks the creator only when it does not. Undefined when none
 * was chosen or accepted.
 */
export async function chooseResidence(
  portal: PortalContext,
  channel: Channel,
  { find, tell, say }: ResidenceOptions,
): Promise<Residence | undefined> {
  if (channel.country) return {};
  const answer = await find();
  if (!answer) {
    tell(whyNoCountry(portal, say));
    return undefined;
  }

  try {
    const body = { country_code: answer.country };
    const { channel: changed } = await portal.api.send(setChannelCountry, { params: pathOf(channel), body });
    await cacheChannel(portal, changed);
  } catch (error) {
    if (!isApiError(error) || !refusals.includes(error.code)) throw error;
    tell({ type: 'error', title: say(joinTexts.countryRefused), text: sayFailure(say, error) });
    return undefined;
  }
  return answer.region === undefined ? {} : { location: answer.region };
}

/** A residence that the user has named. */
export interface KnownResidence {
  /** The code of the country. */
  country: string;
  region?: string;
}

/** The residence of the user: as named before, else as they choose it now; undefined when they do not. */
export async function findResidence(portal: PortalContext): Promise<KnownResidence | undefined> {
  return (await knownResidence(portal)) ?? (await askResidence(portal));
}

async function askResidence({ modals }: PortalContext): Promise<KnownResidence | undefined> {
  const answer = await modals.open('country-residence', {});
  return answer && { country: answer.country.iso_code, ...(answer.region && { region: answer.region }) };
}

/** The residence that the user has named before: in the profile, or with another channel. Nobody is asked twice. */
async function knownResidence({
  api,
  queryClient,
  session,
}: PortalContext): Promise<KnownResidence | undefined> {
  const partner = session.getUser()?.partner;
  if (partner?.country_id != null) {
    const countries = await queryClient.ensureQueryData(countriesQuery(api)).catch(() => []);
    const country = countries.find(({ id }) => id === partner.country_id);
    if (country) return { country: country.iso_code, ...(partner.region && { region: partner.region }) };
  }
  const channels = queryClient.getQueryData(channelsQuery(api).queryKey);
  const country = channels?.find((other) => other.country)?.country;
  return country ? { country } : undefined;
}
