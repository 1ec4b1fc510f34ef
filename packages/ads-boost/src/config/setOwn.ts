import { msg } from '@lingui/core/macro';
import type { Channel } from '@my-air/api-client/contract';
import { fetchAnew, type ActOnOne, type PortalContext } from '@my-air/feature-kit';
import { refusalOf } from '@my-air/feature-kit/data';

import { saveChannelConfig, type BoostSettings, type OwnSettings } from '../contract.ts';
import { changedFields } from '../settings/fields.ts';
import { isSavedAs } from '../settings/isSavedAs.ts';
import { boostChannelsQuery, channelConfigQuery } from './adsBoost.api.ts';

/** Sets the settings of one of several channels; taking it back brings its former ones, unless others were saved since. */
export function setOwn(
  portal: PortalContext,
  ownOf: (inherited: BoostSettings, own: OwnSettings) => OwnSettings,
): ActOnOne<Channel> {
  return async ({ platform_guid: guid }) => {
    try {
      const query = channelConfigQuery(portal.api, guid);
      const { own: before, inherited, version } = await fetchAnew(portal.queryClient, query);
      const after = ownOf(inherited, before);
      if (changedFields(before, after).length === 0) return { state: 'done', text: msg`Already so` };
      const saved = await save(portal, guid, { own: after, version });
      return { state: 'done', undo: () => save(portal, guid, { own: before, version: saved }) };
    } catch (error) {
      return refusalOf(error, { conflict: savedElsewhere });
    }
  };
}

/** Saves the settings over a version; resolves to the new one. */
async function save(
  { api, queryClient }: PortalContext,
  guid: string,
  body: { own: OwnSettings; version: number },
): Promise<number> {
  const saved = await api.send(saveChannelConfig, { params: { platform_guid: guid }, body });
  const { queryKey } = channelConfigQuery(api, guid);
  // An answer that says something else may be broken.
  if (isSavedAs({ values: saved.own, version: saved.version }, body.own))
    queryClient.setQueryData(queryKey, (known) => known && { ...known, ...saved });
  else void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: boostChannelsQuery(api).queryKey });
  return saved.version;
}

const savedElsewhere = msg`These settings were changed elsewhere. Try again.`;
