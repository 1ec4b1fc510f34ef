import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import { Field } from '../field/Field.tsx';
import { FileDrop, type FileDropProps, type FileDropWords } from './FileDrop.tsx';
import { FileLine, type UploadItem } from './FileLine.tsx';

const words: FileDropWords = {
  choose: 'Choose files',
  drop: 'or drop them here',
  refusal: ({ rule }) => `Broken: ${rule}`,
  folder: 'Folders cannot be sent',
  added: (taken, refused) => `${taken} added, ${refused} refused`,
  size: (bytes) => `${bytes} B`,
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Send ${name} again`,
  sending: (name) => `Sending ${name}`,
  done: 'Sent',
  failed: 'Not sent',
};

const file = (name: string, type = 'image/png', size = 1000) =>
  new File([new Uint8Array(size)], name, { type });
const rules = { types: 'image/*', maxSize: 5, minSize: 0.001, maxCount: 3 };
const itemsOf = (files: readonly File[]): UploadItem[] =>
  files.map((one) => ({ id: one.name, file: one, status: 'waiting' }));

function Kept({ items: initial, onAdd, onRemove, ...rest }: FileDropProps) {
  const [items, setItems] = useState(initial);
  return (
    <Field label="Attachments">
      <FileDrop
        {...rest}
        items={items}
        onAdd={(files) => {
          setItems([...items, ...itemsOf(files)]);
          onAdd(files);
        }}
        onRemove={(id) => {
          setItems(items.filter((item) => item.id !== id));
          onRemove(id);
        }}
      />
    </Field>
  );
}

function renderKept(props: Partial<FileDropProps> = {}) {
  const onAdd = vi.fn();
  const onRemove = vi.fn();
  render(<Kept items={[]} words={words} rules={rules} onAdd={onAdd} onRemove={onRemove} {...props} />);
  return { onAdd, onRemove, picker: screen.getByLabelText<HTMLInputElement>(/Attachments/) };
}

test('[MSG-04] files are taken from the picker, which offers what the rules allow', async () => {
  const { onAdd, picker } = renderKept();
  expect(picker.accept).toBe('image/*');
  expect(picker.multiple).toBe(true);
  const files = [file('a.png'), file('b.png')];
  await userEvent.upload(picker, files);
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(files);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('status').textContent).toBe('2 added, 0 refused');
});

test('[MSG-04] files are taken when they are dropped, and a folder is not one', () => {
  const { onAdd, picker } = renderKept();
  const dropped = file('a.png');
  const entry = (isDirectory: boolean, one: File) => ({
    kind: 'file',
    getAsFile: () => one,
    webkitGetAsEntry: () => ({ isDirectory }),
  });
  const zone = picker.closest('label') as HTMLElement;
  fireEvent.dragOver(zone);
  expect(zone.dataset['over']).toBe('true');
  const event = createEvent.drop(zone, {
    dataTransfer: { items: [entry(false, dropped), entry(true, file('folder', ''))] },
  });
  fireEvent(zone, event);
  expect(event.defaultPrevented).toBe(true);
  expect(zone.dataset['over']).toBeUndefined();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([dropped]);
  expect(screen.getByText('Folders cannot be sent')).toBeDefined();
  fireEvent.drop(zone, { dataTransfer: { items: [entry(false, file('b.png'))] } });
  expect(screen.queryByText('Folders cannot be sent')).toBeNull();
});

test('a folder alone is refused in words', () => {
  const { onAdd, picker } = renderKept();
  const folder = { kind: 'file', getAsFile: () => null, webkitGetAsEntry: () => ({ isDirectory: true }) };
  fireEvent.drop(picker.closest('label') as HTMLElement, { dataTransfer: { items: [folder] } });
  expect(onAdd).not.toHaveBeenCalled();
  expect(screen.getByText('Folders cannot be sent')).toBeDefined();
});

test('[MSG-04] files are taken when they are pasted; pasted text is left alone', () => {
  const { onAdd, picker } = renderKept();
  const pasted = file('shot.png');
  const text = createEvent.paste(picker, { clipboardData: { items: [{ kind: 'string' }] } });
  fireEvent(picker, text);
  expect(text.defaultPrevented).toBe(false);
  fireEvent.paste(picker, { clipboardData: { items: [{ kind: 'file', getAsFile: () => pasted }] } });
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([pasted]);
});

test('[VAL-03] [VAL-04] a file that breaks a rule is named with its reason and never handed on', async () => {
  const { onAdd, picker } = renderKept({ items: itemsOf([file('there.png')]) });
  const added = [
    file('a.exe', 'application/x-msdownload'),
    file('empty.png', 'image/png', 0),
    file('b.png'),
    file('huge.png', 'image/png', 4000),
    file('c.png'),
    file('d.png'),
  ];
  await userEvent.upload(picker, added, { applyAccept: false });
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([added[2], added[4]]);
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'there.png1000 B',
    'b.png1000 B',
    'c.png1000 B',
    'a.exe1000 BBroken: upload_type',
    'empty.png0 BBroken: upload_min_size',
    'huge.png4000 BBroken: upload_max_size',
    'd.png1000 BBroken: upload_count',
  ]);
  expect(screen.getByRole('status').textContent).toBe('2 added, 4 refused');
  await userEvent.click(screen.getByRole('button', { name: 'Remove a.exe' }));
  expect(screen.queryByText('Broken: upload_type')).toBeNull();
});

test('the focus goes on to the next file when one is removed, and at last to the picker', async () => {
  const { onRemove, picker } = renderKept({ items: itemsOf([file('a.png'), file('b.png')]) });
  screen.getByRole('button', { name: 'Remove a.png' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(onRemove).toHaveBeenLastCalledWith('a.png');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove b.png' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(picker);
});

test('a file shows how far it is, that it arrived, or why it did not, and can be sent again', async () => {
  const retry = vi.fn();
  const items: UploadItem[] = [
    { id: '1', file: file('a.png'), status: 'sending', progress: 0.406 },
    { id: '2', file: file('b.png'), status: 'done' },
    { id: '3', file: file('c.png'), status: 'failed', error: 'The connection broke' },
    { id: '4', file: file('d.png'), status: 'failed' },
  ];
  renderKept({ items, onRetry: retry });
  const bar = screen.getByRole('progressbar', { name: 'Sending a.png' });
  expect(bar.getAttribute('aria-valuenow')).toBe('41');
  const [, sent, broken, unknown] = screen.getAllByRole('listitem');
  expect(within(sent as HTMLElement).getByText('Sent')).toBeDefined();
  expect(within(broken as HTMLElement).getByText('The connection broke')).toBeDefined();
  expect(within(unknown as HTMLElement).getByText('Not sent')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Send c.png again' }));
  expect(retry).toHaveBeenCalledExactlyOnceWith('3');
});

test('the bar of a file stays, full, when the file has arrived, so that the lines below do not move', () => {
  const line = (status: UploadItem['status']) => (
    <ul>
      <FileLine
        item={{ id: '1', file: file('a.png'), status, progress: 0.4 }}
        words={words}
        onRemove={() => {}}
      />
    </ul>
  );
  const { rerender } = render(line('sending'));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  rerender(line('done'));
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  rerender(line('failed'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('the name of a refused file is shown without marks of direction', () => {
  const item = { id: '1', file: file('\u202Egnp.exe'), status: 'refused', error: 'Not this' } as const;
  render(<FileLine item={item} words={words} onRemove={() => {}} />);
  expect(screen.getByText('gnp.exe')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove gnp.exe' })).toBeDefined();
});

test('nothing is taken while it is disabled', () => {
  const { onAdd, picker } = renderKept({ disabled: true, items: itemsOf([file('there.png')]) });
  expect(screen.getByRole('button', { name: 'Remove there.png' })).toHaveProperty('disabled', true);
  fireEvent.drop(picker, { dataTransfer: { items: [], files: [file('a.png')] } });
  expect(onAdd).not.toHaveBeenCalled();
  expect(picker.disabled).toBe(true);
});

test.each([
  ['image/,pdf', 'image/*,.pdf'],
  ['.zip, video/mp4', '.zip,video/mp4'],
  ['*', ''],
  ['', ''],
])('the types %j are offered as %j', (types, accept) => {
  const { picker } = renderKept({ rules: { types } });
  expect(picker.accept).toBe(accept);
});
