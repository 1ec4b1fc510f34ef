import { Autocomplete } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState, type ComponentPropsWithRef } from 'react';

import { IconButton } from '../button/IconButton.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Backdrop } from '../overlay/dialogParts.tsx';
import { useOverlay } from '../overlay/OverlayContext.ts';
import { Kbd } from '../text/Kbd.tsx';
import type { Command, CommandGroup, CommandPaletteLabels } from './Command.ts';
import { CommandList, type CommandListProps } from './CommandList.tsx';
import { CommandNotes } from './CommandNotes.tsx';
import { Foot, Hint, Input, Line, Place, Scroll, Sheet } from './commandParts.tsx';
import { matchCommands } from './matchCommands.ts';

export interface CommandPaletteProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** Whether the palette is open. */
  isOpen: boolean;
  /** Called when the user closes the palette without a choice. */
  onClose: () => void;
  /** The groups of commands, in order. */
  groups: readonly CommandGroup[];
  /** Called with the chosen command; not when it is opened in another tab. */
  onChoose: (command: Command) => void;
  /** Called with the typed text, for sources that search themselves. */
  onTypedChange?: ((typed: string) => void) | undefined;
  /** The texts of the palette. */
  labels: CommandPaletteLabels;
  /** Wraps each row, for example in an error boundary. */
  aroundRow?: CommandListProps['aroundRow'];
}

/** Finds places and actions by a few letters, from any screen. */
export function CommandPalette({ isOpen, onClose, ...rest }: CommandPaletteProps) {
  useOverlay(isOpen, onClose);

  return (
    <Dialog.Root open={isOpen} onOpenChange={(isOpening) => !isOpening && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop render={<Backdrop />} />
        <Place>
          <Palette {...rest} />
        </Place>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Mounted only while the palette is open, so that each opening begins with an empty search field. */
function Palette({
  groups,
  onChoose,
  onTypedChange,
  labels,
  aroundRow,
  ...rest
}: Omit<CommandPaletteProps, 'isOpen' | 'onClose'>) {
  const [typed, setTyped] = useState('');
  const found = matchCommands(groups, typed);
  const count = found.reduce((sum, { commands }) => sum + commands.length, 0);
  const isLoading = groups.some(({ state }) => state === 'loading');

  function type(value: string) {
    setTyped(value);
    onTypedChange?.(value);
  }

  return (
    <Dialog.Popup render={<Sheet />} {...rest}>
      <Dialog.Title render={<VisuallyHidden as="h2" />}>{labels.title}</Dialog.Title>
      <Autocomplete.Root
        inline
        open
        mode="none"
        autoHighlight="always"
        keepHighlight
        items={found.map((group) => ({ value: group.id, items: group.commands, group }))}
        itemToStringValue={(command: Command) => command.title}
        value={typed}
        onValueChange={(value, { reason }) => reason !== 'item-press' && type(value)}
      >
        <Line>
          <Search aria-hidden />
          <Autocomplete.Input render={<Input />} aria-label={labels.title} placeholder={labels.placeholder} />
          <Dialog.Close render={<IconButton label={labels.close} icon={<X />} size="s" />} />
        </Line>
        <Scroll>
          <Autocomplete.Status render={<VisuallyHidden as="div" />}>
            {isLoading && count === 0 ? null : count > 0 ? labels.found(count) : labels.empty(typed)}
          </Autocomplete.Status>
          <CommandList onChoose={onChoose} label={labels.title} aroundRow={aroundRow} />
          <CommandNotes groups={groups} typed={typed} isEmpty={count === 0} labels={labels} />
        </Scroll>
      </Autocomplete.Root>
      <Foot aria-hidden>
        <Hint>
          <Kbd keys={['↑', '↓']} /> {labels.move}
        </Hint>
        <Hint>
          <Kbd keys={['↵']} /> {labels.choose}
        </Hint>
        <Hint>
          <Kbd keys={['Esc']} /> {labels.close}
        </Hint>
      </Foot>
    </Dialog.Popup>
  );
}
