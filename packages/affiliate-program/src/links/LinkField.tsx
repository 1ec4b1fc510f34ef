import { Trans, useLingui } from '@lingui/react/macro';
import { useBrandName } from '@my-air/feature-kit/views';
import { Button, CopyButton, Field, Row, Stack, Text, TextInput } from '@my-air/ui-kit';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';

// It brings the code that encodes addresses as pictures.
const QrDialog = lazy(async () => ({ default: (await import('./QrDialog.tsx')).QrDialog }));

export interface LinkFieldProps {
  /** The label of the field. */
  label: string;
  /** The address to copy, share and encode. */
  url: string;
  /**
   * Whether the browser has just refused to copy it: the link is then selected, and a text says so.
   * @default false
   */
  isDenied?: boolean | undefined;
}

/** A link to copy, to share and to show as a QR code. Where the clipboard is denied, the text is selected instead. */
export function LinkField({ label, url, isDenied: isDeniedAtFirst = false }: LinkFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const brand = useBrandName();
  const [isDenied, setIsDenied] = useState(isDeniedAtFirst);
  const [isQrOpen, setIsQrOpen] = useState(false);
  const canShare = typeof navigator.share === 'function';

  useEffect(() => {
    if (isDeniedAtFirst) selectAll(input.current);
  }, [isDeniedAtFirst]);

  const share = () => {
    // Leaving the sheet rejects; that is no failure.
    navigator.share({ url, title: t`Join me on ${brand}` }).catch(() => undefined);
  };

  return (
    <Stack gap={3}>
      <Field label={label}>
        <TextInput ref={input} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Row gap={2} wrap>
        <CopyButton
          variant="primary"
          text={url}
          label={t`Copy link`}
          copiedLabel={t`Copied`}
          failedLabel={t`Could not copy`}
          onFail={() => {
            setIsDenied(true);
            selectAll(input.current);
          }}
        />
        {canShare && (
          <Button onClick={share}>
            <Trans>Share</Trans>
          </Button>
        )}
        <Button onClick={() => setIsQrOpen(true)}>
          <Trans>QR code</Trans>
        </Button>
      </Row>
      {isDenied && (
        <Text as="output" size={14}>
          <Trans>Your browser does not allow copying. The link is selected: press Ctrl+C or ⌘C.</Trans>
        </Text>
      )}
      {isQrOpen && (
        <Suspense>
          <QrDialog url={url} onClose={() => setIsQrOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}

function selectAll(input: HTMLInputElement | null): void {
  input?.focus();
  input?.select();
}
