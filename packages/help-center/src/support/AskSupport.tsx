import { Trans, useLingui } from '@lingui/react/macro';
import { port, supportPorts, usePortal, useUser } from '@my-air/feature-kit';
import { useSupportDue } from '@my-air/feature-kit/views';
import { Button, Card, LogInIcon, MessageIcon, Text } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import { SignInLink } from './SignInLink.tsx';

export interface AskSupportProps {
  /** The summary that the question begins with; empty by default. */
  summary?: string | undefined;
  /** The text that the question begins with; empty by default. */
  message?: string | undefined;
  /** The article that the question is about: a visitor returns to it after sign-in. */
  articleId?: number | undefined;
  /** Called when the form for the question is opened. */
  onAsk?: (() => void) | undefined;
}

/** An offer to ask support, or for a visitor the link to sign in first. */
export function AskSupport({ summary, message, articleId, onAsk }: AskSupportProps) {
  const date = useSupportDue();
  return (
    <Ask tone="accent">
      <Words>
        <Text weight="bold" as="p">
          <Trans>Still need help? Our team will answer.</Trans>
        </Text>
        <Text tone="muted" size={14}>
          <Trans>We usually answer by {date}, in your language.</Trans>
        </Text>
      </Words>
      <AskButton summary={summary} message={message} articleId={articleId} onAsk={onAsk} />
    </Ask>
  );
}

/** The button of the offer alone. */
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
  // No feature of this portal takes questions to support.
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
