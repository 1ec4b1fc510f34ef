import { Button, CheckIcon, Row } from '@my-air/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export interface ScopeOptionProps {
  /** The picture before the name. */
  picture?: ReactNode;
  /** The title of a channel or the name of a group. */
  name: string;
  /** More words after the name, such as a number. */
  detail?: ReactNode;
  /** Whether the screens show it now. */
  isChosen: boolean;
  /** Called when it is pressed. */
  onChoose: () => void;
  /** The controls beside it. */
  actions?: ReactNode;
}

/** One line of the choice: what the screens can show. */
export function ScopeOption({ picture, name, detail, isChosen, onChoose, actions }: ScopeOptionProps) {
  return (
    <Row as="li" gap={1}>
      <Option aria-pressed={isChosen} onClick={onChoose}>
        {picture}
        <Name>{name}</Name>
        {detail}
        {isChosen && <CheckIcon aria-hidden />}
      </Option>
      {actions}
    </Row>
  );
}

const Option = styled(Button).attrs({ variant: 'quiet', isWide: true })`
  flex: 1;
  gap: var(--space-2);
  justify-content: flex-start;
  min-width: 0;
  text-align: start;
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
