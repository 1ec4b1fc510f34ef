import Check from 'lucide-react/icons/check';
import type { LucideProps } from 'lucide-react/types';
import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';

import type { ChoiceOption } from './ChoiceOption.ts';

export interface OptionWordsProps {
  option: ChoiceOption;
  /** The element that takes the option's name. */
  render?: ReactElement<{ children?: ReactNode }> | undefined;
}

/** What a list says of one option: its picture, its name, and one line more. */
export function OptionWords({ option, render = <span /> }: OptionWordsProps) {
  return (
    <>
      {option.icon}
      <Words>
        {cloneElement(render, {}, option.label)}
        {option.description !== undefined && <Description>{option.description}</Description>}
      </Words>
    </>
  );
}

/** Marks the option that is chosen. */
export function Chosen(props: LucideProps) {
  return <Tick aria-hidden {...props} />;
}

const Tick = styled(Check)`
  margin-inline-start: auto;
  color: var(--color-accent-text);
`;

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;

const Description = styled.span`
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;
