import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import { usePortal } from '@my-air/feature-kit';
import { startOf, useFormat } from '@my-air/i18n';
import { Button, RefreshIcon, Text } from '@my-air/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';

import type { AiChannel } from '../contract.ts';
import { useRefusalText } from '../failure/refusals.ts';
import { forceUpdate } from './channels.api.ts';

/** Loads the videos of a channel anew; not while that is under way, nor too soon after the last time. */
export function ForceUpdateButton({ channel }: { channel: AiChannel }) {
  const { t } = useLingui();
  const format = useFormat();
  const failureText = useRefusalText();
  const hintId = useId();
  const { update, retryAt } = useForceUpdate(channel.platform_guid);
  const allowedAt = Math.max(retryAt, startOf(channel.force_update_allowed_at, format.timeZone) || 0);
  const isCooling = useIsBefore(allowedAt);
  const isSyncing = channel.is_background_syncing || channel.is_synced_first_page === false;
  const when = format.time(allowedAt);
  const hint = isSyncing
    ? t`Your videos are being loaded right now.`
    : isCooling
      ? t`You can load them again at ${when}.`
      : update.error && failureText(update.error);

  return (
    <div>
      <Button
        size="s"
        icon={<RefreshIcon />}
        isBusy={update.isPending}
        disabled={isSyncing || isCooling || channel.is_access_revoked === true}
        onClick={() => update.mutate()}
        {...(hint && { 'aria-describedby': hintId })}
      >
        <Trans>Update videos</Trans>
      </Button>
      {hint && (
        <Text as="output" id={hintId} size={14} tone="muted" style={{ display: 'block' }}>
          {hint}
        </Text>
      )}
    </div>
  );
}

/** Whether a moment lies ahead; changes by itself when it has come. */
function useIsBefore(moment: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  const left = moment - now;
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(left + 50, 60_000));
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}

/** Asks for the videos of a channel anew, and remembers until when the server wants to be left alone. */
function useForceUpdate(channelId: string) {
  const portal = usePortal();
  const [retryAt, setRetryAt] = useState(0);
  const update = useMutation({
    mutationKey: ['ai-metadata', 'update', channelId],
    mutationFn: () => forceUpdate(portal, channelId),
    onError: (error) => {
      if (isApiError(error) && error.retryAfter) setRetryAt(Date.now() + error.retryAfter * 1000);
    },
    meta: { handles: 'inPlace' },
  });
  return { update, retryAt };
}
