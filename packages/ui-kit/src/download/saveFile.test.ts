import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { saveFile } from './saveFile.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the browser saves the file under its name, and its memory is freed once every browser has read it', () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:receipt');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  const saved: [href: string, name: string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.href, this.download]);
  });

  const content = new Blob(['a,b'], { type: 'text/csv' });
  saveFile(content, 'receipt.csv');

  expect(create).toHaveBeenCalledExactlyOnceWith(content);
  expect(saved).toEqual([['blob:receipt', 'receipt.csv']]);
  vi.advanceTimersByTime(9_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:receipt');
});
