import { Accordion as Base } from '@base-ui/react/accordion';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import type { HeadingLevel } from '../text/Heading.tsx';

/** One question with its answer. */
export interface AccordionItem {
  id: string;
  /** The question, always visible. */
  label: ReactNode;
  /** The answer, visible once it is opened. */
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface AccordionProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue'> {
  /** The questions with their answers, in order. */
  items: readonly AccordionItem[];
  /** The heading level of the questions in the outline of the screen. @default 3 */
  level?: HeadingLevel | undefined;
  /** The ids of the items that are open at first; without it all are closed. */
  defaultOpen?: readonly string[] | undefined;
  /** Whether several items may be open at the same time. @default true */
  isMultiple?: boolean | undefined;
}

/** Questions whose answers are opened one by one; the browser's search finds closed answers too. */
export function Accordion({
  items,
  level = 3,
  defaultOpen = [],
  isMultiple = true,
  ...rest
}: AccordionProps) {
  return (
    <Root {...rest} defaultValue={[...defaultOpen]} multiple={isMultiple} hiddenUntilFound>
      {items.map((item) => (
        <Item key={item.id} value={item.id} disabled={item.isDisabled ?? false}>
          <Header render={<HeaderElement as={`h${level}`} />}>
            <Trigger>
              {item.label}
              <ChevronDown aria-hidden />
            </Trigger>
          </Header>
          <Panel>
            <Content>{item.content}</Content>
          </Panel>
        </Item>
      ))}
    </Root>
  );
}

const Root = styled(Base.Root)`
  min-width: 0;
  border-top: 1px solid var(--color-line);
`;

const Item = styled(Base.Item)`
  border-bottom: 1px solid var(--color-line);
`;

const Header = Base.Header;

const HeaderElement = styled.h3`
  margin: 0;
  font-size: inherit;
`;

const Trigger = styled(Base.Trigger)`
  display: flex;
  gap: var(--space-4);
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3.25rem;
  padding: var(--space-3) var(--space-1);
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  overflow-wrap: anywhere;
  background: none;
  border: 0;
  cursor: pointer;

  > svg {
    flex-shrink: 0;
    width: 1.25rem;
    height: 1.25rem;
    color: var(--color-muted);
    transition: rotate var(--motion-medium);
  }
  &:hover:not([data-disabled]) > svg {
    color: var(--color-text);
  }
  &[data-panel-open] > svg {
    rotate: 180deg;
  }
  &[data-disabled] {
    color: var(--color-muted);
    cursor: not-allowed;
  }
  &:focus-visible {
    border-radius: var(--radius-chip);
    outline-offset: -2px;
  }
`;

const Panel = styled(Base.Panel)`
  height: var(--accordion-panel-height);
  overflow: hidden;
  transition: height var(--motion-medium);

  &[data-starting-style],
  &[data-ending-style] {
    height: 0;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Content = styled.div`
  padding: 0 var(--space-1) var(--space-4);
`;
