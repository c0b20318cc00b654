// A long press of the finger shows what the pointer's rest shows; it is not a click.

const PRESS = 450;
const STAY = 2500;

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
  const on = (type: string, act: (event: PointerEvent) => void): void => root.addEventListener(type, act as EventListener, { signal, capture: true });
  on('pointerdown', (event) => {
    pressed = false;
    clearTimeout(pressing);
    const found = event.pointerType === 'touch' ? find(event.target) : null;
    if (!found) return;
    pressing = setTimeout(() => {
      pressed = true;
      show(found);
    }, PRESS);
  });
  const release = (): void => {
    clearTimeout(pressing);
    if (pressed) setTimeout(() => show(null), STAY);
  };
  on('pointerup', release);
  on('pointercancel', release);
  on('contextmenu', (event) => pressed && event.preventDefault());
  on('click', (event) => {
    if (pressed) event.stopImmediatePropagation();
    pressed = false;
  });
}
