import { Trans, useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-kit';
import { useFormat } from '@my-air/i18n';
import { Button, DocumentIcon, Status } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Message } from '../contract.ts';
import { messengerPorts } from '../ports.ts';

export interface AgreementCardProps {
  /** The agreement that the message holds. */
  agreement: NonNullable<Message['agreement']>;
  /** Whether the Tab key reaches its button. */
  isReachable: boolean;
  /** Called once the agreement was accepted. */
  onAccepted: () => void;
}

/** An agreement inside a message: read and accepted in the same dialog as everywhere else. */
export function AgreementCard({ agreement, isReachable, onAccepted }: AgreementCardProps) {
  const { t } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const acceptAgreement = port(messengerPorts, 'acceptAgreement');
  const { id, display_name, is_agreed, agreed_at } = agreement;
  const name = display_name || t`Agreement`;
  const acceptedOn = format.date(agreed_at);

  async function read() {
    if (await acceptAgreement?.(portal, id)) onAccepted();
  }

  return (
    <Card>
      <DocumentIcon aria-hidden />
      <Words>
        <strong dir="auto">{name}</strong>
        {is_agreed ? (
          <Status tone="positive">{agreed_at ? t`Accepted on ${acceptedOn}` : t`Accepted`}</Status>
        ) : (
          <Status tone="warning">
            <Trans>Awaiting your acceptance</Trans>
          </Status>
        )}
      </Words>
      {!is_agreed && acceptAgreement && (
        <Button
          size="s"
          variant="primary"
          tabIndex={isReachable ? 0 : -1}
          aria-label={t`Read and accept ${name}`}
          onClick={() => void read()}
        >
          <Trans>Read and accept</Trans>
        </Button>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  margin: 0.25rem 0;
  padding: var(--space-3);
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);

  > svg {
    flex-shrink: 0;
    width: 1.5rem;
    height: 1.5rem;
    color: var(--color-accent-text);
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1 1 10rem;
  flex-direction: column;
  gap: 0.25rem;
  align-items: flex-start;
  min-width: 0;
`;
