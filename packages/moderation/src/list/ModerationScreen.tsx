import { Trans, useLingui } from '@lingui/react/macro';
import {
  businessCalendarOf,
  channelsQuery,
  NothingInScope,
  OnlyScope,
  useScope,
} from '@my-air/feature-kit/data';
import { port, usePortal } from '@my-air/feature-kit';
import { HelpLink } from '@my-air/feature-kit/views';
import { Banner, Button, EmptyState, Page, Stack, Text, useNow } from '@my-air/ui-kit';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';

import { moderationPorts } from '../ports.ts';
import { listReviews } from '../reviews/listReviews.ts';
import type { ReviewGroup } from '../reviews/Review.ts';
import { reviewChatsQuery } from '../reviews/reviewChats.api.ts';
import { ReviewSection } from './ReviewSection.tsx';

/** The help article about reviews. */
const moderationHelp = 60;

const groups: readonly ReviewGroup[] = ['yours', 'ours', 'closed'];

/** Every channel in review and every moderation chat: those that need the user first. */
export function ModerationScreen() {
  const { t } = useLingui();
  const portal = usePortal();
  const { api } = portal;
  const now = useNow();
  const { data: channels } = useSuspenseQuery(channelsQuery(api));
  const chats = useQuery(reviewChatsQuery(api));
  const { includes } = useScope();
  const all = listReviews(channels, chats.data?.chats ?? [], { now, ...businessCalendarOf(portal) });
  const reviews = all.filter(includes);

  return (
    <Page
      title={t`Moderation`}
      lead={t`Channels and videos that our team reviews, and what comes next.`}
      actions={<HelpLink article={moderationHelp}>{t`How reviews work`}</HelpLink>}
    >
      <OnlyScope />
      {chats.isError && (
        <Banner
          tone="warning"
          title={<Trans>The chats could not be loaded</Trans>}
          action={
            <Button size="s" isBusy={chats.isFetching} onClick={() => void chats.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>Channels are shown below without their chats.</Trans>
        </Banner>
      )}
      {reviews.length === 0 && !chats.isPending ? (
        all.length > 0 ? (
          <NothingInScope />
        ) : (
          <NothingInReview />
        )
      ) : (
        <Stack gap={8} aria-busy={chats.isPending || undefined}>
          {groups.map((group) => (
            <ReviewSection
              key={group}
              group={group}
              reviews={reviews.filter((review) => review.group === group)}
            />
          ))}
        </Stack>
      )}
      {chats.data?.isCut && (
        <Text size={14} tone="muted">
          <Trans>Reviews of older chats are not listed. You will find those chats in Messages.</Trans>
        </Text>
      )}
    </Page>
  );
}

function NothingInReview() {
  const { t } = useLingui();
  const portal = usePortal();
  const addChannel = port(moderationPorts, 'addChannel');

  return (
    <EmptyState
      illustration="done"
      title={t`Nothing is in review`}
      text={t`When a channel applies or our team checks a video, you can follow it here.`}
      action={addChannel && <Button onClick={() => addChannel(portal)}>{t`Add a channel`}</Button>}
    />
  );
}
