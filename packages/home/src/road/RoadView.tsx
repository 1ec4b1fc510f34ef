import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useStepperWords } from '@my-air/feature-kit/views';
import { useFormat, type MessageDescriptor } from '@my-air/i18n';
import {
  Button,
  ChevronDownIcon,
  ChevronUpIcon,
  Stack,
  Stepper,
  Text,
  useIsWide,
  type Step,
} from '@my-air/ui-kit';
import { useState, type ReactNode } from 'react';

import { RoadNews } from './RoadNews.tsx';
import { roadSteps, type Road, type RoadStep } from './roadOf.ts';

const names: Record<RoadStep, MessageDescriptor> = {
  added: msg`Added`,
  applied: msg`Applied`,
  review: msg`In review`,
  accepted: msg`Accepted`,
  report: msg`First report`,
  payout: msg`First payout`,
};

export interface RoadViewProps {
  /** How far the newcomer has come. */
  road: Road;
  /** The items that wait for the user, which come right below the news. */
  children: ReactNode;
}

/** The way of a newcomer to the first payout: the news of it, what the user can do, and its steps. */
export function RoadView({ road, children }: RoadViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useStepperWords();
  const isWide = useIsWide('sm');
  const [isOpen, setOpen] = useState(false);
  const { step, isRefused, dates } = road;
  const place = step === undefined ? roadSteps.length : roadSteps.indexOf(step);

  const steps = roadSteps.map((id, index): Step => {
    const isFailed = isRefused && id === 'review';
    return {
      id,
      label: isFailed ? t({ context: 'channel', message: 'Not accepted' }) : t(names[id]),
      // A step that is done needs no date.
      description: index >= place && dates[id] ? format.shortDate(dates[id]) : undefined,
      state: isFailed ? 'failed' : index < place ? 'done' : index === place ? 'current' : 'upcoming',
    };
  });

  const stepper = <Stepper label={t`Your path to the first payout`} steps={steps} {...words} />;
  const count = roadSteps.length;
  const number = Math.min(place + 1, count);
  const shown = steps[number - 1]!;
  return (
    <Stack gap={4}>
      <RoadNews road={road} />
      {isWide ? (
        <>
          {children}
          {stepper}
        </>
      ) : (
        <>
          {/* On a phone the step that is now is in sight, and the others are one press away. */}
          <Button
            variant="quiet"
            isWide
            aria-expanded={isOpen}
            icon={isOpen ? <ChevronUpIcon aria-hidden /> : <ChevronDownIcon aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {t`Step ${number} of ${count}`} · {shown.label}
            {shown.description && <> · {shown.description}</>}
          </Button>
          {isOpen && stepper}
          {children}
        </>
      )}
      <Others road={road} />
    </Stack>
  );
}

/** The number of other channels that are named. */
const namedAtMost = 3;

/** The creator's other channels on the same way, each with the step that it is at. */
function Others({ road: { others } }: { road: Road }) {
  const { t } = useLingui();
  const more = others.length - namedAtMost;
  if (others.length === 0) return null;
  const list = others
    .slice(0, namedAtMost)
    .map(({ channel, step, isRefused }) => {
      const { title } = channel;
      const state = isRefused ? t({ context: 'channel', message: 'Not accepted' }) : t(otherStates[step]);
      return `${title} (${state})`;
    })
    .join(', ');

  return (
    <Text size={14} tone="muted">
      {more > 0 ? (
        <Trans>
          Also: {list} and {more} more
        </Trans>
      ) : (
        <Trans>Also: {list}</Trans>
      )}
    </Text>
  );
}

/** The state of another channel, by the step that it is at. */
const otherStates: Record<RoadStep, MessageDescriptor> = {
  ...names,
  applied: msg`Not applied yet`,
  accepted: msg`Invitation sent`,
};
