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

/** The number of a channel's subscribers: short for the eye, exact on hover and for screen readers. */
export function SubscriberCount({ count, platform }: SubscriberCountProps) {
  const { t } = useLingui();
  const { short, exact } = useFormat().compactWithExact(count);
  const words = (number: string) =>
    platform === 'youtube'
      ? t`${plural(count, { one: `${number} subscriber`, other: `${number} subscribers` })}`
      : t`${plural(count, { one: `${number} follower`, other: `${number} followers` })}`;

  return (
    <span title={words(exact)}>
      <span aria-hidden>{words(short)}</span>
      <VisuallyHidden>{words(exact)}</VisuallyHidden>
    </span>
  );
}
