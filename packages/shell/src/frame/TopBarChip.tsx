import { usePortal, type ChipQuery, type ShownQuery } from '@my-air/feature-api';
import { loadOptionalPart } from '@my-air/screen-kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';

export interface TopBarChipProps {
  /** Loads the query of the text. */
  chip: () => Promise<ChipQuery>;
  /** Draws the button with its text; not called while the text is missing. */
  children: (text: string) => ReactNode;
}

/** A button of the top bar that is there only while its text is. */
export function TopBarChip({ chip, children }: TopBarChipProps) {
  const portal = usePortal();
  const [chipQuery, setChipQuery] = useState<ChipQuery>();
  useEffect(() => {
    let isWanted = true;
    void loadOptionalPart(chip).then((loaded) => {
      if (isWanted) setChipQuery(() => loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [chip]);
  const query = chipQuery?.(portal);
  return query ? <Told query={query}>{children}</Told> : null;
}

function Told({ query, children }: { query: ShownQuery<string | null> } & Pick<TopBarChipProps, 'children'>) {
  const { data: text } = useQuery(query);
  return text ? children(text) : null;
}
