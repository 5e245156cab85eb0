// A script of the page's head, for residents who press everything twice, as on a desktop. The second press of a double click would undo what
// the first has done, go one step too far, or hit what has come under the pointer meanwhile. A word is still selected by a double click, and
// who presses the same thing more often than twice goes on from the third press.

const pressed = 'a, button, summary, label, input, textarea, select, [contenteditable], [role="combobox"], [role="option"]';
const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]';

/** What the first press of a series was on: undefined until one is seen in this page, null for words and fields. */
let first: Element | null | undefined;
let isIgnored = false;

/** What a press is on, as far as a press does something there. */
function controlAt({ target }: Event): Element | null {
  const control = target instanceof Element ? target.closest(pressed) : null;
  return control?.matches(written) ? null : control;
}

function stop(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

addEventListener(
  'mousedown',
  (event) => {
    if (event.button !== 0) return;
    const control = controlAt(event);
    // The browser counts the presses of a series, as its system is set. The first may have been in the page before this one.
    if (event.detail < 2 || first === undefined) first = control;
    isIgnored = event.detail > 1 && (control !== first || (control !== null && event.detail === 2));
    if (isIgnored) stop(event);
  },
  true,
);
// Keys and screen readers press without a series.
addEventListener('click', (event) => isIgnored && event.detail > 1 && stop(event), true);
