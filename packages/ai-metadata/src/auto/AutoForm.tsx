import { Trans } from '@lingui/react/macro';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { Banner, Button, Card, Checkbox, Row, Stack, Switch, bringIntoSight } from '@my-air/ui-kit';
import { useBlocker } from '@tanstack/react-router';

import { videoTypes, type AiChannel, type LocalizationSettings } from '../contract.ts';
import { LanguageFields } from '../languages/LanguageFields.tsx';
import type { TranslationSearch } from '../translation/TranslationSearch.ts';
import { useVideoWords } from '../videos/useVideoWords.ts';
import { AutoForecast } from './AutoForecast.tsx';
import { LeaveAutoDialog } from './LeaveAutoDialog.tsx';
import { useAutoSettings } from './useAutoSettings.ts';

export interface AutoFormProps {
  /** The channel whose auto mode is set. */
  channel: AiChannel;
  /** The settings on the server, against which changes are detected. */
  saved: LocalizationSettings;
}

/** The form of auto mode: the kinds of new videos and their languages; leaving with changes asks first. */
export function AutoForm({ channel, saved }: AutoFormProps) {
  const words = useVideoWords();
  const binding = useBindingAction();
  const id = channel.platform_guid;
  const { current, isChanged, change, reset, save, isSaving, failure } = useAutoSettings(id, saved);
  const blocker = useBlocker({
    shouldBlockFn: ({ current: from, next }) => isChanged && isLeaving(from, next),
    enableBeforeUnload: isChanged,
    withResolver: true,
  });
  const types = current.video_types ?? [];
  const isOn = current.enabled_auto_localization ?? false;
  const isIncomplete = isOn && (types.length === 0 || (current.translate_languages ?? []).length === 0);

  return (
    <Card style={{ marginBlockStart: 'var(--space-4)' }}>
      <Stack gap={5}>
        <Switch
          label={<Trans>Translate new videos automatically</Trans>}
          description={<Trans>What you translated by hand is never overwritten.</Trans>}
          checked={isOn}
          onChange={({ target }) => change({ enabled_auto_localization: target.checked })}
          {...binding.control}
        />
        <LanguageFields
          languages={current.translate_languages ?? []}
          source={current.original_language ?? null}
          onLanguages={(languages) => change({ translate_languages: languages })}
          onSource={(source) => change({ original_language: source })}
          control={binding.control}
        />
        <Stack as="fieldset" gap={2} style={{ margin: 0, padding: 0, border: 0 }}>
          <legend>
            <Trans>Which videos</Trans>
          </legend>
          {videoTypes.map((type) => (
            <Checkbox
              key={type}
              label={words.type(type)}
              checked={types.includes(type)}
              onChange={({ target }) =>
                change({
                  video_types: target.checked ? [...types, type] : types.filter((one) => one !== type),
                })
              }
              {...binding.control}
            />
          ))}
        </Stack>
        <AutoForecast channelId={id} settings={current} />
        {isIncomplete && (
          <Banner tone="info">
            <Trans>Choose at least one language and one kind of video to switch auto mode on.</Trans>
          </Banner>
        )}
        {failure && (
          <Banner ref={bringIntoSight} tone="critical">
            {failure}
          </Banner>
        )}
        <BindingReason action={binding} />
        <Row gap={3} wrap>
          <Button
            variant="primary"
            isBusy={isSaving}
            disabled={!isChanged || isIncomplete}
            onClick={save}
            {...binding.control}
          >
            <Trans>Save auto mode</Trans>
          </Button>
          {isChanged && (
            <Button onClick={reset}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
        </Row>
      </Stack>
      <LeaveAutoDialog
        isOpen={blocker.status === 'blocked'}
        onStay={() => blocker.reset?.()}
        onLeave={() => blocker.proceed?.()}
      />
    </Card>
  );
}

/** Whether this form is no longer in sight at another address: another screen, mode or channel, but not a filter. */
function isLeaving(from: Place, next: Place): boolean {
  if (from.pathname !== next.pathname) return true;
  const [before, after]: TranslationSearch[] = [from.search, next.search];
  return before?.mode !== after?.mode || before?.channel !== after?.channel;
}

interface Place {
  readonly pathname: string;
  readonly search: object;
}
