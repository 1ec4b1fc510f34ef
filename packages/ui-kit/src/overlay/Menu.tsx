import { Menu as Base } from '@base-ui/react/menu';
import Check from 'lucide-react/icons/check';
import {
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { styled } from 'styled-components';

import type { Rendered } from '../button/rendered.ts';
import type { ChoiceOption } from '../choice/ChoiceOption.ts';
import { checkTone, type Tone } from '../feedback/checkTone.ts';
import { floatingItemStyles, floatingStyles } from './floatingStyles.ts';
import { isOfButton } from './isOfButton.ts';
import { useOverlay } from './OverlayContext.ts';

/** One action of a menu, or a link. */
export interface MenuAction {
  type?: 'action' | undefined;
  id: string;
  label: ReactNode;
  icon?: ReactNode | undefined;
  /** Called when the item is chosen. */
  onSelect?: (() => void) | undefined;
  /** The link to render as; without it the item is an action. */
  render?: Rendered | undefined;
  /** The emphasis of the item; `critical` is for actions that delete. @default 'neutral' */
  tone?: Extract<Tone, 'neutral' | 'critical'> | undefined;
  isDisabled?: boolean | undefined;
}

/** A choice among a few options inside a menu, such as a language; the menu stays open. */
export interface MenuChoice {
  type: 'choice';
  id: string;
  label: string;
  options: readonly ChoiceOption[];
  value: string;
  onValueChange: (value: string) => void;
}

export type MenuItem = MenuAction | MenuChoice | { type: 'separator'; id: string };

export interface MenuProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The button that opens the menu; without it `anchor` is. */
  trigger?: ReactElement<Record<string, unknown>> | undefined;
  /** The caller's own button, drawn before this code is loaded, where it opens and closes the menu with `isOpen`. */
  anchor?: RefObject<HTMLElement | null> | undefined;
  /** Whether the menu is open, where the caller decides; without it the button decides. */
  isOpen?: boolean | undefined;
  /** Called with true when the menu is to be opened, and with false when it is to be closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The items of the menu, in order. */
  items: readonly MenuItem[];
  /** The content above the items, such as the owner of the account. */
  header?: ReactNode | undefined;
  /** The edge of the button that the menu is aligned with. @default 'end' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The side of the button that the menu opens on. @default 'bottom' */
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** Whether the menu is open at first. @default false */
  isOpenAtFirst?: boolean | undefined;
}

/** A button that opens a list of actions. */
export function Menu({
  trigger,
  anchor,
  isOpen: isOpenThere,
  onOpenChange,
  items,
  header,
  align = 'end',
  side = 'bottom',
  isOpenAtFirst = false,
  ...rest
}: MenuProps) {
  /** Where an action has moved the focus, such as into a field: it does not return to the button then. */
  const moved = useRef<HTMLElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [isOpenHere, setIsOpenHere] = useState(isOpenAtFirst);
  const isOpen = isOpenThere ?? isOpenHere;

  function change(opens: boolean) {
    setIsOpenHere(opens);
    onOpenChange?.(opens);
  }
  useOverlay(isOpen, () => change(false));

  function notePlace() {
    const { activeElement } = document;
    const isElsewhere = activeElement instanceof HTMLElement && !activeElement.closest('[role="menu"]');
    moved.current = isElsewhere && activeElement !== document.body ? activeElement : null;
  }

  return (
    <Base.Root
      modal={false}
      open={isOpen}
      onOpenChange={(isOpening, { event }) => {
        if (isOfButton(event, anchor)) return;
        if (isOpening) moved.current = null;
        change(isOpening);
      }}
    >
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Positioner anchor={anchor} sideOffset={6} align={align} side={side}>
          <Popup
            ref={popup}
            finalFocus={() => moved.current ?? anchor?.current ?? true}
            // By the keyboard, a trigger leads to the first item by itself.
            {...(anchor && {
              initialFocus: () => popup.current?.querySelector<HTMLElement>('[role^="menuitem"]'),
            })}
            {...rest}
          >
            {header !== undefined && <Header>{header}</Header>}
            {items.map((item) => (
              <MenuLine key={item.id} item={item} onChosen={notePlace} />
            ))}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function MenuLine({ item, onChosen }: { item: MenuItem; onChosen: () => void }) {
  switch (item.type) {
    case 'separator':
      return <Separator />;
    case 'choice':
      return <Choice {...item} />;
    default:
      return <Action {...item} onChosen={onChosen} />;
  }
}

function Action({
  label,
  icon,
  onSelect,
  render,
  tone = 'neutral',
  isDisabled,
  onChosen,
}: MenuAction & { onChosen: () => void }) {
  checkTone('Menu', tone, ['neutral', 'critical']);
  const choose = () => {
    onSelect?.();
    onChosen();
  };
  const words = (
    <>
      {icon}
      {label}
    </>
  );
  if (render) {
    return (
      <LinkItem render={render} closeOnClick {...(onSelect && { onClick: onSelect })}>
        {words}
      </LinkItem>
    );
  }
  return (
    <Item data-tone={tone} disabled={isDisabled ?? false} onClick={choose}>
      {words}
    </Item>
  );
}

function Choice({ label, options, value, onValueChange }: MenuChoice) {
  return (
    <Base.RadioGroup value={value} onValueChange={(chosen: string) => onValueChange(chosen)}>
      <GroupLabel>{label}</GroupLabel>
      {options.map((option) => (
        <RadioItem key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
          {option.icon}
          {option.label}
          <Base.RadioItemIndicator render={<Chosen />} />
        </RadioItem>
      ))}
    </Base.RadioGroup>
  );
}

const Positioner = styled(Base.Positioner)`
  z-index: var(--layer-floating);
  outline: none;
`;

const Popup = styled(Base.Popup)`
  ${floatingStyles}
  min-width: min(14rem, var(--available-width));
  max-height: min(var(--available-height), 48rem);
`;

const Header = styled.div`
  margin-bottom: var(--space-1);
  padding: var(--space-2) var(--space-3) var(--space-3);
  border-bottom: 1px solid var(--color-line);
`;

const Item = styled(Base.Item)`
  ${floatingItemStyles}

  &[data-tone='critical'] {
    color: var(--color-critical-text);
  }
`;

const LinkItem = styled(Base.LinkItem)`
  ${floatingItemStyles}
`;

const RadioItem = styled(Base.RadioItem)`
  ${floatingItemStyles}
`;

const Chosen = styled(Check)`
  margin-inline-start: auto;
  color: var(--color-accent-text);
`;

const GroupLabel = styled(Base.GroupLabel)`
  padding: var(--space-2) var(--space-3) var(--space-1);
  color: var(--color-muted);
  font-size: var(--font-size-12);
  font-weight: 600;
`;

const Separator = styled(Base.Separator)`
  height: 1px;
  margin: var(--space-1) 0;
  background: var(--color-line);
`;
