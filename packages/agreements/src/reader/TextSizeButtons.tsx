import { useLingui } from '@lingui/react/macro';
import { Button, Row } from '@my-air/ui-kit';
import { useAtom } from 'jotai';

import { textSizeAtom, textSizes } from './textSizeAtom.ts';

/** Makes the text of agreements smaller and larger. */
export function TextSizeButtons() {
  const { t } = useLingui();
  const [size, setSize] = useAtom(textSizeAtom);

  return (
    <Row gap={1}>
      <Button
        size="s"
        variant="quiet"
        aria-label={t`Smaller text`}
        disabled={size === 0}
        onClick={() => setSize(size - 1)}
      >
        A−
      </Button>
      <Button
        size="s"
        variant="quiet"
        aria-label={t`Larger text`}
        disabled={size === textSizes.length - 1}
        onClick={() => setSize(size + 1)}
      >
        A+
      </Button>
    </Row>
  );
}
