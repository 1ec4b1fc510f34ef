import { safeUrl } from '@my-air/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

/** The banner of a service; its place is kept while it loads, and given up when it cannot be shown. */
export function ProductBanner({ src }: { src: string | null | undefined }) {
  const [failed, setFailed] = useState<string>();
  const url = safeUrl(src);
  // The page says everything in words: without a picture it is only plainer.
  if (url === undefined || url === failed) return null;
  return (
    <Picture
      src={url}
      alt=""
      width={1200}
      height={240}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(url)}
    />
  );
}

const Picture = styled.img`
  width: 100%;
  height: auto;
  aspect-ratio: 1200 / 240;
  object-fit: cover;
  border-radius: var(--radius-card);
`;
