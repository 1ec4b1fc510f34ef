import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { port, useUser } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { Badge, Card, Row, Stack, Status, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { memo, useEffect } from 'react';

import { savingPlatforms } from '../agreeing/savingPlatforms.ts';
import type { DistributionPlatform } from '../contract.ts';
import { distributionPorts } from '../ports.ts';
import { describeState } from './describeState.ts';
import { PlatformActions, type PlatformDialog } from './PlatformActions.tsx';

export interface PlatformCardProps {
  /** The platform on the card. */
  platform: DistributionPlatform;
  /** The dialog that the card is in; undefined in the list. */
  dialog?: PlatformDialog | undefined;
  /** Whether the list shows some channels alone, whose income is only a part. @default false */
  isNarrowed?: boolean;
}

/** One platform: its state with meaning and next step, its income, its channels, and its actions. */
export const PlatformCard = memo(function PlatformCard({
  platform,
  dialog,
  isNarrowed = false,
}: PlatformCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const {
    platform: name,
    description,
    state,
    reason,
    total_amount_usd,
    channels,
    product_id,
    unread_count,
  } = platform;
  const words = describeState(state);
  const isSaving = useSaving(platform);
  const linkToService = port(distributionPorts, 'linkToService');
  const count = channels?.length ?? 0;
  const earned = total_amount_usd ?? 0;
  const amount = format.money(earned);

  return (
    <Card
      as="article"
      title={name}
      actions={
        <Row gap={2} wrap>
          {Boolean(unread_count) && (
            <Badge count={unread_count ?? 0} label={t`Unread messages about ${name}`} />
          )}
          {isSaving ? (
            <Status tone="info">
              <Trans>Saving</Trans>
            </Status>
          ) : (
            <Status tone={words.tone}>{t(words.label)}</Status>
          )}
        </Row>
      }
      footer={<PlatformActions platform={platform} isSaving={isSaving} dialog={dialog} />}
    >
      <Stack gap={2}>
        {description && <Text>{description}</Text>}
        <Text size={14} tone="muted">
          {isSaving ? <Trans>We are saving your acceptance.</Trans> : t(words.meaning)}
        </Text>
        {reason && (
          <Text size={14}>
            <Trans>Reason: {reason}</Trans>
          </Text>
        )}
        {!isSaving && (
          <Text size={14} weight="medium">
            {t(words.next)}
          </Text>
        )}
        <Row gap={4} wrap>
          {(earned > 0 || state === 'distributing') && (
            <Text size={14}>
              {isNarrowed ? <Trans>Earned by all channels: {amount}</Trans> : <Trans>Earned: {amount}</Trans>}
            </Text>
          )}
          {count > 0 && (
            <Text size={14} tone="muted">
              <Plural value={count} one="# channel" other="# channels" />
            </Text>
          )}
          {linkToService && product_id != null && (
            <TextLink render={<Link to={linkToService(product_id)} onClick={dialog?.leave} />}>
              <Trans>About the service</Trans>
            </TextLink>
          )}
        </Row>
      </Stack>
    </Card>
  );
});

/** Whether a platform was agreed to and the server's list does not say so yet. */
function useSaving({ id, state }: Pick<DistributionPlatform, 'id' | 'state'>): boolean {
  const [saving, setSaving] = useAtom(savingPlatforms(useUser()?.id));
  const isMarked = saving.includes(id);
  const isWaiting = state === 'not_agreed';

  useEffect(() => {
    // A mark that stayed would hide that a later version of the agreement waits again.
    if (isMarked && !isWaiting) setSaving((marks) => marks.filter((marked) => marked !== id));
  }, [setSaving, isMarked, isWaiting, id]);

  return isMarked && isWaiting;
}
