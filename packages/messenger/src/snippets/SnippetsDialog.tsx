import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { Button, Dialog, EmptyState, Row, Stack, Text } from '@my-air/ui-kit';
import { useAtomValue } from 'jotai';

import { withoutMarks } from '../text/withoutMarks.ts';
import { removeSnippet, snippetsAtom } from './snippets.ts';

export interface SnippetsDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** The saved texts of the user, each with the way to remove it. */
export function SnippetsDialog({ isOpen, onClose }: SnippetsDialogProps) {
  const { t } = useLingui();
  const owner = useUser()?.id;
  const saved = useAtomValue(snippetsAtom(owner));

  return (
    <Dialog isOpen={isOpen} title={<Trans>Snippets</Trans>} onClose={onClose} closeLabel={t`Close`}>
      {saved.length === 0 ? (
        <EmptyState
          title={<Trans>No snippets</Trans>}
          text={<Trans>Save a message you sent as a snippet to write it again with “/”.</Trans>}
        />
      ) : (
        <Stack as="ul" gap={3} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {saved.map((markdown) => {
            const text = withoutMarks(markdown);
            return (
              <Row key={markdown} as="li" gap={3} justify="between">
                <Text size={14} dir="auto" style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {text}
                </Text>
                <Button
                  size="s"
                  aria-label={t`Remove: ${text}`}
                  onClick={() => removeSnippet(owner, markdown)}
                >
                  <Trans>Remove</Trans>
                </Button>
              </Row>
            );
          })}
        </Stack>
      )}
    </Dialog>
  );
}
