import { useFormat } from '@my-air/i18n';
import { ProgressBar, Row, useHasRun } from '@my-air/ui-kit';

import type { Job } from '../contract.ts';
import { isActive, jobPercent } from './jobProgress.ts';

export interface JobBarProps {
  /** The job whose progress is shown. */
  job: Job;
  /** The name of the bar; without it the percentage is its name, and is shown beside it. */
  label?: string;
}

/** The progress of a job that runs, or did when it was first seen: the bar stays, so that nothing moves when the job ends. */
export function JobBar({ job, label }: JobBarProps) {
  const format = useFormat();
  if (!useHasRun(isActive(job))) return null;
  const percent = jobPercent(job);
  if (label !== undefined) return <ProgressBar label={label} value={percent} />;
  return (
    <Row gap={3}>
      <ProgressBar label={format.percent(percent)} value={percent} style={{ flex: 1 }} />
      <span>{format.percent(percent)}</span>
    </Row>
  );
}
