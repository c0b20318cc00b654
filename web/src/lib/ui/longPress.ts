// A long press of the finger shows what the pointer's rest shows; it is not a click. It can be read in peace: it goes with the next touch.

const PRESS = 450;

interface Press<T> {
  signal: AbortSignal;
  /** what lies under the finger; null: nothing to tell about */
  find: (target: EventTarget | null) => T | null;
  /** null: it is over */
  show: (found: T | null) => void;
}

export function longPress<T>(root: Element, { signal, find, show }: Press<T>): void {
  let pressing: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;
  let shown = false;
  const on = (type: string, act: (event: PointerEvent) => void): void => root.addEventListener(type, act as EventListener, { signal, capture: true });
  on('pointerdown', (event) => {
    pressed = false;
    clearTimeout(pressing);
    const found = event.pointerType === 'touch' ? find(event.target) : null;
    if (!found) return;
    pressing = setTimeout(() => {
      pressed = shown = true;
      show(found);
    }, PRESS);
  });
  const touched = ({ target }: Event): void => {
    if (!shown || (target as Element).closest('.tip')) return; // the card sees to itself: its links can be followed
    shown = false;
    show(null);
  };
  document.addEventListener('pointerdown', touched, { signal, capture: true });
  const release = (): void => clearTimeout(pressing);
  on('pointerup', release);
  on('pointercancel', release);
  on('mousedown', (event) => pressed && event.preventDefault()); // the focus stays: what loses it hides its card
  on('contextmenu', (event) => pressed && event.preventDefault());
  on('click', (event) => {
    if (pressed) event.stopImmediatePropagation();
    pressed = false;
  });
}
