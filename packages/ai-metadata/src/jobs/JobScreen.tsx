import { Trans } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { DateText } from '@my-air/feature-kit/views';
import { ArrowLeftIcon, Button, Grid, Row, Stack, StatTile, Status, useNow } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

import { AiMetadataPage } from '../frame/AiMetadataPage.tsx';
import type { Job } from '../contract.ts';
import { jobQuery } from './jobs.api.ts';
import { useLanguageNames } from '../languages/useLanguageNames.ts';
import { DoneMoment } from './DoneMoment.tsx';
import { JobBar } from './JobBar.tsx';
import { JobReceipt } from './JobReceipt.tsx';
import { useJobWords } from './useJobWords.ts';
import { JobActions } from './JobActions.tsx';
import { NextReview } from '../review/NextReview.tsx';
import { ReviewList } from '../review/ReviewList.tsx';
import { FailureGroups } from './FailureGroups.tsx';

export interface JobScreenProps {
  /** The id of the job. */
  id: string;
}

/**
 * One job: its progress, its failures, the results that wait for approval, and its promise beside its result.
 */
export function JobScreen({ id }: JobScreenProps) {
  const { data: job } = useSuspenseQuery(jobQuery(usePortal().api, id));
  const format = useFormat();
  const nameOf = useLanguageNames();

  return (
    <AiMetadataPage
      title={job?.channel ? <bdi>{job.channel.title}</bdi> : <Trans>Translation</Trans>}
      lead={
        job && (
          <>
            {format.list((job.translate_languages ?? []).map(nameOf))}
            {job.created_at && (
              <>
                {' · '}
                <DateText value={job.created_at} hasTime />
              </>
            )}
          </>
        )
      }
    >
      {job && <Parts key={String(job.id)} job={job} />}
    </AiMetadataPage>
  );
}

function Parts({ job }: { job: Job }) {
  const format = useFormat();
  const words = useJobWords()(job);
  const now = useNow();
  const id = String(job.id);
  useFreshDetails(id, job);
  const counts = [
    { label: job.is_review ? <Trans>Published</Trans> : <Trans>Translated</Trans>, value: job.completed },
    { label: <Trans>In progress</Trans>, value: job.processing },
    { label: <Trans>To review</Trans>, value: job.in_review },
    { label: <Trans>Failed</Trans>, value: job.failed },
    { label: <Trans>Cancelled</Trans>, value: job.cancelled },
  ].filter(({ value }, place) => place < 2 || (value ?? 0) > 0);

  const state = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>(undefined);
  useEffect(() => {
    // The pressed button has gone with its action: the state of the job shows the outcome.
    const isLost = document.activeElement === document.body && focused.current?.isConnected === false;
    if (isLost) state.current?.focus({ preventScroll: true });
  });

  return (
    <Stack
      gap={5}
      onFocusCapture={({ target }) => {
        focused.current = target;
      }}
    >
      <Row justify="between" gap={3} wrap>
        <Button
          size="s"
          variant="quiet"
          icon={<ArrowLeftIcon />}
          render={
            <Link
              to="/ai-metadata/translation"
              search={job.channel?.platform_guid ? { channel: job.channel.platform_guid } : {}}
            />
          }
        >
          <Trans>All videos of this channel</Trans>
        </Button>
        <div ref={state} tabIndex={-1}>
          <Status tone={words.tone}>{words.text}</Status>
        </div>
      </Row>
      <DoneMoment job={job} now={now} />
      <JobBar job={job} />
      <Grid min="8rem">
        {counts.map(({ label, value }, place) => (
          <StatTile key={place} label={label} value={format.number(value ?? 0)} />
        ))}
      </Grid>
      <JobActions job={job} afterwards={state} />
      {(job.in_review ?? 0) > 0 && <ReviewList job={job} />}
      {job.is_review && <NextReview job={job} />}
      {(job.failed ?? 0) > 0 && <FailureGroups id={id} canRetry={job.can_retry === true} />}
      <JobReceipt id={id} />
    </Stack>
  );
}

/** Reads the receipt, the failures and the results to review of a job anew once the job has another state or other numbers. */
function useFreshDetails(id: string, { status, completed, failed, cancelled, in_review, undone }: Job): void {
  const { queryClient } = usePortal();
  const state = [status, completed, failed, cancelled, in_review, undone].join(' ');
  const read = useRef(state);
  useEffect(() => {
    if (read.current === state) return;
    read.current = state;
    for (const name of ['receipt', 'failures', 'review'])
      void queryClient.invalidateQueries({ queryKey: ['ai-metadata', name, id] });
  }, [queryClient, id, state]);
}
