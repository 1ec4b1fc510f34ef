import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { BindingReason, ItemBoundary, QueryView, useBindingAction } from '@my-air/feature-kit/views';
import { Banner, Button, Checkbox, Dialog, EmptyState, Skeleton, Stack, Text } from '@my-air/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { mostPrompts } from '../contract.ts';
import { useFailureWords } from '../suggestions/useFailureWords.ts';
import { promptsQuery, savePrompts } from './prompts.api.ts';

/**
 * The choice of prompts that suggestions are written after. The server asks for it by `choose_ai_prompts`,
 * and the screen opens it.
 */
export function ChoosePromptsModal({ close }: ModalProps<'choose-ai-prompts'>) {
  const { t } = useLingui();
  const portal = usePortal();
  const binding = useBindingAction();
  const failureWords = useFailureWords();
  const query = useQuery(promptsQuery(portal.api));
  const [edited, setEdited] = useState<readonly string[]>();
  const save = useMutation({
    mutationKey: ['ai-optimization', 'prompts'],
    mutationFn: (ids: readonly string[]) => savePrompts(portal, ids),
    onSuccess: () => {
      portal.toasts.show({ type: 'save', title: t`Prompts saved` });
      close('saved');
    },
    meta: { handles: 'inPlace' },
  });
  const prompts = query.data ?? [];
  const chosen = edited ?? prompts.flatMap(({ id, is_chosen }) => (is_chosen ? [id] : []));
  const isWrong = chosen.length === 0 || chosen.length > mostPrompts;
  const choose = (id: string, isChosen: boolean) =>
    setEdited(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));

  return (
    <Dialog
      isOpen
      title={<Trans>Choose AI prompts</Trans>}
      description={
        <Trans>New suggestions follow what you choose. Suggestions that wait stay as they are.</Trans>
      }
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button
            variant="primary"
            isBusy={save.isPending}
            disabled={!query.data || isWrong}
            onClick={() => save.mutate(chosen)}
            {...binding.control}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
      problem={
        <>
          {prompts.length > 0 && isWrong && (
            <Text as="output" size={14} tone="muted">
              {chosen.length === 0
                ? t`Choose at least one prompt.`
                : t`Choose at most ${mostPrompts} prompts.`}
            </Text>
          )}
          <BindingReason action={binding} isBanner />
          {save.error && <Banner tone="critical">{failureWords(save.error)}</Banner>}
        </>
      }
    >
      <Stack gap={4}>
        <QueryView
          query={query}
          pending={<Skeleton lines={5} />}
          failed={<Trans>The prompts could not be loaded</Trans>}
        >
          {(all) =>
            all.length === 0 ? (
              <EmptyState title={<Trans>There are no prompts to choose from yet</Trans>} />
            ) : (
              all.map((prompt) => (
                <ItemBoundary key={prompt.id} of={prompt}>
                  <Checkbox
                    label={prompt.name}
                    description={prompt.description ?? undefined}
                    checked={chosen.includes(prompt.id)}
                    onChange={({ target }) => choose(prompt.id, target.checked)}
                  />
                </ItemBoundary>
              ))
            )
          }
        </QueryView>
      </Stack>
    </Dialog>
  );
}
