import { IconButton, Popover, Skeleton } from '@my-air/ui-kit';
import { lazy, Suspense, useState, type ReactNode } from 'react';

const EmojiPicker = lazy(async () => ({ default: (await import('./EmojiPicker.tsx')).EmojiPicker }));

export interface EmojiButtonProps {
  /** The name of the action, as label of the button and title of its popover. */
  label: string;
  /** The icon of the button. */
  icon: ReactNode;
  /** The size of the button. @default 'm' */
  size?: 's' | 'm';
  /** Called with the chosen emoji. */
  onChoose: (emoji: string) => void;
}

/** A button with a picker of emoji, which is loaded when it is first opened. */
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
      <Suspense fallback={<Skeleton width="20rem" height="16rem" />}>
        <EmojiPicker onChoose={choose} />
      </Suspense>
    </Popover>
  );
}
