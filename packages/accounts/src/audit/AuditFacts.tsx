import { Trans, useLingui } from '@lingui/react/macro';

import { port } from '@my-air/feature-kit';
import { SupportButton } from '@my-air/feature-kit/views';
import { endOf, useFormat } from '@my-air/i18n';
import { Button, Row, Stack, Status, Text, useNow } from '@my-air/ui-kit';

import type { Audit } from '../contract.ts';
import { accountsPorts } from '../ports.ts';
import { describeAuditStatus } from './auditStatusTable.ts';

export interface AuditFactsProps {
  /** The audit whose facts are shown. */
  audit: Audit;
  /** The name of its channel. */
  title: string;
}

/** The state of an audit: its status, its dates, and the link to its chat. */
export function AuditFacts({ audit, title }: AuditFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const openChat = port(accountsPorts, 'openChat');
  const { chat_id: chatId, estimated_date, completed_date, is_contributed } = audit;
  const words = describeAuditStatus(audit.status);
  const expected = format.shortDate(estimated_date);
  const whenExpected = format.relative(estimated_date);
  const end = endOf(estimated_date, format.timeZone);
  const isDone = completed_date != null || audit.status.startsWith('completed');
  const isLate = end <= useNow({ awaited: end }) && !isDone;
  const done = format.shortDate(completed_date);

  return (
    <Stack gap={2} align="start">
      <Status tone={words.tone}>{t(words.label)}</Status>
      <Text>{t(words.explanation)}</Text>
      {completed_date ? (
        <Text size={14} tone="muted" title={format.date(completed_date)}>
          <Trans>Done on {done}</Trans>
        </Text>
      ) : (
        estimated_date && (
          <Text size={14} tone="muted" title={format.date(estimated_date)}>
            {isLate ? (
              <Trans>The audit was expected on {expected}. Ask us if it does not come today.</Trans>
            ) : (
              <Trans>
                Expected on {expected}, {whenExpected}
              </Trans>
            )}
          </Text>
        )
      )}
      {is_contributed && (
        <Text size={14}>
          <Trans>You have given us access to your statistics for it.</Trans>
        </Text>
      )}
      {openChat && chatId != null ? (
        <Row>
          <Button size="s" onClick={() => openChat(chatId)}>
            <Trans>Talk to the analyst</Trans>
          </Button>
        </Row>
      ) : (
        isLate && <SupportButton summary={t`When will the audit of ${title} be done?`} />
      )}
    </Stack>
  );
}
