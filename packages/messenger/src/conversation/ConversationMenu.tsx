import { useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-api';
import {
  ArchiveIcon,
  IconButton,
  InfoIcon,
  KeyboardIcon,
  Menu,
  MoreIcon,
  SearchIcon,
  type MenuItem,
} from '@my-air/ui-kit';
import { useState } from 'react';

import { messengerPorts } from '../ports.ts';

export interface ConversationMenuProps {
  /** Whether the chat is archived already: the menu then does not offer it. */
  isArchived: boolean;
  /** Whether the search and the facts have visible buttons beside the menu; otherwise they are in it. */
  hasTools: () => boolean;
  /** Called to open the search in the chat. */
  onSearch: () => void;
  /** Called to show the facts of the chat. */
  onShowFacts: () => void;
  /** Called to move the chat to the archive. */
  onArchive: () => void;
}

/** The actions on the whole chat. */
export function ConversationMenu({
  isArchived,
  hasTools,
  onSearch,
  onShowFacts,
  onArchive,
}: ConversationMenuProps) {
  const { t } = useLingui();
  const [isFolded, setIsFolded] = useState(false);
  const portal = usePortal();
  const showShortcuts = port(messengerPorts, 'showShortcuts');

  const items: MenuItem[] = [];
  if (isFolded) {
    items.push(
      { id: 'search', label: t`Search in this chat`, icon: <SearchIcon aria-hidden />, onSelect: onSearch },
      { id: 'facts', label: t`About this chat`, icon: <InfoIcon aria-hidden />, onSelect: onShowFacts },
    );
  }
  if (!isArchived) {
    const icon = <ArchiveIcon aria-hidden />;
    items.push({ id: 'archive', label: t`Move to the archive`, icon, onSelect: onArchive });
  }
  if (showShortcuts) {
    const show = () => showShortcuts(portal);
    items.push({
      id: 'shortcuts',
      label: t`Keyboard shortcuts`,
      icon: <KeyboardIcon aria-hidden />,
      onSelect: show,
    });
  }

  /** Before the menu opens, by pointer or by key. */
  const measure = () => setIsFolded(!hasTools());
  return (
    <Menu
      trigger={
        <IconButton
          label={t`More about this chat`}
          icon={<MoreIcon />}
          onPointerDown={measure}
          onFocus={measure}
        />
      }
      items={items}
    />
  );
}
