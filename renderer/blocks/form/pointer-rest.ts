// A message that comes or goes moves what stands below it. While a finger or a mouse button is down on a button there, that button would
// move away from under it and the press would be lost.
const ends = ['pointerup', 'pointercancel'] as const;
let isDown = false;

document.addEventListener(
  'pointerdown',
  () => {
    isDown = true;
  },
  true,
);
for (const end of ends) {
  document.addEventListener(
    end,
    () => {
      isDown = false;
    },
    true,
  );
}

/** Runs `act` at once or, while a pointer is down, after it was released and its click was handled. */
export function whenPointerRests(act: () => void): void {
  if (!isDown) {
    act();
    return;
  }
  const released = () => {
    for (const end of ends) document.removeEventListener(end, released, true);
    // The click follows the release in the same turn.
    setTimeout(act, 0);
  };
  for (const end of ends) document.addEventListener(end, released, true);
}
