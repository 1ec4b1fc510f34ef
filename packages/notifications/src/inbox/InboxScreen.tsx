import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { Card, Page, RouteTabs, Button, SettingsIcon } from '@my-air/ui-kit';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { styled } from 'styled-components';

import { wasDealtWith } from '../notices/marks.ts';
import { notificationsQuery } from '../notices/notifications.api.ts';
import { PreferencesDialog } from '../preferences/PreferencesDialog.tsx';
import { NoticeList } from '../sheet/NoticeList.tsx';
import { AllRead } from '../sheet/NotificationsSheet.tsx';
import { ArchiveList } from './ArchiveList.tsx';
import { RecentList } from './RecentList.tsx';

export interface InboxScreenProps {
  /** The list that is shown. */
  list: 'active' | 'archive' | 'recent';
}

/** All notifications of our team to the user: the open ones, the archive, and the toasts of this visit. */
export function InboxScreen({ list }: InboxScreenProps) {
  const { t } = useLingui();
  const { api } = usePortal();
  const { data } = useSuspenseQuery(notificationsQuery(api));
  const { active_notifications: active, archive_notifications: archive } = data;
  const waiting = active.filter((notification) => !wasDealtWith(notification)).length;

  return (
    <Page
      title={<Trans>Notifications</Trans>}
      lead={
        waiting > 0 ? (
          <Plural
            value={waiting}
            one="# of them needs your attention."
            other="# of them need your attention."
          />
        ) : (
          <Trans>Nothing needs your attention.</Trans>
        )
      }
      actions={<PreferencesButton />}
    >
      <Lists>
        <RouteTabs
          label={t`Lists of notifications`}
          tabs={[
            {
              id: 'active',
              label: <Trans context="notifications">Active</Trans>,
              render: <Link to="/notifications" search={{}} activeOptions={{ exact: true }} />,
              isCurrent: list === 'active',
            },
            {
              id: 'archive',
              label: <Trans>Archive</Trans>,
              render: <Link to="/notifications" search={{ list: 'archive' }} />,
              isCurrent: list === 'archive',
            },
            {
              id: 'recent',
              label: <Trans>Recent messages</Trans>,
              render: <Link to="/notifications" search={{ list: 'recent' }} />,
              isCurrent: list === 'recent',
            },
          ]}
        />
        {list === 'active' && <NoticeList active={active} empty={<NothingOpen />} isByDay />}
        {list === 'archive' && (
          <Card>
            <ArchiveList archive={archive} />
          </Card>
        )}
        {list === 'recent' && (
          <Card>
            <RecentList />
          </Card>
        )}
      </Lists>
    </Page>
  );
}

function NothingOpen() {
  return (
    <Card>
      <AllRead />
    </Card>
  );
}

const Lists = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  width: 100%;
`;

/** A button that opens the preferences of notifications. */
export function PreferencesButton() {
  const [isOpen, setIsOpen] = useState(false);

  return (
    <>
      <Button icon={<SettingsIcon />} onClick={() => setIsOpen(true)}>
        <Trans>Preferences</Trans>
      </Button>
      <PreferencesDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
