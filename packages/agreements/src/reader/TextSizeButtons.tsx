import { useLingui } from '@lingui/react/macro';
import { useValue } from '@my-air/client-state';
import { IconButton, MinusIcon, PlusIcon, Row } from '@my-air/ui-kit';

import { textSize, textSizes } from './textSize.ts';

/** Makes the text of agreements smaller and larger. */
export function TextSizeButtons() {
  const { t } = useLingui();
  const size = useValue(textSize);

  return (
    <Row gap={1}>
      <IconButton
        size="s"
        label={t`Smaller text`}
        icon={<MinusIcon />}
        disabled={size === 0}
        onClick={() => textSize.set(size - 1)}
      />
      <IconButton
        size="s"
        label={t`Larger text`}
        icon={<PlusIcon />}
        disabled={size === textSizes.length - 1}
        onClick={() => textSize.set(size + 1)}
      />
    </Row>
  );
}
