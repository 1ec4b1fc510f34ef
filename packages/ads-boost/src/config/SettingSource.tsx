import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Row, Tag } from '@my-air/ui-kit';

export interface SettingSourceProps {
  /** Whether the channel sets the field itself. */
  isOwn: boolean;
  /** The name of the field. */
  label: string;
  /** Called when the field is reset to the inherited value. */
  onReset: () => void;
}

/** The source of a field's value, and the button that returns to the inherited one. */
export function SettingSource({ isOwn, label, onReset }: SettingSourceProps) {
  const { t } = useLingui();

  return (
    <Row gap={2} wrap>
      <Tag tone={isOwn ? 'accent' : 'neutral'}>{isOwn ? t`Own` : t`Same as all channels`}</Tag>
      {isOwn && (
        <Button size="s" variant="quiet" aria-label={t`Reset “${label}” to all channels`} onClick={onReset}>
          <Trans>Reset</Trans>
        </Button>
      )}
    </Row>
  );
}
