import { usePortal, type TopBarSheetProps } from '@my-air/feature-api';
import { holdKeys, type HeldKeys } from '@my-air/screen-kit';
import { useTranslated } from '@my-air/i18n';
import { VisuallyHidden } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type ComponentType, type Ref } from 'react';

import { useShell } from '../Shell.ts';
import { NavigationBadge } from './NavigationBadge.tsx';
import { ContributionPicture } from '../navigation/ContributionPicture.tsx';
import { TopBarChip } from './TopBarChip.tsx';
import type { TopBarItemWithMessages } from './topBarItems.ts';
import type { TopBarPopoverProps } from './TopBarPopover.tsx';

export interface TopBarButtonProps {
  /** The contribution of a feature that the button opens. */
  item: TopBarItemWithMessages;
}

interface Loaded {
  Popover: ComponentType<TopBarPopoverProps>;
  Sheet: ComponentType<TopBarSheetProps>;
}

/** A button that a feature puts into the top bar. Its sheet is loaded, with the feature's texts, when it is first opened. */
export function TopBarButton({ item }: TopBarButtonProps) {
  if (!item.chip) return <SheetButton item={item} />;
  return <TopBarChip chip={item.chip}>{(text) => <SheetButton item={item} text={text} />}</TopBarChip>;
}

function SheetButton({ item, text }: TriggerProps) {
  const { monitoring } = useShell();
  const { locale } = usePortal();
  const translate = useTranslated();
  const [loaded, setLoaded] = useState<Loaded>();
  const button = useRef<HTMLButtonElement>(null);
  /** The keys for the sheet while it loads. */
  const held = useRef<HeldKeys>(undefined);

  function forget() {
    held.current?.stop();
    held.current = undefined;
  }
  async function open() {
    // A second press adds nothing.
    if (held.current) return;
    held.current = holdKeys(forget);
    try {
      const [{ TopBarPopover: Popover }, Sheet] = await Promise.all([
        import('./TopBarPopover.tsx'),
        item.load(),
        locale.add(item.loadMessages),
      ]);
      setLoaded({ Popover, Sheet });
    } catch (error) {
      // Code that failed to load is requested again at the next press.
      forget();
      monitoring.report(error);
    }
  }
  useEffect(() => {
    if (!loaded) return;
    const keys = held.current;
    held.current = undefined;
    // The sheet draws its own button, in place of the one that was pressed.
    if (keys || document.activeElement === document.body) button.current?.focus();
    // Unless Escape was pressed meanwhile.
    if (!keys) return;
    keys.arrive();
    button.current?.click();
  }, [loaded]);

  if (!loaded) {
    return (
      <Trigger item={item} text={text} ref={button} onClick={() => void open()} aria-haspopup="dialog" />
    );
  }
  const { Popover, Sheet } = loaded;
  return (
    <Popover
      trigger={<Trigger item={item} text={text} ref={button} />}
      title={translate(item.label)}
      Sheet={Sheet}
    />
  );
}

function Trigger({ item, text, ref, ...rest }: TriggerProps & Record<string, unknown>) {
  const translate = useTranslated();
  const name = translate(item.label);

  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={text ? 'bar-button bar-chip' : 'bar-button'}
      title={name}
    >
      <ContributionPicture icon={item.icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {text && <span className="bar-chip-text">{text}</span>}
      {item.badge && <NavigationBadge badge={item.badge} />}
    </button>
  );
}

interface TriggerProps extends TopBarButtonProps {
  /** The text of the button beside its picture. */
  text?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}
