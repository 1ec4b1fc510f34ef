import { Plural } from '@lingui/react/macro';
import { Button, TextLink, type TextLinkProps } from '@my-air/ui-kit';

export interface AndMoreProps {
  /** The number of items that are not shown; at 0 nothing is drawn. */
  count: number;
  /** The link to the list of all. */
  render?: TextLinkProps['render'];
  /** Called to show all, where they are in a dialog. */
  onClick?: (() => void) | undefined;
}

/** Says below the first of a list how many more there are, and leads to all of them. */
export function AndMore({ count, render, onClick }: AndMoreProps) {
  if (count <= 0) return null;
  const words = <Plural value={count} one="And # more" other="And # more" />;
  if (render) return <TextLink render={render}>{words}</TextLink>;
  return (
    <Button size="s" variant="quiet" onClick={onClick}>
      {words}
    </Button>
  );
}
