import { useRef } from 'react';

import type { FieldProps } from './ComposerField.ts';
import { PlainField, type PlainState } from './PlainField.tsx';
import { useRichField } from './useRichField.ts';

export interface MessageFieldProps extends FieldProps {
  /** Whether the rich field replaces the plain one once it is loaded. */
  isRich: boolean;
}

/** The field for a message: plain from the start, rich once it can be replaced without losing input. */
export function MessageField({ isRich, ...props }: MessageFieldProps) {
  const plain = useRef<() => PlainState>(null);
  const { rich, request, giveUp } = useRichField(isRich, plain);

  return rich ? (
    <rich.module.RichField {...props} start={rich.state} onFail={giveUp} />
  ) : (
    <PlainField {...props} state={plain} onFocus={request} />
  );
}
