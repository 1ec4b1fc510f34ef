import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '@my-air/feature-kit';
import { Button, Dialog, Stack, saveFile } from '@my-air/ui-kit';

import { qrColors } from './contrast.ts';
import { qrSvg } from './qrSvg.ts';
import { svgToPng } from './svgToPng.ts';

export interface QrDialogProps {
  /** The address that the code holds. */
  url: string;
  /** Called when the dialog is closed. */
  onClose: () => void;
}

/** The QR code of a link, to scan from the screen or to save as a picture. */
export function QrDialog({ url, onClose }: QrDialogProps) {
  const { t } = useLingui();
  const isScalelab = useUser()?.partner?.is_scalelab ?? false;
  const svg = qrSvg(url, isScalelab ? qrColors.scalelab : qrColors.default);
  const savePng = async () => saveFile(await svgToPng(svg, 1024, 1024), 'referral-link.png');

  return (
    <Dialog
      isOpen
      size="s"
      title={<Trans>QR code</Trans>}
      description={url}
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={() => saveFile(new Blob([svg], { type: 'image/svg+xml' }), 'referral-link.svg')}>
            <Trans>Download SVG</Trans>
          </Button>
          <Button variant="primary" onClick={() => void savePng()}>
            <Trans>Download PNG</Trans>
          </Button>
        </>
      }
    >
      <Stack align="center">
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          alt={t`QR code of your link`}
          width="240"
          height="240"
        />
      </Stack>
    </Dialog>
  );
}
