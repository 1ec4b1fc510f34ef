import { expect, test, vi } from 'vitest';

import { firstScreenIsThere } from '../state/firstScreen.ts';
import { takeOver } from './start.tsx';

test('the screen goes on where the user was on the page', async () => {
  document.body.innerHTML = `<div id="root"><form class="first">
    <input name="email" /><input type="password" name="password" /><input type="checkbox" name="remember" /><button>Sign in</button>
  </form></div>`;
  const root = document.querySelector('#root')!;
  takeOver(root);
  const [email, password, remember] = root.querySelectorAll('input');
  email!.value = 'ann@my-air.test';
  password!.value = 'corect';
  remember!.checked = true;
  password!.focus();
  password!.setSelectionRange(3, 3);
  const pressed = root.querySelector('button')!;
  window.myAir = { fail: () => {}, pressed };

  root.innerHTML =
    '<main><input name="email" /><input type="password" name="password" /><input type="checkbox" name="remember" /><button>Cancel</button><button>Sign in</button></main>';
  const press = vi.fn();
  root.querySelector('button:last-of-type')!.addEventListener('click', press);
  firstScreenIsThere();

  await vi.waitFor(() => expect(press).toHaveBeenCalledOnce());
  const [first, second, third] = root.querySelectorAll('input');
  expect([first!.value, second!.value, third!.checked]).toEqual(['ann@my-air.test', 'corect', true]);
  expect(document.activeElement).toBe(second);
  expect([second!.selectionStart, second!.selectionEnd]).toEqual([3, 3]);
});
