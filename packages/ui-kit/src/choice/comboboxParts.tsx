import { Combobox as Base } from '@base-ui/react/combobox';
import Check from 'lucide-react/icons/check';
import { styled } from 'styled-components';

import { floatingItemStyles, floatingStyles } from '../overlay/floatingStyles.ts';
import type { ChoiceOption } from './ChoiceOption.ts';

export const Positioner = styled(Base.Positioner)`
  z-index: var(--layer-floating);
  outline: none;
`;

/** The sheet below the field, as wide as the field. */
export const Popup = styled(Base.Popup)`
  ${floatingStyles}
  width: var(--anchor-width);
`;

/** The text in the sheet in place of the options or above them. */
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

/** The options that match the typed text. */
export function OptionList() {
  return (
    <Base.List>
      {(option: ChoiceOption) => (
        <Item key={option.value} value={option} disabled={option.isDisabled ?? false}>
          {option.icon}
          <Words>
            <span>{option.label}</span>
            {option.description !== undefined && <Description>{option.description}</Description>}
          </Words>
          <Base.ItemIndicator render={<Tick aria-hidden />} />
        </Item>
      )}
    </Base.List>
  );
}

const Item = styled(Base.Item)`
  ${floatingItemStyles}
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

/** The mark of the chosen option. */
const Tick = styled(Check)`
  margin-inline-start: auto;
  color: var(--color-accent-text);
`;
