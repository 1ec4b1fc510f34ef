import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@my-air/api-client/contract';
import { hasCapability, useContributions, usePortal, useUser, type ChannelAct } from '@my-air/feature-kit';
import { startAct, useSharedQueries } from '@my-air/feature-kit/data';
import { BindingReason, useBindingAction } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, IconButton, Menu, MoreIcon, useIsWide } from '@my-air/ui-kit';

export interface ChosenActsProps {
  /** The selected channels. */
  chosen: readonly Channel[];
  /** Called with the channels whose act has started. */
  onStarted: (channels: readonly Channel[]) => void;
}

/** The acts of all features for the selected channels, each with the number of those that it fits. */
export function ChosenActs({ chosen, onStarted }: ChosenActsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const user = useUser();
  const binding = useBindingAction();
  const limit = useIsWide('xl') ? 3 : 1;
  const acts = useContributions('channelActs').filter(
    ({ capability }) => capability === undefined || hasCapability(user, capability),
  );
  const answers = useSharedQueries(acts.map(({ fitting }) => fitting(portal)));
  const total = format.number(chosen.length);
  const offered = acts.flatMap((act, place) => {
    const fits = answers[place]?.data;
    const channels = fits ? chosen.filter(fits) : [];
    if (channels.length === 0) return [];
    const name = t(act.label);
    const count = format.number(channels.length);
    const isWhole = channels.length === chosen.length;
    const label = isWhole ? t`${name} (${count})` : t`${name} (${count} of ${total})`;
    return [{ act, label, channels, isRefused: binding.isRefused && !act.isForStaff }];
  });
  const start = async (act: ChannelAct, channels: readonly Channel[]) => {
    if (await startAct(portal, act, channels)) onStarted(channels);
  };
  const [shown, others] = [offered.slice(0, limit), offered.slice(limit)];

  return (
    <>
      {offered.some(({ isRefused }) => isRefused) && <BindingReason action={binding} />}
      {shown.map(({ act, label, channels, isRefused }, place) => (
        <Button
          key={act.id}
          size="s"
          variant={place === 0 ? 'primary' : 'secondary'}
          onClick={() => void start(act, channels)}
          {...(isRefused && binding.control)}
        >
          {label}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu
          trigger={<IconButton size="s" label={t`More actions`} icon={<MoreIcon />} />}
          items={others.map(({ act, label, channels, isRefused }) => ({
            id: act.id,
            label,
            isDisabled: isRefused,
            onSelect: () => void start(act, channels),
          }))}
        />
      )}
    </>
  );
}
