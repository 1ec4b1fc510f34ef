import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';

import { Avatar } from '../identity/Avatar.tsx';
import { Row } from '../layout/Row.tsx';
import { buildVideos, type Video } from '../testing/buildVideos.ts';
import { onPhone, rightToLeft } from '../testing/decorators.tsx';
import { Text } from '../text/Text.tsx';
import { TextLink } from '../text/TextLink.tsx';
import { LoadMore } from './LoadMore.tsx';
import { VirtualList, type VirtualListProps } from './VirtualList.tsx';

const many = buildVideos(10_000);
const loadMoreWords = {
  more: 'Show more',
  loading: 'Loading more',
  end: 'End of the list',
  failed: 'More could not be loaded',
  retry: 'Try again',
};

const meta: Meta<VirtualListProps<Video>> = {
  title: 'Kit/VirtualList',
  component: VirtualList,
  args: {
    label: 'Videos',
    items: many,
    itemId: ({ id }) => id,
    height: '24rem',
    children: ({ id, title, views }) => (
      <Row gap={3} style={{ padding: 'var(--space-3)' }}>
        <Avatar name={title} />
        <div>
          <TextLink href={`#${id}`}>{title}</TextLink>
          <Text tone="muted" size={14}>
            {views.toLocaleString('en')} views
          </Text>
        </div>
      </Row>
    ),
  },
};
export default meta;
type Story = StoryObj<VirtualListProps<Video>>;

/** Arrows lead from item to item, also to those that are not drawn yet. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Videos' });
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(3));
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    const [first] = canvas.getAllByRole('link');
    first?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="listitem"]')).toHaveAttribute('aria-posinset', '3'),
    );
    const focused = document.activeElement;
    list.parentElement?.scrollTo(0, 200_000);
    await waitFor(() =>
      expect(Number(canvas.getAllByRole('listitem').at(-1)?.getAttribute('aria-posinset'))).toBeGreaterThan(
        1000,
      ),
    );
    await expect(focused).toHaveFocus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="listitem"]')).toHaveAttribute('aria-posinset', '10000'),
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="listitem"]')).toHaveAttribute('aria-posinset', '1'),
    );
  },
};

export const Feed: Story = {
  args: { kind: 'feed', itemLabel: ({ title }) => title, totalCount: -1 },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(3));
    canvas.getAllByRole('article')[0]?.focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '3'));
  },
};

export const One: Story = { args: { items: many.slice(0, 1) } };

export const Loading: Story = {
  args: {
    items: many.slice(0, 12),
    totalCount: -1,
    isBusy: true,
    footer: <LoadMore state="loading" words={loadMoreWords} onMore={() => undefined} />,
  },
};

export const WithAnEnd: Story = {
  args: {
    items: many.slice(0, 12),
    footer: <LoadMore state="end" words={loadMoreWords} onMore={() => undefined} />,
  },
};

export const OnPhone: Story = { decorators: [onPhone] };

export const RightToLeft: Story = { globals: rightToLeft };

export const Zoomed: Story = { globals: { zoom: '200' } };

export const Empty: Story = { args: { items: [] } };

export const LongText: Story = {
  args: { items: buildVideos(2).map((video) => ({ ...video, title: 'Невиокремлюване'.repeat(20) })) },
  decorators: [onPhone],
};
