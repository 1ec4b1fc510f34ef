/* The script of the identity provider's pages. Without it they work too: it only fills in and shows. */

const settings = Intl.DateTimeFormat(navigator.language).formatToParts();
const [first] = settings.filter(({ type }) => type !== 'literal');
const dateFormats = { month: 'US', year: 'ISO', day: 'Europe' };

fill('timezone', Intl.DateTimeFormat().resolvedOptions().timeZone);
fill('date_format', dateFormats[first.type]);
for (const input of document.querySelectorAll('input[type=password]')) addReveal(input);

/** Fills in a hidden field of the page's form, where there is one. */
function fill(name, value) {
  const input = document.querySelector(`input[type=hidden][name=${name}]`);
  if (input) input.value = value;
}

/** Adds a button that shows the password of a field. */
function addReveal(input) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'reveal';
  button.setAttribute('aria-controls', input.id);
  const label = () => (input.type === 'password' ? 'Show password' : 'Hide password');
  button.textContent = label();
  button.addEventListener('click', () => {
    input.type = input.type === 'password' ? 'text' : 'password';
    button.textContent = label();
  });
  input.after(button);
}
