import { useLingui } from '@lingui/react/macro';
import { ClockIcon, DeleteIcon, Menu, StarIcon, Text, type MenuItem } from '@my-air/ui-kit';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';

import { isSameText } from '../text/normalizeText.ts';
import { withoutMarks } from '../text/withoutMarks.ts';

export interface SnippetMenuProps {
  /** Whether the menu is open. */
  isOpen: boolean;
  /** The field that the menu is above, and that has the focus again when it is closed. */
  anchor: RefObject<HTMLElement | null>;
  /** The saved texts, in markdown. */
  saved: readonly string[];
  /** The texts that were sent last, in markdown. */
  recent: readonly string[];
  /** Called when the menu is left or a text was chosen. */
  onClose: () => void;
  /** Called with the text to write, in markdown. */
  onChoose: (markdown: string) => void;
  /** Called with a letter that was typed while the menu is open, which belongs to the field. */
  onType: (letter: string) => void;
  /** Called when saved texts are to be removed. */
  onManage: () => void;
}

/** The texts that a user may send again: the saved ones, and those sent last. */
export function SnippetMenu({
  isOpen,
  anchor,
  saved,
  recent,
  onClose,
  onChoose,
  onType,
  onManage,
}: SnippetMenuProps) {
  const { t } = useLingui();
  const itemOf = (kind: string, icon: ReactNode) => (text: string) => ({
    id: `${kind} ${text}`,
    icon,
    label: (
      <Excerpt dir="auto" title={withoutMarks(text)}>
        {withoutMarks(text)}
      </Excerpt>
    ),
    onSelect: () => onChoose(text),
  });
  const others = recent.filter((text) => !saved.some((one) => isSameText(one, text)));
  const items: readonly MenuItem[] = [
    ...saved.map(itemOf('saved', <StarIcon aria-hidden />)),
    ...others.map(itemOf('sent', <ClockIcon aria-hidden />)),
    ...(saved.length > 0
      ? [
          { type: 'separator' as const, id: 'end' },
          { id: 'manage', label: t`Remove snippets`, icon: <DeleteIcon aria-hidden />, onSelect: onManage },
        ]
      : []),
  ];

  // The menu has the focus, and would search its items for what is typed on.
  function passOn(event: KeyboardEvent) {
    if (!isOpen || event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onType(event.key);
  }

  return (
    <Around onKeyDownCapture={passOn}>
      <Menu
        aria-label={t`Snippets`}
        side="top"
        align="start"
        anchor={anchor}
        isOpen={isOpen}
        onOpenChange={(isOpening) => !isOpening && onClose()}
        header={
          <Text size={14} tone="muted">
            {t`Saved and sent texts`}
          </Text>
        }
        items={items}
      />
    </Around>
  );
}

const Around = styled.div`
  display: contents;
`;

const Excerpt = styled.span`
  overflow: hidden;
  max-width: min(24rem, 70vw);
  text-overflow: ellipsis;
  white-space: nowrap;
`;
