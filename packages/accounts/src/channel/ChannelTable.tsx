import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { usePortal } from '@my-air/feature-kit';
import { answerDue, businessCalendarOf, channelKey } from '@my-air/feature-kit/data';
import { languageTag, useFormat, useLocale } from '@my-air/i18n';
import { CsvButton, platformName, useBindingAction, useTableWords } from '@my-air/feature-kit/views';
import { Button, noSelection, Row, Stack, Table, useNow } from '@my-air/ui-kit';
import { useIsMutating } from '@tanstack/react-query';
import { useState } from 'react';

import { auditSeveral } from '../audit/auditSeveral.ts';
import { joinSeveral } from '../join/joinSeveral.ts';
import { severalKey } from '../several/actOnSeveral.ts';
import { describeChannelStatus, statusKind } from '../status/describeChannelStatus.ts';
import { ourNextText } from '../status/ourNextText.ts';
import { countryName } from './countryName.ts';
import { useChannelColumns } from './useChannelColumns.tsx';

export interface ChannelTableProps {
  /** The channels, in their order. */
  channels: readonly Channel[];
}

const titleOf = ({ title }: Channel) => title;

/** Channels as rows, several of which join, are audited or are saved as a file together. */
export function ChannelTable({ channels }: ChannelTableProps) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const format = useFormat();
  const portal = usePortal();
  const { words, locale } = useTableWords(titleOf);
  const [selection, select] = useState(noSelection);
  const chosen = channels.filter((channel) => selection.ids.has(channelKey(channel)));
  const columns = useChannelColumns();
  const keep = (leftOut: readonly Channel[] | undefined) =>
    leftOut && select({ mode: 'some', ids: new Set(leftOut.map(channelKey)) });
  const lines = () => [
    // The columns of the table, then what its cells show beside a title and what the details add.
    [t`Channel`, t`Status`, t`Next step`, t`Platform`, t`Subscribers`, t`Country`],
    ...(chosen.length > 0 ? chosen : channels).map((channel) => {
      const now = Date.now();
      const described = describeChannelStatus(channel, now, format.timeZone);
      const due = answerDue(channel, businessCalendarOf(portal));
      return [
        channel.title,
        t(described.label),
        t(ourNextText(described, due, { now, format })),
        platformName(channel.platform, i18n),
        channel.subscriber_count ?? null,
        countryName(channel.country, languageTag(language)),
      ];
    }),
  ];
  const count = format.number(channels.length);

  return (
    <Stack gap={3}>
      <Row justify="between" gap={3} wrap>
        <span>{t`${plural(channels.length, { one: `${count} channel`, other: `${count} channels` })}`}</span>
        <CsvButton name="channels.csv" lines={lines} />
      </Row>
      <Table
        label={t`Channels`}
        columns={columns}
        rows={channels}
        rowId={channelKey}
        locale={locale}
        selection={{ mode: 'some', ids: new Set(chosen.map(channelKey)) }}
        onSelectionChange={(next) =>
          // All that match are all that are listed.
          select(next.mode === 'some' ? next : { mode: 'some', ids: new Set(channels.map(channelKey)) })
        }
        words={words}
        selectionActions={<ChosenActions chosen={chosen} onDone={keep} />}
      />
    </Stack>
  );
}

interface ChosenActionsProps {
  /** The chosen channels. */
  chosen: readonly Channel[];
  /** Called at the end with those that were left out, which stay chosen; undefined when it did not come to its end. */
  onDone: (leftOut: readonly Channel[] | undefined) => void;
}

/** The actions for several channels at once, each with the number of channels that it fits. */
function ChosenActions({ chosen, onDone }: ChosenActionsProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const binding = useBindingAction();
  const format = useFormat();
  const now = useNow();
  const joinable = chosen.filter(
    (channel) => describeChannelStatus(channel, now, format.timeZone).action.kind === 'join',
  );
  // Analysts look at YouTube channels only.
  const auditable = chosen.filter(
    (channel) => channel.platform === 'youtube' && statusKind(channel) === 'connected',
  );
  const [joinCount, auditCount] = [format.number(joinable.length), format.number(auditable.length)];
  const isJoining = useIsMutating({ mutationKey: severalKey('join') }) > 0;
  const isAuditing = useIsMutating({ mutationKey: severalKey('audit') }) > 0;

  return (
    <>
      {joinable.length > 0 && (
        <Button
          size="s"
          variant="primary"
          isBusy={isJoining}
          onClick={() => void joinSeveral(portal, joinable).then(onDone)}
          {...binding.control}
        >
          {t`Apply (${joinCount})`}
        </Button>
      )}
      {auditable.length > 0 && (
        <Button
          size="s"
          isBusy={isAuditing}
          onClick={() => void auditSeveral(portal, auditable).then(onDone)}
          {...binding.control}
        >
          {t`Request an audit (${auditCount})`}
        </Button>
      )}
    </>
  );
}
