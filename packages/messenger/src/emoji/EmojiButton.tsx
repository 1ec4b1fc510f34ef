import { LazyPart } from '@my-air/feature-api/views';
import { IconButton, Popover } from '@my-air/ui-kit';
import { lazy, useState, type ReactNode } from 'react';

const EmojiPicker = lazy(async () => ({ default: (await import('./EmojiPicker.tsx')).EmojiPicker }));

export interface EmojiButtonProps {
  /** What it does: its name. */
  label: string;
  icon: ReactNode;
  /** @default 'm' */
  size?: 's' | 'm';
  /** Called with the emoji that was chosen. */
  onChoose: (emoji: string) => void;
}

/** A button that lets choose an emoji; the list is loaded when it is first opened. */
export function EmojiButton({ label, icon, size = 'm', onChoose }: EmojiButtonProps) {
  const [isOpen, setIsOpen] = useState(false);

  function choose(emoji: string) {
    setIsOpen(false);
    onChoose(emoji);
  }

  return (
    <Popover
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      title={label}
      trigger={<IconButton size={size} label={label} icon={icon} />}
    >
      <LazyPart onCancel={() => setIsOpen(false)}>
        <EmojiPicker onChoose={choose} />
      </LazyPart>
    </Popover>
  );
}
