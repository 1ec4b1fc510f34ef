import { Heading, Kbd } from '@my-air/ui-kit';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface Shortcut {
  /** The keys that are pressed together. */
  keys: readonly string[];
  /** The effect of the keys. */
  label: string;
}

export interface ShortcutListProps {
  /** The part of the portal in which the keys work. */
  title: ReactNode;
  /** The shortcuts, in order. */
  shortcuts: readonly Shortcut[];
}

/** One section of the sheet of keyboard shortcuts. */
export function ShortcutList({ title, shortcuts }: ShortcutListProps) {
  const titleId = useId();

  return (
    <section aria-labelledby={titleId}>
      <Heading level={3} size={16} id={titleId}>
        {title}
      </Heading>
      <List>
        {shortcuts.map(({ keys, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Kbd keys={keys} />
            </dd>
          </div>
        ))}
      </List>
    </section>
  );
}

const List = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: var(--space-3) 0 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
    align-items: baseline;
    justify-content: space-between;
  }
  dd {
    max-width: 100%;
    margin: 0;
  }
`;
