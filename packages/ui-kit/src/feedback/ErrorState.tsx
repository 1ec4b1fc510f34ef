import CloudAlert from 'lucide-react/icons/cloud-alert';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The heading: the failure, in the words of the product. */
  title: ReactNode;
  /** The steps already taken, and those that the user can take. */
  text?: ReactNode | undefined;
  /** The control that leads on, such as a button that tries again. */
  action?: ReactNode | undefined;
  /** The number of the error, for the user to quote. */
  errorId?: ReactNode | undefined;
}

/** The placeholder of content that failed to load. */
export function ErrorState({ title, text, action, errorId, children, ...rest }: ErrorStateProps) {
  return (
    <Frame role="alert" {...rest}>
      <Picture aria-hidden />
      <Title>{title}</Title>
      {text !== undefined && <Words>{text}</Words>}
      {action !== undefined && <Action>{action}</Action>}
      {errorId !== undefined && <Code>{errorId}</Code>}
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-8) var(--space-5);
  overflow-wrap: anywhere;
  text-align: center;
`;

const Picture = styled(CloudAlert)`
  width: 2rem;
  height: 2rem;
  color: var(--color-critical-text);
`;

const Title = styled.p`
  margin: 0;
  font-size: var(--font-size-16);
  font-weight: var(--font-weight-heading);
`;

const Words = styled.p`
  max-width: 48ch;
  margin: 0;
  color: var(--color-muted);
`;

const Action = styled.div`
  margin-top: var(--space-3);
`;

const Code = styled.code`
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-family: var(--font-mono);
  user-select: all;
`;
