import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';

import { Avatar } from './Avatar.tsx';

/** Somebody of a group. */
export interface AvatarPerson {
  id: string | number;
  name: string;
  /** Where the picture is. */
  src?: string | null | undefined;
}

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Who they are, in words: the pictures say it to those who see them. */
  label: string;
  people: readonly AvatarPerson[];
  /** How many pictures there are room for, the number of the others with them. @default 4 */
  max?: number | undefined;
  /** The width of one picture in pixels. @default 32 */
  size?: number | undefined;
}

/** Several people as overlapping pictures, and how many more there are. */
export function AvatarGroup({ label, people, max = 4, size = 32, ...rest }: AvatarGroupProps) {
  const shown = people.length > max ? people.slice(0, Math.max(1, max - 1)) : people;
  const left = people.length - shown.length;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- several pictures that stand for one thing
    <Pile role="img" aria-label={label} {...rest}>
      {shown.map(({ id, name, src }) => (
        <Avatar key={id} name={name} src={src} size={size} />
      ))}
      {left > 0 && (
        <More aria-hidden style={{ minWidth: size, height: size, fontSize: Math.round(size * 0.36) }}>
          +{left}
        </More>
      )}
    </Pile>
  );
}

const Pile = styled.div`
  display: inline-flex;
  align-items: center;

  > * {
    box-shadow: 0 0 0 2px var(--color-raised);
  }
  > * + * {
    margin-inline-start: -0.5rem;
  }
`;

const More = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  padding-inline: 0.375rem;
  color: var(--color-muted);
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1;
  background: var(--color-sunken);
  border-radius: 99px;
`;
