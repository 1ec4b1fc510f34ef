import { usePortal, type TopBarSheetProps } from '@my-air/feature-api';
import { holdKeys, type HeldKeys } from '@my-air/screen-kit';
import { useTranslated } from '@my-air/i18n';
import { VisuallyHidden } from '@my-air/ui-kit';
import { useEffect, useRef, useState, type ComponentType, type Ref } from 'react';
import { styled } from 'styled-components';

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
    <BarButton {...rest} ref={ref} type="button" $isChip={Boolean(text)} title={name}>
      <ContributionPicture icon={item.icon} />
      <VisuallyHidden>{name}</VisuallyHidden>
      {text && <Progress>{text}</Progress>}
      {item.badge && (
        <Corner>
          <NavigationBadge badge={item.badge} />
        </Corner>
      )}
    </BarButton>
  );
}

interface TriggerProps extends TopBarButtonProps {
  /** The text of the button beside its picture. */
  text?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
}

const BarButton = styled.button<{ $isChip: boolean }>`
  position: relative;
  display: flex;
  gap: var(--space-1);
  align-items: center;
  justify-content: center;
  width: ${({ $isChip }) => ($isChip ? 'auto' : 'min(2.75rem, 14vw)')};
  height: 2.75rem;
  padding: 0 ${({ $isChip }) => ($isChip ? 'var(--space-2)' : '0')};
  color: ${({ $isChip }) => ($isChip ? 'var(--color-accent-text)' : 'var(--color-muted)')};
  font: inherit;
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    color: var(--color-text);
    background: var(--color-hover);
  }
  > svg {
    width: 1.375rem;
    height: 1.375rem;
  }
`;

/** How far work is, beside the picture. */
const Progress = styled.span`
  font-size: var(--font-size-14);
  font-weight: var(--font-weight-medium);
  font-variant-numeric: tabular-nums;
`;

/** The place of the count, over the picture. */
const Corner = styled.span`
  position: absolute;
  inset-block-start: 0.125rem;
  inset-inline-end: 0;
`;
