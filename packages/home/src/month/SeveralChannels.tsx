import { styled } from 'styled-components';

import { ChangeLists } from './ChangeLists.tsx';
import { MonthTiles } from './MonthTiles.tsx';
import { useMonth } from './useMonth.ts';

/** The part of the last 28 days that several channels have: their subscribers, the next payout, and the greatest changes. */
export function SeveralChannels() {
  const month = useMonth();
  if (!month) return null;
  return (
    <>
      <Tiles>
        <MonthTiles {...month} />
      </Tiles>
      <ChangeLists {...month} level={3} />
    </>
  );
}

/** Figures beside each other, as many as have room. */
export const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: var(--space-5) var(--space-6);
`;
