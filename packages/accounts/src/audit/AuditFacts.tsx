import { Trans, useLingui } from '@lingui/react/macro';

import { port } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { Button, Row, Stack, Status, Text } from '@my-air/ui-kit';

import type { Audit } from '../contract.ts';
import { accountsPorts } from '../ports.ts';
import { describeAuditStatus } from './auditStatusTable.ts';

export interface AuditFactsProps {
  /** The audit whose facts are shown. */
  audit: Audit;
}

/** The state of an audit: its status, its dates, and the link to its chat. */
export function AuditFacts({ audit }: AuditFactsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const openChat = port(accountsPorts, 'openChat');
  const { chat_id: chatId, estimated_date, completed_date, is_contributed } = audit;
  const words = describeAuditStatus(audit.status);
  const expected = format.shortDate(estimated_date);
  const whenExpected = format.relative(estimated_date);
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
            <Trans>
              Expected on {expected}, {whenExpected}
            </Trans>
          </Text>
        )
      )}
      {is_contributed && (
        <Text size={14}>
          <Trans>You have given us access to your statistics for it.</Trans>
        </Text>
      )}
      {openChat && chatId != null && (
        <Row>
          <Button size="s" onClick={() => openChat(chatId)}>
            <Trans>Talk to the analyst</Trans>
          </Button>
        </Row>
      )}
    </Stack>
  );
}
