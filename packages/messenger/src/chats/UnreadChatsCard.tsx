import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-api';
import { useFormat } from '@my-air/i18n';
import { Card, StatTile } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';

import { activeChatsQuery } from './chats.api.ts';
import { countUnread } from './countUnread.ts';

/** How many messages of our team wait to be read, on home. */
export function UnreadChatsCard() {
  const { t } = useLingui();
  const format = useFormat();
  const { api } = usePortal();
  const { data } = useSuspenseQuery(activeChatsQuery(api));
  const unread = countUnread(data);

  return (
    <Card title={<Trans>Messages</Trans>}>
      <StatTile
        label={t`Unread messages`}
        value={format.number(unread)}
        hint={unread === 0 ? t`You have read everything.` : undefined}
      />
    </Card>
  );
}
