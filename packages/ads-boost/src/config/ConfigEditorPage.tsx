import { Trans, useLingui } from '@lingui/react/macro';
import { UnkeptNotice } from '@my-air/feature-kit/forms';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { Breadcrumb, Button, Page, Row, Stack, Text, media } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import type { BoostChannel, BoostSettings, OwnSettings } from '../contract.ts';
import { previewChange, type SettingsOf } from '../settings/previewChange.ts';
import { qualityRows } from '../settings/qualityRows.ts';
import { boostDraft } from './boostDraft.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { QualityCard } from './QualityCard.tsx';
import { SettingFields } from './SettingFields.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import type { ConfigEditor } from './useConfigEditor.ts';

export interface ConfigEditorPageProps {
  /** The heading of the screen, and the last place of the breadcrumb. */
  title: string;
  /** The sentence below the heading. */
  lead: ReactNode;
  /** The edited settings with their saving, their undo and their conflict. */
  editor: ConfigEditor;
  /** The settings in effect with the current edits. */
  settings: BoostSettings;
  /** The settings that the channel inherits; absent for the settings of all channels. */
  inherited?: BoostSettings;
  /** The channels that the settings reach. */
  channels: readonly BoostChannel[];
  /** The settings in effect for each of the channels, as stored. */
  before: SettingsOf;
  /** The settings in effect for each of the channels, with the edits. */
  after: SettingsOf;
}

/** The screen of settings: fields, their effect, and saving. */
export function ConfigEditorPage({
  title,
  lead,
  editor,
  settings,
  inherited,
  channels,
  before,
  after,
}: ConfigEditorPageProps) {
  const { t } = useLingui();
  const binding = useBindingAction();
  const isChanged = editor.changed.length > 0;
  const videos = channels.flatMap((channel) => channel.videos);
  const edit = (values: OwnSettings) => editor.edit(values);
  const preview = previewChange(channels, before, after);

  function optOut(videoId: string, isOptedOut: boolean) {
    const others = settings.excluded_video_ids.filter((id) => id !== videoId);
    edit({ ...editor.edited, excluded_video_ids: isOptedOut ? [...others, videoId] : others });
  }

  return (
    <Stack gap={4}>
      <Breadcrumb
        label={t`Where you are`}
        places={[
          { id: 'all', label: <Trans>Ads boost</Trans>, render: <Link to="/ads-boost" /> },
          { id: 'here', label: title },
        ]}
      />
      <Page title={title} lead={lead}>
        <UnkeptNotice place={boostDraft} subject={editor.subject} />
        <Columns>
          <SettingFields
            edited={editor.edited}
            settings={settings}
            inherited={inherited}
            videos={videos}
            onEdit={edit}
          />
          <PreviewCard preview={preview} settings={settings} videos={videos} isChanged={isChanged} />
        </Columns>
        <Stack gap={2}>
          <Row gap={3} wrap>
            <Button
              variant="primary"
              isBusy={editor.isSaving}
              disabled={!isChanged}
              onClick={editor.save}
              {...binding.control}
            >
              <Trans>Save</Trans>
            </Button>
            <Button disabled={!isChanged || editor.isSaving} onClick={editor.discard}>
              <Trans>Discard changes</Trans>
            </Button>
            {editor.undo && !isChanged && (
              <Button variant="quiet" isBusy={editor.isSaving} onClick={editor.undo} {...binding.control}>
                <Trans>Undo the last change</Trans>
              </Button>
            )}
          </Row>
          {isChanged && (
            <Text size={14} tone="muted">
              <Trans>Unsaved changes stay in this browser until you save or discard them.</Trans>
            </Text>
          )}
          <BindingReason action={binding} />
        </Stack>
        <QualityCard
          rows={qualityRows(channels, after)}
          isOneChannel={inherited !== undefined}
          onOptOut={optOut}
        />
      </Page>
      {editor.conflict && (
        <ConflictDialog editor={editor} conflict={editor.conflict} key={editor.conflict.theirs.version} />
      )}
      <LeaveGuard isChanged={isChanged && !editor.isSaving} />
    </Stack>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  align-items: start;

  ${media.up('md')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
