import { useLingui } from '@lingui/react/macro';
import { IconButton, MinusIcon, PlusIcon, Row } from '@my-air/ui-kit';
import { useAtom } from 'jotai';

import { textSizeAtom, textSizes } from './textSize.ts';

/** Makes the text of agreements smaller and larger. */
export function TextSizeButtons() {
  const { t } = useLingui();
  const [size, setSize] = useAtom(textSizeAtom);

  return (
    <Row gap={1}>
      <IconButton
        size="s"
        label={t`Smaller text`}
        icon={<MinusIcon />}
        disabled={size === 0}
        onClick={() => setSize(size - 1)}
      />
      <IconButton
        size="s"
        label={t`Larger text`}
        icon={<PlusIcon />}
        disabled={size === textSizes.length - 1}
        onClick={() => setSize(size + 1)}
      />
    </Row>
  );
}
