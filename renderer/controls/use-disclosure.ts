import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** A panel that a button opens and closes. */
export interface Disclosure {
  readonly open: boolean;
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly panel: RefObject<HTMLDivElement | null>;
  toggle(): void;
  close(): void;
}

/** Opens a panel by its button; Escape closes it and gives the focus back, and so does a press or the focus elsewhere without taking it. */
export function useDisclosure(): Disclosure {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const close = useCallback(() => {
    button.current?.focus();
    setOpen(false);
  }, []);
  useEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const elsewhere = ({ target }: Event) => {
      const isInside = target instanceof Node && (button.current?.contains(target) || panel.current?.contains(target));
      if (!isInside) setOpen(false);
    };
    document.addEventListener('keydown', pressed);
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
    };
  }, [open, close]);
  return { open, button, panel, toggle: () => setOpen((before) => !before), close };
}
