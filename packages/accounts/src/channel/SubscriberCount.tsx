import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { VisuallyHidden } from '@my-air/ui-kit';

export interface SubscriberCountProps {
  /** The number of subscribers. */
  count: number;
  /** The platform, which decides between "subscribers" and "followers". */
  platform: string;
}

/** A shortened number is of thousands or of millions, whose noun is that of a thousand: 1.2 thousand subscribers. */
const aThousand = 1_000;

/** The number of a channel's subscribers: short for the eye, exact on hover and for screen readers. */
export function SubscriberCount({ count: subscribers, platform }: SubscriberCountProps) {
  const { t } = useLingui();
  const { short, exact } = useFormat().compactWithExact(subscribers);
  const words = (number: string, count: number) =>
    platform === 'youtube'
      ? t`${plural(count, { one: `${number} subscriber`, other: `${number} subscribers` })}`
      : t`${plural(count, { one: `${number} follower`, other: `${number} followers` })}`;
  const exactWords = words(exact, subscribers);

  return (
    <span title={exactWords}>
      <span aria-hidden>{short === exact ? exactWords : words(short, aThousand)}</span>
      <VisuallyHidden>{exactWords}</VisuallyHidden>
    </span>
  );
}
