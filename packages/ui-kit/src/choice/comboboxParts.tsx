import { Combobox as Base } from '@base-ui/react/combobox';
import { styled } from 'styled-components';

import { floatingItemStyles, floatingStyles } from '../overlay/floatingStyles.ts';
import type { ChoiceOption } from './ChoiceOption.ts';
import { Chosen, OptionWords } from './OptionWords.tsx';

export const Positioner = styled(Base.Positioner)`
  z-index: var(--layer-floating);
  outline: none;
`;

/** The sheet below the line, as wide as what it belongs to. */
export const Popup = styled(Base.Popup)`
  ${floatingStyles}
  width: var(--anchor-width);
`;

/** What the sheet says in place of options or above them. */
export const Note = styled.div`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-3);
  color: var(--color-muted);
  font-size: var(--font-size-14);

  &:empty {
    padding: 0;
  }
`;

/** The options that match what is typed. */
export function OptionList() {
  return (
    <Base.List>
      {(option: ChoiceOption) => (
        <Item key={option.value} value={option} disabled={option.isDisabled ?? false}>
          <OptionWords option={option} />
          <Base.ItemIndicator render={<Chosen />} />
        </Item>
      )}
    </Base.List>
  );
}

const Item = styled(Base.Item)`
  ${floatingItemStyles}
`;
