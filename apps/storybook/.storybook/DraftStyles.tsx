import { brandSheet } from '@my-air/ui-kit/tokens';
import { useAtomValue } from 'jotai';

import { draftAtom, draftBrand } from '../stories/workbench/draft.ts';

/** The variables of the brand of the workbench, where that is the brand of the page; they follow its changes. */
export function DraftStyles({ brand }: { brand: string }) {
  const { file } = useAtomValue(draftAtom());
  return brand === draftBrand && <style>{brandSheet(draftBrand, file)}</style>;
}
