import { useRef } from 'react';

import type { FieldProps } from './ComposerField.ts';
import { PlainField, type PlainState } from './PlainField.tsx';
import { useRichField } from './useRichField.ts';

export interface MessageFieldProps extends FieldProps {
  /** Whether the rich field is to take the place of the plain one once it is here. */
  isRich: boolean;
}

/** The field in which a message is written: plain at once, rich when that can be without anybody losing a letter. */
export function MessageField({ isRich, ...props }: MessageFieldProps) {
  const plain = useRef<() => PlainState>(null);
  const { rich, request, giveUp } = useRichField(isRich, plain);

  return rich ? (
    <rich.module.RichField {...props} start={rich.state} onFail={giveUp} />
  ) : (
    <PlainField {...props} state={plain} onFocus={request} />
  );
}
