import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { BindingReason, useBindingAction, useMultiSelectWords } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import {
  ArrowLeftIcon,
  Banner,
  Button,
  Card,
  Checkbox,
  Field,
  MultiSelect,
  NativeSelect,
  Row,
  Stack,
} from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';

import type { AiChannel } from '../contract.ts';
import { SettingsFields } from '../receipt/SettingsFields.tsx';
import { useHasReview } from '../receipt/useHasReview.ts';
import type { TranslationSearch } from '../translation/TranslationSearch.ts';
import { RunReceipt } from './RunReceipt.tsx';
import { StartedRun } from './StartedRun.tsx';
import { useRun } from './useRun.ts';
import { useRunStart } from './useRunStart.ts';

export interface RunScreenProps {
  /** The connected channels. */
  channels: readonly AiChannel[];
  /** The search parameters; they hold the chosen channels and the days. */
  search: TranslationSearch;
  /** Called with the whole new search parameters. */
  onSearch: (search: TranslationSearch) => void;
}

/** The periods to choose from, in days. */
const periods = [7, 28, 90, 365] as const;

/** Several channels translated with one receipt and one press. */
export function RunScreen({ channels, search, onSearch }: RunScreenProps) {
  const { t } = useLingui();
  const format = useFormat();
  const binding = useBindingAction();
  const words = useMultiSelectWords();
  const hasReview = useHasReview();
  const wanted = new Set(search.channels);
  const chosen = channels.filter(({ platform_guid }) => wanted.has(platform_guid));
  const { settings, setSettings, asked, rows, sum } = useRun(chosen, search.days);
  const { start, isStarting } = useRunStart(asked);
  const [confirmed, setConfirmed] = useState('');
  const { overwritten } = sum;
  const replaced = format.number(overwritten);
  const isConfirmed = overwritten === 0 || confirmed === `${asked} ${overwritten}`;
  const failed = rows.filter(({ failure }) => failure !== undefined);
  const open = rows.filter((row) => !row.isStarted);
  const count = sum.isPending ? open.length : sum.orders.length;
  const isRetry = count > 0 && failed.length === count;
  const startable = format.number(count);
  const canStart = count > 0 && !sum.isPending && !sum.isShort && isConfirmed;

  return (
    <Stack gap={5}>
      <Row>
        <Button
          size="s"
          variant="quiet"
          icon={<ArrowLeftIcon />}
          render={<Link to="/ai-metadata/translation" />}
        >
          <Trans>Back to one channel</Trans>
        </Button>
      </Row>
      <Card title={<Trans>Translate several channels</Trans>}>
        <Stack gap={4}>
          <Field
            label={<Trans>Channels</Trans>}
            isRequired
            description={
              chosen.length < channels.length && (
                <Button
                  size="s"
                  variant="quiet"
                  onClick={() =>
                    onSearch({ ...search, channels: channels.map(({ platform_guid }) => platform_guid) })
                  }
                >
                  {t`${plural(channels.length, { one: 'Choose # channel', other: 'Choose all # channels' })}`}
                </Button>
              )
            }
          >
            <MultiSelect
              options={channels.map(({ platform_guid, title, is_access_revoked }) => ({
                value: platform_guid,
                label: is_access_revoked ? t`${title} (access revoked)` : title,
              }))}
              values={chosen.map(({ platform_guid }) => platform_guid)}
              onValuesChange={(next) => onSearch({ ...search, channels: next })}
              words={words}
              placeholder={t`Choose channels`}
            />
          </Field>
          <Field label={<Trans>Published</Trans>}>
            <NativeSelect
              value={search.days === undefined ? '' : String(search.days)}
              onChange={({ target }) => onSearch({ ...search, days: Number(target.value) || undefined })}
              options={[
                { value: '', label: t`At any time` },
                ...[...new Set([...periods, ...(search.days ? [search.days] : [])])].map((days) => ({
                  value: String(days),
                  label: t`${plural(days, { one: 'In the last day', other: 'In the last # days' })}`,
                })),
              ]}
            />
          </Field>
          <SettingsFields settings={settings} onChange={setSettings} hasReview={hasReview} />
        </Stack>
      </Card>
      {chosen.length > 0 && settings.languages.length > 0 ? (
        <RunReceipt rows={rows} sum={sum}>
          {overwritten > 0 && (
            <Checkbox
              label={t`${plural(overwritten, {
                one: `Yes, overwrite ${replaced} existing translation`,
                other: `Yes, overwrite ${replaced} existing translations`,
              })}`}
              checked={isConfirmed}
              onChange={({ target }) => setConfirmed(target.checked ? `${asked} ${overwritten}` : '')}
            />
          )}
          {open.length > 0 && (
            <Row gap={3} wrap>
              <Button
                variant="primary"
                isBusy={isStarting}
                disabled={!canStart}
                onClick={() => start(sum.orders)}
                {...binding.control}
              >
                {isRetry
                  ? t`${plural(count, { one: `Try ${startable} channel again`, other: `Try ${startable} channels again` })}`
                  : t`${plural(count, { one: `Translate ${startable} channel`, other: `Translate ${startable} channels` })}`}
              </Button>
              <BindingReason action={binding} />
            </Row>
          )}
        </RunReceipt>
      ) : (
        <Banner tone="info">
          <Trans>Choose channels and at least one language to see the price.</Trans>
        </Banner>
      )}
      <StartedRun />
    </Stack>
  );
}
