import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface PageProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The screen's name: its only first-level heading, which takes the focus after navigation. */
  title: ReactNode;
  /** One sentence below the name. */
  lead?: ReactNode | undefined;
  /** The screen's primary action, and the few actions beside it. */
  actions?: ReactNode | undefined;
  /** The id of the heading. @default 'page-title' */
  titleId?: string | undefined;
}

/** A screen: its name, its one primary action, and its content. */
export function Page({ title, lead, actions, titleId = 'page-title', children, ...rest }: PageProps) {
  return (
    <Content {...rest}>
      <Head data-lead={lead === undefined ? undefined : ''}>
        <Names>
          <Title id={titleId} tabIndex={-1}>
            {title}
          </Title>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </Names>
        {actions !== undefined && <Actions>{actions}</Actions>}
      </Head>
      {children}
    </Content>
  );
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-section);
  width: 100%;
  max-width: 75rem;
  min-width: 0;
  margin-inline: auto;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  align-items: center;
  justify-content: space-between;

  &[data-lead] {
    align-items: flex-start;
  }
`;

const Names = styled.div`
  min-width: 0;
`;

const Title = styled.h1`
  margin: 0;
  font-size: clamp(var(--font-size-24), 1.1rem + 1.6vw, var(--font-size-32));
  font-weight: var(--font-weight-heading);
  line-height: 1.2;
  letter-spacing: var(--font-tracking-heading);
  overflow-wrap: anywhere;

  &:focus-visible {
    outline: none;
  }
`;

const Lead = styled.p`
  max-width: 68ch;
  margin: var(--space-2) 0 0;
  color: var(--color-muted);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;
