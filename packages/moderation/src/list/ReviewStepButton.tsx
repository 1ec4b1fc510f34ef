import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { port } from '@my-air/feature-kit';
import { PathLink } from '@my-air/feature-kit/views';
import { Button, ExternalIcon } from '@my-air/ui-kit';

import { moderationPorts } from '../ports.ts';
import type { Review } from '../reviews/Review.ts';

/** The address at which YouTube shows the invitations that wait for a channel's owner. */
const studioUrl = 'https://studio.youtube.com/';

export interface ReviewStepButtonProps {
  /** The review whose next step the button takes. */
  review: Review;
}

/** The button of the next step; nothing where there is nothing to do. */
export function ReviewStepButton({ review: { step, chat } }: ReviewStepButtonProps) {
  const { t } = useLingui();
  const linkToChat = port(moderationPorts, 'linkToChat');
  const linkToChannel = port(moderationPorts, 'linkToChannel');

  switch (step.kind) {
    case 'read': {
      if (!linkToChat) return null;
      const unread = chat?.unread_count ?? 0;
      return (
        <Button size="s" variant="primary" render={<PathLink to={linkToChat(step.chatId)} />}>
          {t`${plural(unread, { one: 'Read # new message', other: 'Read # new messages' })}`}
        </Button>
      );
    }
    case 'open-studio':
      return (
        <Button
          size="s"
          variant="primary"
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the button's own words fill the link
          render={<a href={studioUrl} target="_blank" rel="noopener noreferrer" />}
        >
          {t`Open YouTube Studio`}
          <ExternalIcon aria-hidden />
        </Button>
      );
    case 'apply':
      return (
        linkToChannel && (
          <Button
            size="s"
            variant={step.isTooSmall ? 'secondary' : 'primary'}
            render={<PathLink to={linkToChannel(step.channelKey)} />}
          >
            {t`Apply again`}
          </Button>
        )
      );
    case 'wait':
    case 'none':
      return null;
  }
}
