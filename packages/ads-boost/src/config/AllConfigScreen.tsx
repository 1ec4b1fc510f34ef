import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

import { saveAllConfig, type BoostSettings } from '../contract.ts';
import { isSavedAs } from '../settings/isSavedAs.ts';
import { under } from '../settings/previewChange.ts';
import { allConfigQuery, boostChannelsQuery } from './adsBoost.api.ts';
import { ConfigEditorPage } from './ConfigEditorPage.tsx';
import { useConfigEditor, type ConfigStore } from './useConfigEditor.ts';

/** The settings of all channels. */
export function AllConfigScreen() {
  const { t } = useLingui();
  const { api, queryClient } = usePortal();
  const { data: channels } = useSuspenseQuery(boostChannelsQuery(api));
  const { data, refetch } = useSuspenseQuery(allConfigQuery(api));
  const store: ConfigStore = {
    subject: 'all',
    stored: { values: data.config, version: data.version },
    save: async ({ values, version }) => {
      const body = { config: values as BoostSettings, version };
      const saved = await api.send(saveAllConfig, { body });
      if (!isSavedAs({ values: saved.config, version: saved.version }, values)) return store.reload();
      queryClient.setQueryData(allConfigQuery(api).queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['ads-boost', 'config'] });
      return { values: saved.config, version: saved.version };
    },
    reload: async () => {
      // Anew, even while a request is under way: it may have been sent before the save that this is about.
      const { data: stored = data } = await refetch({ throwOnError: true });
      return { values: stored.config, version: stored.version };
    },
  };
  const editor = useConfigEditor(store);
  // All fields of the settings of all channels are set, whatever was edited.
  const settings = editor.edited as BoostSettings;

  return (
    <ConfigEditorPage
      title={t`All channels`}
      lead={t`These settings apply to every channel that has none of its own.`}
      editor={editor}
      settings={settings}
      channels={channels}
      before={under(editor.base as BoostSettings)}
      after={under(settings)}
    />
  );
}
