import { useLingui } from '@lingui/react/macro';
import { CopyButton, Field, Row, Stack, Textarea } from '@my-air/ui-kit';
import { useRef } from 'react';

export interface ReadyTextProps {
  /** The label of the field, which names the use of the text. */
  label: string;
  /** The text to copy, with the partner's link in it. */
  text: string;
}

/** A text to copy and to post as it is; where the clipboard is denied, the text is selected instead. */
export function ReadyText({ label, text }: ReadyTextProps) {
  const { t } = useLingui();
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Stack gap={2}>
      <Field label={label}>
        <Textarea ref={area} readOnly value={text} rows={3} />
      </Field>
      <Row>
        <CopyButton
          size="s"
          text={text}
          label={t`Copy text`}
          copiedLabel={t`Copied`}
          failedLabel={t`Could not copy`}
          onFail={() => {
            area.current?.focus();
            area.current?.select();
          }}
        />
      </Row>
    </Stack>
  );
}
