import { Trans, useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { BindingReason, ItemBoundary, useBindingAction } from '@my-air/feature-kit/views';
import { Button, Card, Checkbox, Row, Stack, TextLink, Thumbnail } from '@my-air/ui-kit';
import { useState, type KeyboardEvent } from 'react';

import type { Suggestion } from '../contract.ts';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useDecideAll } from './useDecideAll.ts';
import type { Decisions } from './useDecisions.ts';

export interface SuggestionListProps {
  /** The suggestions of one list, in the order of the server. */
  suggestions: readonly Suggestion[];
  /** The decisions under way and their failures, and the function that sends one. */
  decisions: Decisions;
}

/** Suggestions by video; those that are open can be decided together. */
export function SuggestionList({ suggestions, decisions }: SuggestionListProps) {
  const { t } = useLingui();
  const format = useFormat();
  const binding = useBindingAction();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { running, decideAll } = useDecideAll(decisions);
  const open = suggestions.filter(({ status }) => status === 'open');
  const picked = open.filter(({ id }) => chosen.has(id));
  const count = format.number(picked.length);

  const decide = (act: 'accept' | 'dismiss') => {
    void decideAll(act, picked).then((isThere) => isThere && setChosen(new Set()));
  };
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  };

  return (
    <Stack gap={4} onKeyDown={pressKey}>
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
            onClick={() => decide('accept')}
            {...binding.control}
          >
            {picked.length === 0 ? t`Accept selected` : t`Accept selected (${count})`}
          </Button>
          <Button
            size="s"
            isBusy={running === 'dismiss'}
            disabled={picked.length === 0 || running !== undefined}
            onClick={() => decide('dismiss')}
            {...binding.control}
          >
            {picked.length === 0 ? t`Dismiss selected` : t`Dismiss selected (${count})`}
          </Button>
        </Row>
      )}
      <BindingReason action={binding} />
      {byVideo(suggestions).map(({ id, video, suggestions: videoSuggestions }) => (
        <Card
          key={id}
          title={
            video && (
              <Row gap={3} as="span">
                <Thumbnail src={video.thumbnail_url} width={64} />
                <bdi>{video.title}</bdi>
              </Row>
            )
          }
          actions={
            video?.url && (
              <TextLink href={video.url} externalLabel={t`Opens another site`}>
                <Trans>Open the video</Trans>
              </TextLink>
            )
          }
        >
          {videoSuggestions.map((suggestion) => (
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

/** J and K go from suggestion to suggestion; A, E and D press its buttons. In fields they are letters. */
function pressKey(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, code } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
  if (target.tagName === 'TEXTAREA' || (target instanceof HTMLInputElement && target.type !== 'checkbox'))
    return;
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('article')];
  const place = rows.findIndex((row) => row.contains(target));
  if (code === 'KeyJ' || code === 'KeyK') {
    const next = rows[Math.max(0, place + (code === 'KeyJ' ? 1 : -1))];
    next?.focus();
    return;
  }
  const button = rows[place]?.querySelector<HTMLButtonElement>(
    `button[aria-keyshortcuts="${code.replace('Key', '')}"]`,
  );
  if (!button) return;
  // The letter must not land in the field that it opens.
  event.preventDefault();
  button.click();
}

interface VideoSuggestions {
  id: string;
  /** Null where the server did not say which video it is. */
  video: Suggestion['video'] | null;
  suggestions: readonly Suggestion[];
}

/** Suggestions by their video, in the order in which the videos first appear. */
function byVideo(suggestions: readonly Suggestion[]): readonly VideoSuggestions[] {
  const videos = new Map<string, VideoSuggestions & { suggestions: Suggestion[] }>();
  for (const suggestion of suggestions) {
    // A broken answer is repaired to null.
    const video = suggestion.video as Suggestion['video'] | null;
    const id = video?.id ?? `suggestion ${suggestion.id}`;
    const kept = videos.get(id);
    if (kept) kept.suggestions.push(suggestion);
    else videos.set(id, { id, video, suggestions: [suggestion] });
  }
  return [...videos.values()];
}
