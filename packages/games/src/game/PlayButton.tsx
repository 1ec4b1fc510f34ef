import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { Button, ExternalIcon, Stack, Text, useNow } from '@my-air/ui-kit';
import { useId } from 'react';

import type { FullGame } from '../contract.ts';
import { opening } from '../games/opening.ts';
import { playAddress } from './playAddress.ts';

export interface PlayButtonProps {
  /** The game; its address has to be on a host that the portal may lead to. */
  game: FullGame;
}

/** Leads to the game; disabled with the reason while it cannot be played. */
export function PlayButton({ game }: PlayButtonProps) {
  const { config, leave } = usePortal();
  const format = useFormat();
  const reasonId = useId();
  const address = playAddress(game.url, config);
  const opens = opening(game, useNow(), format.timeZone);
  const date = opens ? format.shortDate(opens) : '';

  if (address !== undefined && !opens) {
    return (
      <Button variant="primary" onClick={() => leave(address)}>
        <Trans>Play</Trans>
        <ExternalIcon aria-hidden />
      </Button>
    );
  }
  return (
    <Stack gap={1} align="start">
      <Button variant="primary" disabled aria-describedby={reasonId}>
        <Trans>Play</Trans>
      </Button>
      <Text id={reasonId} size={14} tone="muted" title={opens && format.date(opens)}>
        {opens ? <Trans>Available from {date}</Trans> : <Trans>This game cannot be played right now.</Trans>}
      </Text>
    </Stack>
  );
}
