import { useLingui } from '@lingui/react/macro';
import { Button, RefreshIcon, Row } from '@my-air/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { Catalogue } from '../catalogue/Catalogue.ts';
import { randomQueries } from '../matcher/randomQueries.ts';

export interface IdeasProps {
  /** The catalogue whose categories hold the questions. */
  catalogue: Catalogue;
  /** Called with the chosen question. */
  onAsk: (question: string) => void;
}

/** Five suggested questions to begin with, and a button that draws five others. */
export function Ideas({ catalogue, onAsk }: IdeasProps) {
  const { t } = useLingui();
  const draw = () => randomQueries(catalogue.categories);
  const [queries, setQueries] = useState(draw);
  if (queries.length === 0) return null;

  return (
    <Row gap={2} wrap>
      {queries.map((query) => (
        <Idea key={query} size="s" onClick={() => onAsk(query)}>
          <bdi>{query}</bdi>
        </Idea>
      ))}
      <Button size="s" variant="quiet" icon={<RefreshIcon aria-hidden />} onClick={() => setQueries(draw)}>
        {t`Other ideas`}
      </Button>
    </Row>
  );
}

/* A whole question: where it is wider than the page it goes on in a second line. */
const Idea = styled(Button)`
  flex-shrink: 1;
`;
