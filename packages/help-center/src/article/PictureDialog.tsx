import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { ZoomedPicture } from './ArticleBody.tsx';

export interface PictureDialogProps {
  picture: ZoomedPicture;
  onClose: () => void;
}

/** A picture of an article as large as the window lets it be. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const { t } = useLingui();

  return (
    <Dialog isOpen size="l" title={picture.alt} closeLabel={t`Close`} onClose={onClose}>
      <Picture src={picture.src} alt={picture.alt} />
    </Dialog>
  );
}

const Picture = styled.img`
  width: 100%;
  height: auto;
  max-height: 75dvh;
  object-fit: contain;
`;
