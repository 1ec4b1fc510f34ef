import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, useUser } from '@my-air/feature-api';
import { draftAt, draftStoreOf } from '@my-air/feature-api/draft';
import { BindingReason, ItemBoundary, useBindingAction } from '@my-air/feature-api/views';
import { useFormat } from '@my-air/i18n';
import { Button, Card, Checkbox, Row, Stack, TextLink } from '@my-air/ui-kit';
import { useEffect, useRef, useState } from 'react';

import type { Suggestion } from '../contract.ts';
import { byVideo } from './byVideo.ts';
import { suggestionDraft } from './suggestionDraft.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import type { Decisions } from './useDecisions.ts';

/** How many suggestions are sent at once: leaving the screen stops those that have not been sent. */
const decidedAtOnce = 3;

export interface SuggestionListProps {
  suggestions: readonly Suggestion[];
  decisions: Decisions;
}

/** Suggestions by video; those that are open can be decided together. */
export function SuggestionList({ suggestions, decisions }: SuggestionListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { toasts } = usePortal();
  const binding = useBindingAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [running, setRunning] = useState<'accept' | 'dismiss'>();
  const drafts = draftStoreOf(useUser()?.id);
  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => void (hasLeft.current = true);
  }, []);
  const open = suggestions.filter(({ status }) => status === 'open');
  const picked = open.filter(({ id }) => chosen.has(id));
  const count = format.number(picked.length);

  /** Decides about a suggestion as the user has edited it. */
  async function decideOne(act: 'accept' | 'dismiss', suggestion: Suggestion): Promise<boolean> {
    if (act === 'dismiss') return decisions.decide({ act, suggestion });
    const draft = draftAt(drafts, suggestionDraft, suggestion.id);
    const edited = draft.read();
    const isDone = await decisions.decide({ act, suggestion, text: edited?.text ?? suggestion.suggested });
    if (isDone && edited) draft.forget(edited);
    return isDone;
  }
  async function decideAll(act: 'accept' | 'dismiss') {
    setRunning(act);
    let failed = 0;
    for (let place = 0; place < picked.length && !hasLeft.current; place += decidedAtOnce) {
      const done = await Promise.all(
        picked.slice(place, place + decidedAtOnce).map((one) => decideOne(act, one)),
      );
      failed += done.filter((isDone) => !isDone).length;
    }
    if (hasLeft.current) return;
    setRunning(undefined);
    setChosen(new Set());
    const failedCount = format.number(failed);
    toasts.show(
      failed === 0
        ? { type: 'save', title: act === 'accept' ? t`Suggestions accepted` : t`Suggestions dismissed` }
        : {
            type: 'warning',
            title: t`${plural(failed, { one: `${failedCount} suggestion was not decided`, other: `${failedCount} suggestions were not decided` })}`,
          },
    );
  }
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  return (
    <Stack gap={4}>
      {open.length > 1 && (
        <Row gap={3} wrap>
          <Checkbox
            label={t`Select all`}
            checked={picked.length === open.length}
            onChange={({ target }) => setChosen(new Set(target.checked ? open.map(({ id }) => id) : []))}
          />
          <Button
            size="s"
            variant="primary"
            isBusy={running === 'accept'}
            disabled={picked.length === 0 || running !== undefined}
            onClick={() => void decideAll('accept')}
            {...binding.control}
          >
            {picked.length === 0 ? t`Accept selected` : t`Accept selected (${count})`}
          </Button>
          <Button
            size="s"
            isBusy={running === 'dismiss'}
            disabled={picked.length === 0 || running !== undefined}
            onClick={() => void decideAll('dismiss')}
            {...binding.control}
          >
            {picked.length === 0 ? t`Dismiss selected` : t`Dismiss selected (${count})`}
          </Button>
        </Row>
      )}
      <BindingReason action={binding} />
      {byVideo(suggestions).map(({ id, video, suggestions: own }) => (
        <Card
          key={id}
          title={video ? <bdi>{video.title}</bdi> : undefined}
          actions={
            video?.url && (
              <TextLink href={video.url} externalLabel={t`Opens another site`}>
                <Trans>Open the video</Trans>
              </TextLink>
            )
          }
        >
          {own.map((suggestion) => (
            <ItemBoundary key={suggestion.id} of={suggestion}>
              <SuggestionRow
                suggestion={suggestion}
                decisions={decisions}
                isChosen={chosen.has(suggestion.id)}
                onChoose={(isChosen) => choose(suggestion.id, isChosen)}
              />
            </ItemBoundary>
          ))}
        </Card>
      ))}
    </Stack>
  );
}
