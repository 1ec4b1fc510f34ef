import { useLingui } from '@lingui/react/macro';
import { usePortal } from '@my-air/feature-kit';
import { QueryView } from '@my-air/feature-kit/views';
import { useTranslated } from '@my-air/i18n';
import { Popover, Skeleton, type PopoverProps } from '@my-air/ui-kit';
import { useQuery } from '@tanstack/react-query';

import type { TopBarItemWithMessages } from './topBarItems.ts';
import { codeQuery } from './useCode.ts';

export interface TopBarSheetProps extends Pick<PopoverProps, 'anchor' | 'isOpen'> {
  /** The contribution of a feature that is shown. */
  item: TopBarItemWithMessages;
  /** Called with false when the sheet is to be closed. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The sheet of a button of the top bar; what is in it is loaded, with the feature's texts, when it is first opened. */
export function TopBarSheet({ item, ...opening }: TopBarSheetProps) {
  const translate = useTranslated();

  return (
    <Popover
      {...opening}
      title={translate(item.label)}
      style={{ width: '24rem', maxHeight: 'min(var(--available-height), 36rem)' }}
    >
      <Sheet item={item} close={() => opening.onOpenChange(false)} />
    </Popover>
  );
}

function Sheet({ item, close }: Pick<TopBarSheetProps, 'item'> & { close: () => void }) {
  const { t } = useLingui();
  const { locale } = usePortal();
  const query = useQuery(
    codeQuery(`sheet:${item.id}`, async () => {
      const [Content] = await Promise.all([item.load(), locale.add(item.loadMessages)]);
      return Content;
    }),
  );
  return (
    <QueryView query={query} pending={<Skeleton lines={4} />} failed={t`Something went wrong`}>
      {({ code: Content }) => <Content close={close} />}
    </QueryView>
  );
}
