import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { doneText, isGoingOn, linesIn, retryAct, undoAct, type ActRun } from '@my-air/feature-kit/data';
import { SupportButton } from '@my-air/feature-kit/views';
import { useFormat } from '@my-air/i18n';
import { Button, Heading, ProgressBar, Row, Stack, Text } from '@my-air/ui-kit';

import { ResultLine } from './ResultLine.tsx';

export interface ResultsProps {
  /** The act whose results are shown. */
  run: ActRun;
}

/** The results of one act, with a line for each channel: what was done, what was refused and why, and what needs the user. */
export function Results({ run }: ResultsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const portal = usePortal();
  const isRunning = isGoingOn(run);
  const doneLines = linesIn(run, 'done');
  const refusedLines = linesIn(run, 'refused');
  const refused = refusedLines.length;
  const waiting = linesIn(run, 'needs').length;
  const canUndo = doneLines.some(({ state }) => state.undo);
  const failed = refusedLines.filter(({ state }) => state.canRetry).length;
  const finished = run.lines.length - linesIn(run, 'waiting').length - linesIn(run, 'working').length;
  const undone = linesIn(run, 'undone').length;
  const [done, total] = [format.number(finished), format.number(run.lines.length)];
  const progress = t`${done} of ${total}`;
  const facts = [
    doneLines.length > 0 && t(doneText(run, doneLines.length)),
    waiting > 0 && t`${plural(waiting, { one: '# needs you', other: '# need you' })}`,
    refused > 0 && t`${plural(refused, { one: '# not done', other: '# not done' })}`,
    undone > 0 && t`${plural(undone, { one: '# undone', other: '# undone' })}`,
  ].filter((fact) => fact !== false);

  return (
    <Stack as="section" gap={3} aria-label={t(run.act.label)}>
      <Stack gap={2}>
        <Row justify="between" gap={3}>
          <Heading level={3} size={16}>
            {t(run.act.label)}
          </Heading>
          {isRunning && <Text size={14}>{progress}</Text>}
        </Row>
        {isRunning && <ProgressBar label={t(run.act.label)} value={finished} max={run.lines.length} />}
        <Text as="output" size={14} tone="muted">
          {isRunning ? '' : facts.join(' · ')}
        </Text>
      </Stack>
      <Stack as="ul" gap={3} style={plainList}>
        {run.lines.map((line) => (
          <ResultLine
            key={line.key}
            line={line}
            isNamesake={run.lines.some(
              (other) => other !== line && other.subject.title === line.subject.title,
            )}
          />
        ))}
      </Stack>
      {!isRunning && (failed > 0 || canUndo || failed < refused) && (
        <Row gap={2} wrap>
          {failed > 0 && (
            <Button size="s" onClick={() => void retryAct(run)}>
              {t`${plural(failed, { one: 'Try # again', other: 'Try # again' })}`}
            </Button>
          )}
          {canUndo && (
            <Button size="s" onClick={() => undoAct(portal, run)}>
              <Trans>Undo</Trans>
            </Button>
          )}
          {/* Some reasons say to ask our team. */}
          {failed < refused && <SupportButton />}
        </Row>
      )}
    </Stack>
  );
}

const plainList = { listStyle: 'none', margin: 0, padding: 0 } as const;
