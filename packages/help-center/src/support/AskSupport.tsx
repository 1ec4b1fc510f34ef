import { Trans, useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal, useUser } from '@my-air/feature-api';
import { Button, Card, LogInIcon, MessageIcon, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { SignInLink } from './SignInLink.tsx';

export interface AskSupportProps {
  /** What the question begins with. */
  summary?: string | undefined;
  message?: string | undefined;
  /** The article that the question is about. */
  articleId?: number | undefined;
  /** Called when the person goes there. */
  onAsk?: (() => void) | undefined;
}

/** The way to a person: a question to support, or for a visitor the way to sign in first. */
export function AskSupport({ summary, message, articleId, onAsk }: AskSupportProps) {
  return (
    <Ask tone="accent">
      <Words>
        <Text weight="bold" as="p">
          <Trans>Still need help? Our team will answer.</Trans>
        </Text>
        <Text tone="muted" size={14}>
          <Trans>On business days usually within two hours, in your language.</Trans>
        </Text>
      </Words>
      <AskButton summary={summary} message={message} articleId={articleId} onAsk={onAsk} />
    </Ask>
  );
}

/** The button of it alone. */
export function AskButton({ summary, message, articleId, onAsk }: AskSupportProps) {
  const { t } = useLingui();
  const portal = usePortal();
  const askSupport = port(supportPorts, 'askSupport');
  const isVisitor = useUser() == null;

  if (isVisitor) {
    return (
      <Button icon={<LogInIcon aria-hidden />} render={<SignInLink articleId={articleId} />}>
        {t`Sign in to write to us`}
      </Button>
    );
  }
  // Nothing to offer: no feature of this portal takes questions to support.
  if (!askSupport) return null;

  const ask = () => {
    onAsk?.();
    askSupport(portal, {
      ...(summary !== undefined && { summary }),
      ...(message !== undefined && { message }),
    });
  };

  return (
    <Button variant="primary" icon={<MessageIcon aria-hidden />} onClick={ask}>
      {t`Write to support`}
    </Button>
  );
}

const Ask = styled(Card)`
  flex-flow: row wrap;
  align-items: center;
  justify-content: space-between;

  @media print {
    display: none;
  }
`;

const Words = styled.div`
  flex: 1 1 16rem;
`;
