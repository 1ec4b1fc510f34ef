import { Trans, useLingui } from '@lingui/react/macro';
import { isSameName } from '@my-air/feature-kit/data';
import { usePortal, useUser } from '@my-air/feature-kit';
import { useFormat, useLocale } from '@my-air/i18n';
import { Button, IconButton, Menu, MoreIcon, Row, RouteTabs, Text } from '@my-air/ui-kit';
import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';

import type { ChannelSearch } from './ChannelSearch.ts';
import { commonViews } from './commonViews.ts';
import { isSameView, savedViews, viewOf, type SavedView } from './savedViews.ts';
import { channelColumns } from './channelView.ts';
import { matchRows, type ChannelRow } from './findChannels.ts';

export interface ChannelTabsProps {
  /** All channels of the page. */
  rows: readonly ChannelRow[];
  /** Whether there are figures of them, or will be. */
  hasFigures: boolean;
  /** Whether the figures are still loading: a number that depends on them is not shown until then. */
  isCounting: boolean;
  /** The search parameters. */
  search: ChannelSearch;
  /** Called with the whole new search parameters. */
  onSearch: (search: ChannelSearch) => void;
}

/** The views of the channels, each with the number of its channels: those that every user has, and the user's own. */
export function ChannelTabs({ rows, hasFigures, isCounting, search, onSearch }: ChannelTabsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const locale = useLocale();
  const [views] = useAtom(savedViews(useUser()?.id));
  const { view: name, needs } = search;
  // An address that was shared has the whole view; the name alone does not have to be known here.
  const isShared = name !== undefined && !views.some((view) => view.name === name);
  const userViews = isShared ? [...views, { name, search: viewOf(search) }] : views;
  const tab = (id: string, label: string, narrowed: ChannelSearch, isCurrent: boolean) => ({
    id,
    label: (
      <>
        <bdi>{label}</bdi>{' '}
        <Text as="span" size={12} tone="muted" weight="regular">
          {!(isCounting && narrowed.needs === 'falling') &&
            format.number(matchRows(rows, narrowed, locale).length)}
        </Text>
      </>
    ),
    render: (
      // `exact`: the others are no part of the one without a filter.
      <Link to="." search={() => narrowed} activeOptions={{ exact: true }} resetScroll={false} />
    ),
    isCurrent,
  });

  return (
    <Row gap={3} align="center">
      <RouteTabs
        label={t`Views of channels`}
        style={{ flex: 1 }}
        tabs={[
          ...commonViews
            .filter((one) => one.needs !== 'falling' || hasFigures || needs === 'falling')
            .map((one) =>
              tab(
                one.needs ?? 'all',
                t(one.label),
                { needs: one.needs, sort: one.sort },
                name === undefined && needs === one.needs,
              ),
            ),
          ...userViews.map((view) =>
            tab(`view-${view.name}`, view.name, { ...view.search, view: view.name }, view.name === name),
          ),
        ]}
      />
      <ViewActions saved={views.find((view) => view.name === name)} search={search} onSearch={onSearch} />
    </Row>
  );
}

interface ViewActionsProps extends Pick<ChannelTabsProps, 'search' | 'onSearch'> {
  /** The user's own view that is open. */
  saved: SavedView | undefined;
}

/** Saves what is open as a view; one that is saved is changed, renamed and deleted. */
function ViewActions({ saved, search, onSearch }: ViewActionsProps) {
  const { t } = useLingui();
  const { modals, toasts } = usePortal();
  const [views, keep] = useAtom(savedViews(useUser()?.id));
  const [keptColumns] = useAtom(channelColumns(useUser()?.id));
  const narrowed = viewOf(search);
  // A view has the columns that its maker sees.
  const columns = search.columns ?? keptColumns;
  const open = (view: SavedView) => onSearch({ ...view.search, view: view.name });

  async function askName(name: string, isNew: boolean) {
    const answer = await modals.open('channel-view', { name, isNew });
    if (!answer) return;
    const view = {
      name: answer.name,
      search: saved?.search ?? { ...narrowed, columns: columns && [...columns] },
    };
    keep((all) =>
      isNew
        ? [...all.filter((one) => !isSameName(one.name, view.name)), view]
        : all.map((one) => (one.name === name ? { ...one, name: answer.name } : one)),
    );
    open(view);
  }
  function remove(view: SavedView) {
    const { name } = view;
    const place = views.findIndex((one) => one.name === name);
    keep((all) => all.filter((one) => one.name !== name));
    onSearch({});
    toasts.show({
      type: 'success',
      title: t`View ${name} deleted`,
      action: {
        label: t`Undo`,
        onAct: () =>
          keep((all) => (all.some((one) => one.name === name) ? all : all.toSpliced(place, 0, view))),
      },
    });
  }

  if (!saved) {
    const tab = commonViews.find(({ needs }) => needs === search.needs);
    const isPlain = isSameView(narrowed, viewOf({ needs: tab?.needs, sort: tab?.sort }));
    return isPlain && search.view === undefined ? null : (
      <Button size="s" onClick={() => void askName(search.view ?? '', true)}>
        <Trans>Save view</Trans>
      </Button>
    );
  }
  const { name } = saved;
  return (
    <Row gap={1}>
      {!isSameView(narrowed, saved.search) && (
        <Button
          size="s"
          onClick={() =>
            keep((all) => all.map((one) => (one.name === name ? { name, search: narrowed } : one)))
          }
        >
          <Trans>Save changes</Trans>
        </Button>
      )}
      <Menu
        trigger={<IconButton variant="quiet" size="s" icon={<MoreIcon />} label={t`Actions for ${name}`} />}
        items={[
          { id: 'rename', label: t`Rename`, onSelect: () => void askName(name, false) },
          { id: 'delete', label: t`Delete`, tone: 'critical', onSelect: () => remove(saved) },
        ]}
      />
    </Row>
  );
}
