import { CopyButton, Row } from '@my-air/ui-kit';

export interface TokenNameProps {
  /** The CSS variable, such as `--color-accent`. */
  name: string;
}

/** The CSS variable of a token, and a button that copies its use in a style sheet. */
export function TokenName({ name }: TokenNameProps) {
  return (
    <Row gap={2} wrap>
      <code translate="no" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </code>
      <CopyButton
        size="s"
        variant="quiet"
        text={`var(${name})`}
        label="Copy"
        copiedLabel="Copied"
        failedLabel="Not copied"
        aria-label={`Copy ${name}`}
      />
    </Row>
  );
}
