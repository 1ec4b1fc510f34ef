import { useLingui } from '@lingui/react/macro';
import {
  BoldIcon,
  BulletListIcon,
  CodeBlockIcon,
  CodeIcon,
  FormatIcon,
  IconButton,
  ItalicIcon,
  NumberedListIcon,
  QuoteIcon,
  StrikeIcon,
  media,
} from '@my-air/ui-kit';
import type { Editor } from '@tiptap/core';
import {
  useEffect,
  useId,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { styled } from 'styled-components';

import { useFormats, type FormatId } from '../formats.ts';
import { FormatToggle, LinkButton } from './LinkButton.tsx';

export interface FormatBarProps {
  /** The editor whose text is formatted. */
  editor: Editor;
  /** Whether the popover for the address of a link is open. */
  isLinking: boolean;
  /** Called when the popover for the address is to be opened or closed. */
  onLinkingChange: (isLinking: boolean) => void;
}

/** The formats: a toolbar with one Tab stop and arrow keys within; on phones behind one button. */
export function FormatBar({ editor, isLinking, onLinkingChange }: FormatBarProps) {
  const { t } = useLingui();
  const id = useId();
  const formats = useFormats();
  const [reached, setReached] = useState(0);
  const [isShown, setIsShown] = useState(false);
  const [active, setActive] = useState(() => activeFormats(editor));
  useEffect(() => {
    const update = () => setActive(activeFormats(editor));
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor]);

  function move(event: KeyboardEvent<HTMLElement>) {
    if (!isWithin(event)) return;
    const next = placeAfter(event, reached, formats.length);
    if (next === undefined) return;
    event.preventDefault();
    setReached(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <>
      <Opener onMouseDown={keepFocus}>
        <IconButton
          label={t`Formatting`}
          icon={<FormatIcon />}
          aria-expanded={isShown}
          aria-controls={id}
          onClick={() => setIsShown(!isShown)}
        />
      </Opener>
      <Bar
        id={id}
        role="toolbar"
        aria-label={t`Formatting`}
        data-shown={isShown || isLinking || undefined}
        onKeyDown={move}
        onMouseDown={keepFocus}
      >
        {formats.map(({ id: format, label, keys }, place) => {
          const shared = {
            size: 's' as const,
            label,
            title: `${label} (${keys.join('+')})`,
            'aria-pressed': active.split(' ').includes(format),
            'aria-keyshortcuts': keys.join('+').replace('Ctrl', 'Control'),
            tabIndex: place === reached ? 0 : -1,
            onFocus: () => setReached(place),
          };
          return format === 'link' ? (
            <LinkButton
              key={format}
              editor={editor}
              button={shared}
              isOpen={isLinking}
              onOpenChange={onLinkingChange}
            />
          ) : (
            <FormatToggle
              key={format}
              {...shared}
              icon={icons[format]}
              onClick={() => apply(editor, format)}
            />
          );
        })}
      </Bar>
    </>
  );
}

const icons: Record<Exclude<FormatId, 'link'>, ReactNode> = {
  bold: <BoldIcon />,
  italic: <ItalicIcon />,
  strike: <StrikeIcon />,
  code: <CodeIcon />,
  bulletList: <BulletListIcon />,
  orderedList: <NumberedListIcon />,
  blockquote: <QuoteIcon />,
  codeBlock: <CodeBlockIcon />,
};

/** The formats at the caret, as one string that is the same while nothing changes. */
function activeFormats(editor: Editor): string {
  return [...Object.keys(icons), 'link'].filter((format) => editor.isActive(format)).join(' ');
}

function apply(editor: Editor, format: Exclude<FormatId, 'link'>): void {
  const chain = editor.chain().focus();
  switch (format) {
    case 'bold':
    case 'italic':
    case 'strike':
    case 'code':
      chain.toggleMark(format).run();
      break;
    case 'bulletList':
    case 'orderedList':
      chain.toggleList(format, 'listItem').run();
      break;
    case 'blockquote':
      chain.toggleWrap(format).run();
      break;
    case 'codeBlock':
      chain.toggleNode(format, 'paragraph').run();
  }
}

/** The position of the button after a key of the toolbar; right and left depend on the reading direction. */
function placeAfter({ key, currentTarget }: KeyboardEvent<HTMLElement>, from: number, count: number) {
  const step = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (from + step + count) % count;
    case 'ArrowLeft':
      return (from - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** Keeps the caret, and on a phone the keyboard, in place while a button is pressed. */
function keepFocus(event: MouseEvent<HTMLElement>) {
  if (isWithin(event)) event.preventDefault();
}

/** Whether an event is of the bar itself: events of the sheet with the address bubble to it too. */
function isWithin({ currentTarget, target }: SyntheticEvent<HTMLElement>): boolean {
  return target instanceof Node && currentTarget.contains(target);
}

const Opener = styled.div`
  grid-area: opener;
  padding: 0.1875rem;

  ${media.up('sm')} {
    display: none;
  }
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-area: formats;
  align-items: center;
  min-width: 0;
  padding: 0.1875rem;

  ${media.down('sm')} {
    display: none;
    border-top: 1px solid var(--color-line);

    &[data-shown] {
      display: flex;
    }
  }
`;
