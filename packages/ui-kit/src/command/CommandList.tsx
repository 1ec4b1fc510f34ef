import { Autocomplete } from '@base-ui/react/autocomplete';
import CornerDownLeft from 'lucide-react/icons/corner-down-left';
import { Fragment, type MouseEvent, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { floatingItemStyles } from '../overlay/floatingStyles.ts';
import { safeUrl } from '../text/safeUrl.ts';
import type { Command, CommandGroup } from './Command.ts';

export interface CommandListProps {
  /** The name of the list, for screen readers. */
  label: string;
  /** Called with the chosen command; not when it is opened in another tab. */
  onChoose: (command: Command) => void;
  /** Wraps each row, for example in an error boundary. */
  aroundRow?: ((row: ReactElement, command: Command) => ReactNode) | undefined;
}

/** The commands found, in their groups. */
export function CommandList({ label, onChoose, aroundRow = (row) => row }: CommandListProps) {
  return (
    <Autocomplete.List render={<List />} aria-label={label}>
      {({ group }: { group: CommandGroup }) => (
        <Autocomplete.Group key={group.id} items={group.commands}>
          <Autocomplete.GroupLabel render={<Name />}>{group.label}</Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(command: Command) => (
              <Fragment key={command.id}>
                {aroundRow(<Found command={command} onChoose={onChoose} />, command)}
              </Fragment>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  );
}

function Found({ command, onChoose }: { command: Command } & Pick<CommandListProps, 'onChoose'>) {
  const { title, description, icon } = command;
  const href = safeUrl(command.href);

  function choose(event: MouseEvent) {
    // With a modifier the browser opens the link elsewhere by itself.
    if (href !== undefined && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
    event.preventDefault();
    onChoose(command);
  }

  return (
    <Autocomplete.Item
      value={command}
      onClick={choose}
      render={href === undefined ? <Item /> : <Item as="a" href={href} tabIndex={-1} draggable={false} />}
    >
      {icon !== undefined && <Picture aria-hidden>{icon}</Picture>}
      <Words>
        <Title>{title}</Title>
        {description !== undefined && <Description title={description}>{description}</Description>}
      </Words>
      <CornerDownLeft aria-hidden />
    </Autocomplete.Item>
  );
}

const List = styled.div`
  padding: var(--space-2);

  &:empty {
    padding: 0;
  }
`;

const Name = styled.div`
  padding: var(--space-2) var(--space-3) var(--space-1);
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-weight: 600;
`;

const Item = styled.div`
  ${floatingItemStyles}
  min-height: 2.75rem;
  scroll-margin-block: 2.25rem var(--space-2);

  > svg {
    width: 1rem;
    height: 1rem;
    color: var(--color-muted);
    opacity: 0;
  }
  &[data-highlighted] {
    background: var(--color-accent-soft);

    > svg {
      opacity: 1;
    }
  }
`;

const Picture = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  width: 1.5rem;
  color: var(--color-muted);

  > svg {
    width: 1.25rem;
    height: 1.25rem;
  }
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  align-items: baseline;
  min-width: 0;
`;

const Title = styled.span`
  min-width: 0;
  font-weight: 500;
  overflow-wrap: anywhere;
`;

const Description = styled.span`
  min-width: 0;
  overflow: hidden;
  color: var(--color-muted);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
