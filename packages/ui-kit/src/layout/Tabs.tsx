import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

/** One of several panels that stand in the same place. */
export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** What its panel shows. */
  content: ReactNode;
  isDisabled?: boolean | undefined;
}

export interface TabsProps<Id extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children'
> {
  /** What the tabs choose between, for screen readers. */
  label: string;
  tabs: readonly Tab<Id>[];
  /** The panel in sight. */
  value: Id;
  /** Called with the panel that is asked for. */
  onValueChange: (value: Id) => void;
}

/** Panels in the same place, one in sight; screens of their own are links instead. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, ...rest }: TabsProps<Id>) {
  return (
    <Root {...rest} value={value} onValueChange={(chosen: Id) => onValueChange(chosen)}>
      <List aria-label={label} activateOnFocus>
        {tabs.map((tab) => (
          <Handle key={tab.id} value={tab.id} disabled={tab.isDisabled ?? false}>
            {tab.label}
          </Handle>
        ))}
      </List>
      {tabs.map((tab) => (
        <Panel key={tab.id} value={tab.id}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  );
}

const Root = styled(Base.Root)`
  min-width: 0;
`;

const List = styled(Base.List)`
  display: flex;
  gap: var(--space-5);
  overflow-x: auto;
  border-bottom: 1px solid var(--color-line);
  scrollbar-width: none;
`;

const Handle = styled(Base.Tab)`
  flex-shrink: 0;
  min-height: 2.75rem;
  padding: 0 0.125rem;
  color: var(--color-muted);
  font: inherit;
  font-size: var(--font-size-14);
  font-weight: 600;
  background: none;
  border: 0;
  border-bottom: 2px solid transparent;
  cursor: pointer;
  transition: color var(--motion-fast);

  &:hover {
    color: var(--color-text);
  }
  &:focus-visible {
    border-radius: var(--radius-chip);
    outline-offset: -2px;
  }
  &[data-active] {
    color: var(--color-text);
    border-bottom-color: var(--color-accent);
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

const Panel = styled(Base.Panel)`
  padding-top: var(--space-5);
`;
