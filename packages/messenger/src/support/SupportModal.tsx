import { Trans, useLingui } from '@lingui/react/macro';
import { isApiError } from '@my-air/api-client';
import {
  fieldError,
  UnkeptNotice,
  useController,
  useWatch,
  type ValibotForm,
} from '@my-air/feature-kit/forms';
import { FailureMessage } from '@my-air/feature-kit/data';
import { usePortal, type ModalProps } from '@my-air/feature-kit';
import { useFileDropWords, useSupportDue } from '@my-air/feature-kit/views';
import {
  Banner,
  bringIntoSightOfDialog,
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
import { useId } from 'react';
import { styled } from 'styled-components';

import { attachmentRules } from '../contract.ts';
import { UnreadableFileError } from '../drafts/draftFiles.ts';
import { HelpfulArticles } from './HelpfulArticles.tsx';
import { questionPlace } from './questionDraft.ts';
import { supportCategoriesQuery } from './support.api.ts';
import { useQuestion, type QuestionInput } from './useQuestion.ts';

/** The form for a question to our team: topic, question and files. Its input stays until it has been sent. */
export function SupportModal({ props, close }: ModalProps<'support'>) {
  'use no memo';
  const { t } = useLingui();
  const date = useSupportDue();
  const formId = useId();
  const { api } = usePortal();
  const fileDrop = useFileDropWords(attachmentRules);
  const categories = useQuery(supportCategoriesQuery(api));
  const { form, files, about, ask, isAsking, replyTo, other, choose, put, switchQuestion } = useQuestion({
    props,
    close,
  });
  const summary = useWatch({ control: form.control, name: 'summary' });
  // Its value is the form's and not the list's, which has no topics before they are loaded.
  const { field: topic } = useController({ control: form.control, name: 'category' });

  const { field: channel } = useController({ control: form.control, name: 'channel' });

  const fields = isApiError(ask.error) ? ask.error.fieldErrors : {};
  const category = categories.data?.find(({ id }) => String(id) === topic.value);
  // The last topic is that of questions which fit no other: its name finds nothing that helps.
  const isOther = category !== undefined && category === categories.data?.at(-1);

  return (
    <Dialog
      isOpen
      title={<Trans>Ask support</Trans>}
      description={<Trans>Our team answers in your messages, usually by {date}.</Trans>}
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Not now</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary" isBusy={isAsking}>
            <Trans>Send request</Trans>
          </Button>
        </>
      }
      problem={
        <>
          {ask.isPaused && (
            <Banner tone="warning">
              <Trans>You are offline. It will be sent when you are back online.</Trans>
            </Banner>
          )}
          {ask.isError && (
            <Banner tone="critical">
              {ask.error instanceof UnreadableFileError ? (
                <Trans>A file cannot be read any more. Choose it again.</Trans>
              ) : (
                <FailureMessage of={ask.error} />
              )}
            </Banner>
          )}
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(put)(event)}>
        <Stack gap={4}>
          {categories.isError && (
            <Banner
              ref={bringIntoSightOfDialog}
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
          <UnkeptNotice place={questionPlace} />
          {other && !ask.isPending && (
            <Banner
              tone="info"
              action={
                <Button size="s" onClick={switchQuestion}>
                  {other.isAside ? <Trans>Go back to it</Trans> : <Trans>Start a new question</Trans>}
                </Button>
              }
            >
              {other.isAside ? (
                <Trans>Another question that you did not send is set aside.</Trans>
              ) : (
                <Trans>You did not send this question yet.</Trans>
              )}
            </Banner>
          )}
          {replyTo && <AboutMessage text={replyTo.text} />}
          <Field
            label={t`Topic`}
            description={category?.description ?? undefined}
            error={fields.support_category_id ?? errorOf(form, 'category', t`Topic`)}
            isRequired
          >
            <NativeSelect
              {...topic}
              disabled={ask.isPending}
              options={[
                { value: '', label: categories.isPending ? t`Loading…` : t`Choose a topic` },
                ...(categories.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          </Field>
          {!replyTo && about.options.length > 0 && (
            <Field label={t`Channel`}>
              <NativeSelect
                {...channel}
                value={about.keyOf(channel.value)}
                disabled={ask.isPending}
                options={[{ value: '', label: t`Not about a channel` }, ...about.options]}
              />
            </Field>
          )}
          {category && <HelpfulArticles text={isOther ? summary : category.name} />}
          <Field label={t`Summary`} error={fields.summary ?? errorOf(form, 'summary', t`Summary`)} isRequired>
            <TextInput {...form.register('summary')} disabled={ask.isPending} autoComplete="off" />
          </Field>
          <Field
            label={t`Your question`}
            error={fields.message ?? errorOf(form, 'message', t`Your question`)}
            isRequired
          >
            <Textarea
              {...form.register('message')}
              disabled={ask.isPending}
              rows={5}
              dir="auto"
              style={{ minHeight: '8rem' }}
            />
          </Field>
          <Field label={t`Files`} error={fields.attachments}>
            <FileDrop
              items={files.map((file, place) => ({ id: String(place), file, status: 'waiting' }))}
              rules={fileDrop.rules}
              hint={fileDrop.hint}
              disabled={ask.isPending}
              onAdd={(added) => choose([...files, ...added])}
              onRemove={(id) => choose(files.filter((_, place) => String(place) !== id))}
              words={fileDrop.words}
            />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}

function errorOf(form: ValibotForm<QuestionInput, QuestionInput>, name: keyof QuestionInput, label: string) {
  return fieldError(form, name, label);
}

interface AboutMessageProps {
  /** The text of the message. */
  text: string;
}

/** The message of a chat that a question is about. */
function AboutMessage({ text }: AboutMessageProps) {
  return (
    <Quoted>
      <strong>
        <Trans>About this message</Trans>
      </strong>
      <span dir="auto">{text}</span>
    </Quoted>
  );
}

const Quoted = styled.blockquote`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);
  margin: 0;
  padding-inline-start: var(--space-3);
  font-size: var(--font-size-14);
  border-inline-start: 3px solid var(--color-accent);

  > span {
    display: -webkit-box;
    overflow: hidden;
    color: var(--color-muted);
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
