import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { Row, Stack, Status, Text, TextLink } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';

import type { Job } from '../contract.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { JobBar } from './JobBar.tsx';
import { useJobWords } from './useJobWords.ts';

export interface JobLineProps {
  /** The job that is summed up. */
  job: Job;
  /** Whether its channel is known from around it, so that its languages name it. @default false */
  isOfChannel?: boolean;
  /** Called when the link is followed, such as to close a sheet. */
  onFollow?: () => void;
}

/** One job: its channel or its languages, its progress, and the link to its screen. */
export function JobLine({ job, isOfChannel = false, onFollow }: JobLineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useJobWords()(job);
  const nameOf = useLanguageNames();
  const title = job.channel?.title ?? t`Translation`;
  const languages = format.list((job.translate_languages ?? []).map(nameOf));
  const waiting = job.in_review ?? 0;
  const [done, failed, all] = [
    format.number((job.completed ?? 0) + waiting),
    format.number(job.failed),
    format.number(job.total),
  ];
  const toReview = format.number(waiting);
  const moment = job.finished_at ?? job.created_at;

  return (
    <Stack gap={2}>
      <Row justify="between" gap={3} wrap>
        <Text weight="medium" dir="auto">
          {isOfChannel && languages !== '' ? languages : title}
        </Text>
        <Status tone={words.tone}>{words.text}</Status>
      </Row>
      <JobBar job={job} label={t`Progress of ${title}`} />
      <Row justify="between" gap={3} wrap>
        <Text size={14} tone="muted">
          {t`${done} of ${all} translated`}
          {waiting > 0 && ` · ${t`${toReview} to review`}`}
          {(job.failed ?? 0) > 0 && ` · ${t`${failed} failed`}`}
          {' · '}
          <time title={format.dateTime(moment)}>{format.ago(moment)}</time>
        </Text>
        <TextLink
          render={<Link to="/ai-metadata/translation/$job" params={{ job: String(job.id) }} />}
          onClick={onFollow}
        >
          <Trans>Details</Trans>
        </TextLink>
      </Row>
    </Stack>
  );
}
