import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CopyButton, Field, Row, Text, TextInput } from '@my-air/ui-kit';
import { lazy, Suspense, useRef, useState } from 'react';

const QrDialog = lazy(() => import('./QrDialog.tsx').then((module) => ({ default: module.QrDialog })));

export interface LinkFieldProps {
  label: string;
  url: string;
}

/** A link to copy, to share and to show as a QR code. Where the clipboard is denied, the text is selected instead. */
export function LinkField({ label, url }: LinkFieldProps) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isDenied, setIsDenied] = useState(false);
  const [isQrOpen, setIsQrOpen] = useState(false);
  const canShare = typeof navigator.share === 'function';

  const share = () => {
    // Leaving the sheet rejects; that is no failure.
    navigator.share({ url, title: t`Join me on My AIR` }).catch(() => undefined);
  };

  return (
    <>
      <Field label={label}>
        <TextInput ref={input} readOnly value={url} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <Row gap={2} wrap>
        <CopyButton
          variant="primary"
          text={url}
          label={t`Copy link`}
          copiedLabel={t`Copied`}
          onFail={() => {
            setIsDenied(true);
            input.current?.focus();
            input.current?.select();
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
        <Suspense fallback={null}>
          <QrDialog url={url} onClose={() => setIsQrOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
