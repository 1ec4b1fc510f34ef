import { isPlainClick } from '@my-air/ui-kit';
import { useRouter } from '@tanstack/react-router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';

export interface PathLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of this site, with its query and hash, as another feature gives it. */
  to: string;
}

/** A link whose path comes from another feature, and so cannot be checked against this feature's routes. */
export function PathLink({ to, onClick, children, ...rest }: PathLinkProps) {
  const { history } = useRouter();

  function openPath(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPlainClick(event) || event.defaultPrevented) return;
    event.preventDefault();
    history.push(to);
  }

  return (
    <a {...rest} href={history.createHref(to)} onClick={openPath}>
      {children}
    </a>
  );
}
