import { useLingui } from '@lingui/react/macro';
import { useFormat } from '@my-air/i18n';
import { DocumentIcon, safeUrl } from '@my-air/ui-kit';
import { styled } from 'styled-components';

import type { Attachment } from '../contract.ts';

export interface AttachmentsProps {
  /** The files of the message, in the order they were sent. */
  attachments: readonly Attachment[];
}

/**
 * The files of a message: pictures in frames of a fixed size, so that nothing moves when they load, the
 * others by name and size.
 */
export function Attachments({ attachments }: AttachmentsProps) {
  const { t } = useLingui();
  const format = useFormat();

  return (
    <Files aria-label={t`Files`}>
      {attachments.map((file, place) => {
        const size = typeof file.size_bytes === 'number' ? format.fileSize(file.size_bytes) : undefined;
        const { name } = file;
        const words = size ? t`${name}, ${size}` : name;
        const preview = safeUrl(file.preview_image);
        return (
          <li key={`${place} ${file.name}`}>
            <File
              href={safeUrl(file.url)}
              target="_blank"
              rel="noopener noreferrer"
              title={words}
              tabIndex={-1}
              data-picture={preview ? '' : undefined}
            >
              {preview ? (
                <img src={preview} alt="" loading="lazy" decoding="async" referrerPolicy="no-referrer" />
              ) : (
                <DocumentIcon aria-hidden />
              )}
              <span>
                <Name dir="auto">{file.name}</Name>
                {size && <Size>{size}</Size>}
              </span>
            </File>
          </li>
        );
      })}
    </Files>
  );
}

const Files = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0.25rem 0;
  padding: 0;
  list-style: none;

  > li {
    max-width: 100%;
  }
`;

const File = styled.a`
  display: flex;
  gap: var(--space-2);
  align-items: center;
  box-sizing: border-box;
  width: 15rem;
  max-width: 100%;
  padding: var(--space-2) var(--space-3);
  color: inherit;
  font-size: var(--font-size-14);
  text-decoration: none;
  background: var(--color-raised);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-control);

  &[href]:hover {
    border-color: var(--color-line-strong);
  }
  > svg {
    flex-shrink: 0;
    width: var(--icon-size-l);
    height: var(--icon-size-l);
    color: var(--color-muted);
  }
  > span {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }
  &[data-picture] {
    flex-direction: column;
    gap: 0;
    align-items: stretch;
    padding: 0;
    overflow: hidden;

    > img {
      width: 100%;
      height: 10rem;
      object-fit: cover;
      background: var(--color-skeleton);
    }
    > span {
      padding: var(--space-2) var(--space-3);
    }
  }
`;

const Name = styled.span`
  overflow: hidden;
  font-weight: var(--font-weight-medium);
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Size = styled.span`
  color: var(--color-muted);
  font-size: var(--font-size-12);
`;
