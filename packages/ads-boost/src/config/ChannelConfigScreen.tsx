import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { isSameChannel } from '@my-air/feature-kit/data';
import { useSuspenseQuery } from '@tanstack/react-query';

import { saveChannelConfig } from '../contract.ts';
import { effectiveSettings } from '../settings/effectiveSettings.ts';
import { isSavedAs } from '../settings/isSavedAs.ts';
import { boostChannelsQuery, channelConfigQuery } from './adsBoost.api.ts';
import { ConfigEditorPage } from './ConfigEditorPage.tsx';
import { useConfigEditor, type ConfigStore } from './useConfigEditor.ts';

export interface ChannelConfigScreenProps {
  /** The platform's name for the channel, as the address has it. */
  guid: string;
}

/** The settings of one channel: its own, and those that it inherits. */
export function ChannelConfigScreen({ guid }: ChannelConfigScreenProps) {
  const { t } = useLingui();
  const { api, queryClient } = usePortal();
  const { data: channels } = useSuspenseQuery(boostChannelsQuery(api));
  const { data, refetch } = useSuspenseQuery(channelConfigQuery(api, guid));
  const { queryKey } = channelConfigQuery(api, guid);
  const { inherited } = data;
  const store: ConfigStore = {
    subject: guid,
    stored: { values: data.own, version: data.version },
    save: async ({ values, version }) => {
      const saved = await api.send(saveChannelConfig, {
        params: { platform_guid: guid },
        body: { own: values, version },
      });
      if (!isSavedAs({ values: saved.own, version: saved.version }, values)) return store.reload();
      queryClient.setQueryData(queryKey, { ...saved, inherited });
      void queryClient.invalidateQueries({ queryKey: boostChannelsQuery(api).queryKey });
      return { values: saved.own, version: saved.version };
    },
    reload: async () => {
      // Anew, even while a request is under way: it may have been sent before the save that this is about.
      const { data: stored = data } = await refetch({ throwOnError: true });
      return { values: stored.own, version: stored.version };
    },
  };
  const editor = useConfigEditor(store);
  const settings = effectiveSettings(inherited, editor.edited);
  const chosen = channels.filter((channel) => isSameChannel(channel, { platform_guid: guid }));

  return (
    <ConfigEditorPage
      title={chosen[0]?.title ?? t`Channel`}
      lead={t`What you set here applies to this channel only. Everything else follows all channels.`}
      editor={editor}
      settings={settings}
      inherited={inherited}
      channels={chosen}
      before={() => effectiveSettings(inherited, editor.base)}
      after={() => settings}
    />
  );
}
