import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';

import { chosenTabStyles, tabListStyles, tabStyles } from './tabStyles.ts';

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
  ${tabListStyles}
`;

const Handle = styled(Base.Tab)`
  ${tabStyles}

  &[data-active] {
    ${chosenTabStyles}
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

const Panel = styled(Base.Panel)`
  padding-top: var(--space-5);
`;
