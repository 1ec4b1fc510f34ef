import { Trans, useLingui } from '@lingui/react/macro';
import { useUser, type ModalProps } from '@my-air/feature-kit';
import { isSameName } from '@my-air/feature-kit/data';
import { cleanIdentifier } from '@my-air/i18n';
import { Button, Dialog } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';

import { NameForm } from '../words/NameForm.tsx';
import { commonViews } from './commonViews.ts';
import { savedViews } from './savedViews.ts';

/** Asks for the name of a view of channels, which no other one has. */
export function ChannelViewModal({ props: { name, isNew }, close }: ModalProps<'channel-view'>) {
  const { t } = useLingui();
  const formId = useId();
  const [typed, setTyped] = useState(name);
  const [isAsked, ask] = useState(false);
  const views = useAtomValue(savedViews(useUser()?.id));
  const clean = cleanIdentifier(typed);
  const others = views.filter((view) => isNew || view.name !== name).map((view) => view.name);
  const isTaken = [...others, ...commonViews.map(({ label }) => t(label))].some((other) =>
    isSameName(other, clean),
  );

  const save = () => {
    ask(true);
    if (clean !== '' && !isTaken) close({ name: clean });
  };

  return (
    <Dialog
      isOpen
      size="s"
      title={isNew ? <Trans>Save view</Trans> : <Trans>Rename view</Trans>}
      description={
        isNew && (
          <Trans>A view keeps the filters, the order and the columns. You can share its address.</Trans>
        )
      }
      onClose={() => close()}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => close()}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} variant="primary">
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      <NameForm
        id={formId}
        value={typed}
        onValue={setTyped}
        error={
          isTaken
            ? t`There is already a view with this name. Choose another one.`
            : isAsked && clean === '' && t`Enter a name.`
        }
        onSubmit={save}
      />
    </Dialog>
  );
}
