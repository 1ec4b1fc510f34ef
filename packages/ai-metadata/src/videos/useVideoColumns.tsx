import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { DateText } from '@my-air/feature-kit/views';
import { Status, Text, TextLink, type TableColumn, useNow } from '@my-air/ui-kit';

import type { AiVideo } from '../contract.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { useVideoWords } from './useVideoWords.ts';
import { VideoName } from './VideoName.tsx';

/** The columns of the table of videos. The server sorts, by the time of publication. */
export function useVideoColumns(): readonly TableColumn<AiVideo>[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useVideoWords();
  const nameOf = useLanguageNames();
  const now = useNow();
  return [
    {
      id: 'title',
      header: t`Video`,
      cell: (video) => <VideoName video={video} now={now} />,
      isRowHeader: true,
      minWidth: 16,
      share: 3,
    },
    {
      id: 'type',
      header: t`Type`,
      cell: ({ video_type, privacy_status }) => (
        <span style={{ whiteSpace: 'nowrap' }}>
          {words.type(video_type)}
          <Text size={14} tone="muted" as="span" style={{ display: 'block' }}>
            {words.privacy(privacy_status)}
          </Text>
        </span>
      ),
      minWidth: 8,
      share: 0.7,
    },
    {
      id: 'language',
      header: t`Languages`,
      minWidth: 9,
      cell: ({ original_language, languages }) => {
        const count = languages?.length ?? 0;
        return (
          <span title={format.list((languages ?? []).map(nameOf))}>
            {nameOf(original_language)}
            <Text size={14} tone="muted" as="span" style={{ display: 'block', whiteSpace: 'nowrap' }}>
              {t`${plural(count, { one: '# translation', other: '# translations' })}`}
            </Text>
          </span>
        );
      },
    },
    {
      id: 'status',
      header: t`Translation`,
      minWidth: 10,
      share: 1.2,
      cell: ({ translation_status, translations_url, translation_updated_at }) => {
        const { tone, text } = words.status(translation_status);
        return (
          <span
            title={translation_updated_at ? format.dateTime(translation_updated_at) : undefined}
            style={{ whiteSpace: 'nowrap' }}
          >
            <Status tone={tone}>{text}</Status>
            {translations_url && translation_status === 'completed' && (
              <Text size={14} as="span" style={{ display: 'block' }}>
                <TextLink href={translations_url} externalLabel={t`opens another site`}>
                  {t`View in Studio`}
                </TextLink>
              </Text>
            )}
          </span>
        );
      },
    },
    {
      id: 'published',
      header: t`Published`,
      cell: ({ published_at, scheduled_launch }) => (
        <DateText value={scheduled_launch ? null : published_at} />
      ),
      isSortable: true,
      align: 'end',
      minWidth: 8.5,
      share: 0,
    },
  ];
}
