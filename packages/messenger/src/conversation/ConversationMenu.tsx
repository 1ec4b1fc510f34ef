import { useLingui } from '@lingui/react/macro';
import { port, usePortal } from '@my-air/feature-kit';
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
import { isTouch } from '../composer/isTouch.ts';
import { useConversation } from './ConversationContext.ts';

export interface ConversationMenuProps {
  /** Whether the search and the facts have visible buttons beside the menu; otherwise they are in it. */
  hasTools: () => boolean;
}

/** The actions on the whole chat. */
export function ConversationMenu({ hasTools }: ConversationMenuProps) {
  const { t } = useLingui();
  const { chat, isSearching, setIsSearching, setDialog } = useConversation();
  const [isFolded, setIsFolded] = useState(false);
  const portal = usePortal();
  const showShortcuts = port(messengerPorts, 'showShortcuts');

  const items: MenuItem[] = [];
  if (isFolded) {
    const search = () => setIsSearching(!isSearching);
    const showFacts = () => setDialog({ kind: 'facts' });
    items.push(
      { id: 'search', label: t`Search in this chat`, icon: <SearchIcon aria-hidden />, onSelect: search },
      { id: 'facts', label: t`About this chat`, icon: <InfoIcon aria-hidden />, onSelect: showFacts },
    );
  }
  if (!chat.archived_at) {
    const icon = <ArchiveIcon aria-hidden />;
    const archive = () => setDialog({ kind: 'archive' });
    items.push({ id: 'archive', label: t`Move to the archive`, icon, onSelect: archive });
  }
  if (showShortcuts && !isTouch()) {
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
