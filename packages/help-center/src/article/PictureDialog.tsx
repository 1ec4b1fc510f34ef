import { useLingui } from '@lingui/react/macro';
import { Dialog, media } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { ZoomedPicture } from './ArticleBody.tsx';

export interface PictureDialogProps {
  /** The picture; its text is the title. */
  picture: ZoomedPicture;
  /** Called when the user closes it. */
  onClose: () => void;
}

/** A picture of an article, as large as the window allows. */
export function PictureDialog({ picture, onClose }: PictureDialogProps) {
  const { t } = useLingui();

  return (
    <Dialog isOpen size="l" title={picture.alt} closeLabel={t`Close`} onClose={onClose}>
      {/* A scrollable area has to be reachable by keys. */}
      <Frame tabIndex={0} aria-label={picture.alt}>
        <img src={picture.src} alt={picture.alt} />
      </Frame>
    </Dialog>
  );
}

const Frame = styled.section`
  overflow: auto;
  border-radius: var(--radius-control);

  > img {
    display: block;
    width: 100%;
    height: auto;
    max-height: 75dvh;
    object-fit: contain;

    /* On a phone as wide as on a desk, to be moved about; it would be no larger than in the text otherwise. */
    ${media.down('xs')} {
      width: 44rem;
      max-width: none;
      max-height: none;
    }
  }
`;
