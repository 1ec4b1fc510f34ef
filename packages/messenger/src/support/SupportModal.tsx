import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { usePortal, type ModalProps } from '@my-air/feature-api';
import {
  fieldError,
  max,
  noHtml,
  required,
  useValibotForm,
  useWatch,
  type ValibotForm,
} from '@my-air/feature-api/form';
import {
  Banner,
  Button,
  Dialog,
  Field,
  FileDrop,
  NativeSelect,
  Stack,
  Textarea,
  TextInput,
} from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';

import { useDraftFiles } from '../composer/draftFiles.ts';
import { uploadRules, useFileWords } from '../composer/fileWords.ts';
import { textRules } from '../contract.ts';
import { useDrafts } from '../drafts/useDrafts.ts';
import { failureWords } from '../message/failureWords.ts';
import { useOutbox } from '../outbox/useOutbox.ts';
import { AboutMessage } from './AboutMessage.tsx';
import { useOpenChat } from './openChat.ts';
import { supportCategoriesQuery } from './support.api.ts';

/** The draft of a question stands under the chat that does not exist yet. */
const newChat = 0;

/** Asks our team: what it is about, the question, and files. What is typed stays until it has been sent. */
export function SupportModal({ props, close }: ModalProps<'support'>) {
  'use no memo';
  const { t } = useLingui();
  const formId = useId();
  const { api } = usePortal();
  const [{ entries, sent }, outbox] = useOutbox();
  const [, drafts] = useDrafts();
  const openChat = useOpenChat();
  const words = useFileWords();
  const categories = useQuery(supportCategoriesQuery(api));
  const { files, keepFiles, isKept } = useDraftFiles(newChat);
  const [key, setKey] = useState<string>();
  const form = useValibotForm(schema, {
    defaultValues: {
      category: props.categoryId === undefined ? '' : String(props.categoryId),
      // `template` holds the summary: a question has no template.
      summary: props.summary ?? drafts.read(newChat).template ?? '',
      message: props.message ?? drafts.read(newChat).message,
    },
  });
  const chosen = useWatch({ control: form.control, name: 'category' });
  const entry = entries.find((one) => one.key === key);
  const { subscribe } = form;

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values: { summary, message } }) =>
          drafts.write(newChat, { message, template: summary || null }),
      }),
    [subscribe, drafts],
  );

  const answered = useRef({ close, openChat });
  useEffect(() => {
    answered.current = { close, openChat };
  });
  // Looked up and not only listened for: it may have arrived before this dialog knew its key.
  const arrived = sent.find((one) => one.entry.key === key)?.delivery;
  useEffect(() => {
    if (!arrived) return;
    const chatId = arrived.supportRequest?.process?.chat_id;
    answered.current.close(typeof chatId === 'number' ? { chatId } : undefined);
    if (typeof chatId === 'number') answered.current.openChat(chatId);
  }, [arrived]);

  function choose(next: readonly File[]) {
    keepFiles(next);
    drafts.write(newChat, { attachments: next.map(({ name, type, size }) => ({ name, type, size })) });
  }

  async function put(input: v.InferOutput<typeof schema>) {
    const item = {
      kind: 'supportRequest',
      supportCategoryId: Number(input.category),
      summary: input.summary.trim(),
      message: input.message.trim(),
      ...(replyTo && { replyToMessageId: replyTo.messageId }),
    } as const;
    const kept = await outbox.enqueue(item, files);
    drafts.clear(newChat);
    keepFiles([]);
    setKey(kept.key);
  }

  /** Takes a question back that was refused, so that it can be changed and sent again. */
  async function takeBack() {
    if (key === undefined) return;
    const taken = await outbox.takeBack(key);
    choose((taken?.files ?? []).map(({ bytes, name, type }) => new File([bytes], name, { type })));
    const { summary, message } = form.getValues();
    drafts.write(newChat, { message, template: summary || null });
    setKey(undefined);
  }

  const { replyTo } = props;
  const isRefused = entry?.state === 'refused';
  const isWaiting = entry !== undefined && !isRefused;
  const fields = isRefused ? entry.failure?.fields : undefined;
  const description = categories.data?.find(({ id }) => String(id) === chosen)?.description;

  return (
    <Dialog
      isOpen
      title={<Trans>Ask support</Trans>}
      description={
        <Trans>
          A person from our team answers in your messages, on business days usually within two hours.
        </Trans>
      }
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>{isWaiting ? <Trans>Close</Trans> : <Trans>Not now</Trans>}</Button>
          {isRefused ? (
            <Button variant="primary" onClick={() => void takeBack()}>
              <Trans>Change it</Trans>
            </Button>
          ) : (
            <Button
              type="submit"
              form={formId}
              variant="primary"
              isBusy={isWaiting || form.formState.isSubmitting}
            >
              <Trans>Send request</Trans>
            </Button>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(put)(event)}>
        <Stack gap={4}>
          {categories.isError && (
            <Banner
              tone="critical"
              action={
                <Button size="s" onClick={() => void categories.refetch()}>
                  <Trans>Try again</Trans>
                </Button>
              }
            >
              <Trans>The topics could not be loaded.</Trans>
            </Banner>
          )}
          {replyTo && <AboutMessage text={replyTo.text} />}
          <Field
            label={t`Topic`}
            description={description ?? undefined}
            error={fields?.support_category_id ?? errorOf(form, 'category', t`Topic`)}
            isRequired
          >
            <NativeSelect
              {...form.register('category')}
              disabled={isWaiting || isRefused}
              options={[
                { value: '', label: categories.isPending ? t`Loading…` : t`Choose a topic` },
                ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </Field>
          <Field
            label={t`In a few words`}
            error={fields?.summary ?? errorOf(form, 'summary', t`In a few words`)}
            isRequired
          >
            <TextInput {...form.register('summary')} disabled={isWaiting || isRefused} autoComplete="off" />
          </Field>
          <Field
            label={t`Your question`}
            error={fields?.message ?? errorOf(form, 'message', t`Your question`)}
            isRequired
          >
            <Textarea
              {...form.register('message')}
              disabled={isWaiting || isRefused}
              rows={5}
              dir="auto"
              style={{ minHeight: '8rem' }}
            />
          </Field>
          <Field label={t`Files`} error={fields?.attachments}>
            <FileDrop
              items={files.map((file, place) => ({ id: String(place), file, status: 'waiting' }))}
              rules={uploadRules}
              disabled={isWaiting || isRefused}
              onAdd={(added) => choose([...files, ...added])}
              onRemove={(id) => choose(files.filter((_, place) => String(place) !== id))}
              words={{
                ...words,
                choose: t`Choose files`,
                drop: t`or drop or paste them here`,
                added: (taken, refused) =>
                  [
                    taken > 0 &&
                      t`${plural(taken, { one: '# file was added', other: '# files were added' })}`,
                    refused > 0 &&
                      t`${plural(refused, { one: '# file cannot be sent', other: '# files cannot be sent' })}`,
                  ]
                    .filter(Boolean)
                    .join('. '),
              }}
            />
          </Field>
          {!isKept && (
            <Banner tone="warning">
              <Trans>
                Your browser has no room for these files. They stay in this tab until the question is sent.
              </Trans>
            </Banner>
          )}
          {entry?.failure && (
            <Banner tone={isRefused ? 'critical' : 'warning'}>
              {failureWords(entry.failure, (text) => t(text))}
              {!isRefused && (
                <>
                  {' '}
                  <Trans>You can close this: your question is kept under “Unsent”.</Trans>
                </>
              )}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

type Input = v.InferInput<typeof schema>;

function errorOf(form: ValibotForm<Input, Input>, name: keyof Input, label: string) {
  return fieldError(form, name, label);
}

const schema = v.object({
  category: v.pipe(v.string(), required()),
  summary: v.pipe(v.string(), required(), max(textRules.summary), noHtml()),
  message: v.pipe(v.string(), required(), max(textRules.message), noHtml()),
});
