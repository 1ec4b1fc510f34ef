import { useLingui } from '@lingui/react/macro';
import { isImpersonated, usePortal } from '@my-air/feature-kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { openAgreements } from '../agreements/openAgreements.ts';
import type { LocalizationSettings } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { sameSettings } from '../settings/sameSettings.ts';
import { saveSettings } from '../settings/settings.api.ts';

/** The current settings of the auto mode beside the saved ones, and how to save them. */
export function useAutoSettings(channelId: string, saved: LocalizationSettings) {
  const { t } = useLingui();
  const portal = usePortal();
  const failureText = useRefusalText();
  // Without changes the current settings follow the saved ones, also when another tab saves.
  const [changed, setChanged] = useState<LocalizationSettings>();
  const current = changed ?? saved;
  const isChanged = !sameSettings(current, saved);
  const save = useMutation({
    mutationKey: ['ai-metadata', 'save', channelId],
    mutationFn: async (settings: LocalizationSettings) => {
      if (!(await openAgreements(portal))) return null;
      return saveSettings(portal, channelId, settings);
    },
    onSuccess: (now, sent) => {
      if (!now) return;
      setChanged((latest) => (latest && sameSettings(latest, sent) ? undefined : latest));
      const isKept = sameSettings(now, sent);
      portal.toasts.show(
        isKept
          ? { type: 'save', title: t`Auto mode saved` }
          : { type: 'warning', title: t`The saved settings differ from what you chose. Check them.` },
      );
    },
    meta: { handles: 'inPlace' },
  });

  return {
    current,
    isChanged,
    change: (change: Partial<LocalizationSettings>) => setChanged({ ...current, ...change }),
    reset: () => setChanged(undefined),
    save: () => {
      if (!isImpersonated(portal.session.getUser())) save.mutate(current);
    },
    isSaving: save.isPending,
    failure: save.error ? failureText(save.error) : undefined,
  };
}
