import { usePortal, type TopBarSheetProps } from '@my-air/feature-api';
import { holdKeys, type HeldKeys } from '@my-air/screen-kit';
import { useTranslated } from '@my-air/i18n';
import { VisuallyHidden } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type ComponentType, type Ref } from 'react';

import { useShell } from '../Shell.ts';
import { NavigationBadge } from './NavigationBadge.tsx';
import { PartPicture } from './PartPicture.tsx';
import { TopBarChip } from './TopBarChip.tsx';
import type { OwnedTopBarPart } from './topBarParts.ts';
import type { TopBarPopoverProps } from './TopBarPopover.tsx';

export interface TopBarButtonProps {
  /** The contribution of a feature that the button opens. */
  part: OwnedTopBarPart;
}

interface Loaded {
  Popover: ComponentType<TopBarPopoverProps>;
  Sheet: ComponentType<TopBarSheetProps>;
}

/** A button that a feature puts into the top bar. Its sheet is loaded, with the feature's texts, when it is first opened. */
export function TopBarButton({ part }: TopBarButtonProps) {
  if (!part.chip) return <SheetButton part={part} />;
  return <TopBarChip chip={part.chip}>{(text) => <SheetButton part={part} text={text} />}</TopBarChip>;
}

function SheetButton({ part, text }: TriggerProps) {
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
        part.load(),
        locale.add(part.loadMessages),
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
      <Trigger part={part} text={text} ref={button} onClick={() => void open()} aria-haspopup="dialog" />
    );
  }
  const { Popover, Sheet } = loaded;
  return (
    <Popover
      trigger={<Trigger part={part} text={text} ref={button} />}
      title={translate(part.label)}
      Sheet={Sheet}
    />
  );
}

function Trigger({ part, text, ref, ...rest }: TriggerProps & Record<string, unknown>) {
  const translate = useTranslated();
  const name = translate(part.label);

  return (
    <button
      {...rest}
      ref={ref}
      type="button"
      className={text ? 'bar-button bar-chip' : 'bar-button'}
      title={name}
    >
      <PartPicture icon={part.icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {text && <span className="bar-chip-text">{text}</span>}
      {part.badge && <NavigationBadge badge={part.badge} />}
    </button>
  );
}

interface TriggerProps extends TopBarButtonProps {
  /** The text of the button beside its picture. */
  text?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}
