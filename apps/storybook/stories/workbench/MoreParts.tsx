import { Banner, Checkbox, LineChart, Row, Stack, Switch, Tag, Text, TextLink } from '@my-air/ui-kit';

/** The components that show the colours which a brand's first sample has not. */
export function MoreParts() {
  return (
    <Stack gap={4}>
      {(['info', 'positive', 'warning', 'critical'] as const).map((tone) => (
        <Banner key={tone} tone={tone} title={`A message: ${tone}`}>
          Two requests wait for your answer.
        </Banner>
      ))}
      <Checkbox label="Send me a copy" defaultChecked />
      <Switch label="Weekly report" defaultChecked />
      <Row wrap>
        <Tag>Music</Tag>
        <Tag tone="accent">New</Tag>
        <Text as="span">
          Read the <TextLink href="/help">conditions</TextLink>
        </Text>
      </Row>
      <LineChart
        label="Revenue"
        categories={['Jan', 'Feb', 'Mar', 'Apr']}
        series={[
          { id: 'video', name: 'Videos', values: [12, 18, 15, 24] },
          { id: 'live', name: 'Streams', values: [5, 9, 14, 12] },
        ]}
        formatValue={(value) => `$${value}`}
        labels={{ table: 'Show the figures', empty: 'Nothing was earned yet', category: 'Month' }}
      />
    </Stack>
  );
}
