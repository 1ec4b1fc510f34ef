import { Plural, Trans } from '@lingui/react/macro';

import { usePortal } from '@my-air/feature-kit';
import { auditDue, businessCalendarOf } from '@my-air/feature-kit/data';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { startOf, useFormat } from '@my-air/i18n';
import { Button, Stack, Text, useNow } from '@my-air/ui-kit';
import { useId } from 'react';

import type { Audit } from '../contract.ts';
import { isUnderWay } from './audit.api.ts';
import { daysUntil } from '../status/reapplyMoment.ts';

export interface AuditRequestButtonProps {
  /** The last audit; null when none was requested. */
  audit: Audit | null;
  /** Whether a request is on its way. */
  isBusy: boolean;
  /** Called when the creator requests an audit. */
  onRequest: () => void;
}

/** Requests an audit; when it is too early for another, shows the date of the next. */
export function AuditRequestButton({ audit, isBusy, onRequest }: AuditRequestButtonProps) {
  const format = useFormat();
  const reasonId = useId();
  const binding = useBindingAction();
  const until = audit?.audit_request_not_allowed_until;
  const moment = startOf(until, format.timeZone);
  const now = useNow({ awaited: moment });
  const due = auditDue(now, businessCalendarOf(usePortal()));
  const dueDate = format.deadline(due, now);
  // One at a time: the next can be requested when this one is done.
  if (isUnderWay(audit)) return null;

  const words = audit ? <Trans>Request a new audit</Trans> : <Trans>Request an audit</Trans>;
  if (!(moment > now)) {
    return (
      <Stack gap={2} align="start">
        <Button isBusy={isBusy} onClick={onRequest} {...binding.control}>
          {words}
        </Button>
        <BindingReason action={binding} />
        {due && (
          <Text size={14} tone="muted">
            <Trans>If you request it now, it is done by {dueDate}.</Trans>
          </Text>
        )}
      </Stack>
    );
  }
  const date = format.shortDate(until);
  return (
    <Stack gap={2} align="start">
      <Button disabled aria-describedby={reasonId}>
        {words}
      </Button>
      <Text id={reasonId} size={14} tone="muted" title={format.date(until)}>
        <Trans>
          You can request it on {date} (<Plural value={daysUntil(moment, now)} one="# day" other="# days" />)
        </Trans>
      </Text>
    </Stack>
  );
}
