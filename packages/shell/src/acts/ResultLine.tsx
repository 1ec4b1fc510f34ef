import { useLingui } from '@lingui/react/macro';
import type { ActLine } from '@my-air/feature-kit/data';
import { BindingReason, PathLink, platformName, useBindingAction } from '@my-air/feature-kit/views';
import type { MessageDescriptor } from '@my-air/i18n';
import { Avatar, Button, CheckIcon, Spinner, Stack, Text, WarningIcon } from '@my-air/ui-kit';
import { styled } from 'styled-components';

export interface ResultLineProps {
  /** The channel, and how far it is. */
  line: ActLine;
  /** Whether another channel of the act has the same name: its platform is named too then. */
  isNamesake: boolean;
}

/** A channel of an act: its result, or what it waits for. */
export function ResultLine({ line: { subject, state }, isNamesake }: ResultLineProps) {
  const { i18n } = useLingui();
  const { title, platform, thumbnail_image } = subject;
  return (
    <Line>
      <Avatar name={title} src={thumbnail_image} size={28} />
      <Stack gap={1} align="start">
        <Text weight="medium" size={14}>
          <bdi>{title}</bdi>
          {isNamesake && ` · ${platformName(platform, i18n)}`}
        </Text>
        <State state={state} />
      </Stack>
      <Mark state={state.state} />
    </Line>
  );
}

function State({ state }: Pick<ActLine, 'state'>) {
  const { t } = useLingui();
  const say = (text: MessageDescriptor | string) => (typeof text === 'string' ? text : t(text));
  switch (state.state) {
    case 'waiting':
      return <Muted>{t`Waiting`}</Muted>;
    case 'working':
      return <Muted>{t`In progress`}</Muted>;
    case 'done':
      return <Muted>{state.text === undefined ? t`Done` : say(state.text)}</Muted>;
    case 'undone':
      return <Muted>{t`Undone`}</Muted>;
    case 'refused':
      return (
        <Text size={14} tone="critical">
          {say(state.text)}
        </Text>
      );
    case 'needs':
      return (
        <>
          <Muted>{say(state.text)}</Muted>
          <NeedsButton action={state.action} />
        </>
      );
  }
}

function NeedsButton({ action }: Pick<ActLine['state'] & { state: 'needs' }, 'action'>) {
  const { t } = useLingui();
  const binding = useBindingAction();
  const words = t(action.label);
  if (action.to !== undefined) {
    return (
      <Button size="s" render={<PathLink to={action.to}>{words}</PathLink>}>
        {words}
      </Button>
    );
  }
  return (
    <>
      <Button size="s" onClick={action.onAct} {...binding.control}>
        {words}
      </Button>
      <BindingReason action={binding} />
    </>
  );
}

/** The picture of a state; the words beside it say the same. */
function Mark({ state }: { state: ActLine['state']['state'] }) {
  switch (state) {
    case 'working':
      return (
        <span aria-hidden>
          <Spinner label="" size={16} />
        </span>
      );
    case 'done':
      return <CheckIcon aria-hidden style={{ color: 'var(--color-positive-text)' }} />;
    case 'refused':
    case 'needs':
      return <WarningIcon aria-hidden style={{ color: 'var(--color-warning-text)' }} />;
    case 'waiting':
    case 'undone':
      return <span />;
  }
}

const Muted = ({ children }: { children: string }) => (
  <Text size={14} tone="muted">
    {children}
  </Text>
);

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) 1rem;
  gap: var(--space-3);
  align-items: start;
  overflow-wrap: anywhere;

  > svg {
    width: 1rem;
    height: 1rem;
    margin-block-start: 0.125rem;
  }
`;
