import { useEffect, useRef, useState } from 'react';

/** What gestures do to a map. */
export interface Gestures {
  zoom(factor: number, at?: readonly [number, number]): void;
  move(x: number, y: number): void;
  whole(): void;
  press(row: number): void;
}

const step = 1.6;
const keyStep = 60;
const stillPressed = 5;

/**
 * Moves a map by mouse, keyboard and two fingers. One finger scrolls the page, and so does the wheel without Ctrl: a map must not hold anybody
 * who only wants to read on.
 */
export function useGestures(gestures: Gestures): MapSurface {
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });
  const [surface] = useState(() => makeSurface(() => latest.current));
  return surface;
}

/** The element on which gestures are made. */
export interface MapSurface {
  /** Follows the gestures on an element until the returned function is called. */
  watch(element: HTMLElement | null): () => void;
  element(): HTMLElement | null;
}

function makeSurface(gestures: () => Gestures): MapSurface {
  let current: HTMLElement | null = null;
  const watch = (element: HTMLElement | null) => {
    if (element === null) return () => undefined;
    current = element;
    const ends = [
      watchMouse(element, gestures),
      watchKeys(element, gestures),
      watchFingers(element, gestures),
      watchWheel(element, gestures),
    ];
    return () => {
      current = null;
      for (const end of ends) end();
    };
  };
  return { watch, element: () => current };
}

function listen<Name extends keyof HTMLElementEventMap>(
  element: HTMLElement,
  name: Name,
  heard: (event: HTMLElementEventMap[Name]) => void,
): () => void {
  element.addEventListener(name, heard, { passive: false });
  return () => element.removeEventListener(name, heard);
}

function watchMouse(element: HTMLElement, gestures: () => Gestures): () => void {
  let from: { x: number; y: number } | null = null;
  let way = 0;
  const ends = [
    listen(element, 'pointerdown', (event) => {
      way = 0;
      if (event.pointerType !== 'touch' && event.button === 0) from = { x: event.clientX, y: event.clientY };
    }),
    listen(element, 'pointermove', (event) => {
      if (from === null) return;
      const [x, y] = [from.x - event.clientX, from.y - event.clientY];
      way += Math.hypot(x, y);
      if (way < stillPressed) return;
      element.setPointerCapture(event.pointerId);
      from = { x: event.clientX, y: event.clientY };
      gestures().move(x, y);
    }),
    listen(element, 'pointerup', () => {
      from = null;
    }),
    listen(element, 'pointercancel', () => {
      from = null;
    }),
    listen(element, 'click', (event) => {
      const marked = event.target instanceof Element ? event.target.closest('[data-row]') : null;
      const row = marked?.getAttribute('data-row');
      if (way < stillPressed && row !== null && row !== undefined) gestures().press(Number(row));
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

const keys: ReadonlyMap<string, (gestures: Gestures) => void> = new Map([
  ['+', ({ zoom }: Gestures) => zoom(step)],
  ['=', ({ zoom }: Gestures) => zoom(step)],
  ['-', ({ zoom }: Gestures) => zoom(1 / step)],
  ['0', ({ whole }: Gestures) => whole()],
  ['ArrowLeft', ({ move }: Gestures) => move(-keyStep, 0)],
  ['ArrowRight', ({ move }: Gestures) => move(keyStep, 0)],
  ['ArrowUp', ({ move }: Gestures) => move(0, -keyStep)],
  ['ArrowDown', ({ move }: Gestures) => move(0, keyStep)],
]);

function watchKeys(element: HTMLElement, gestures: () => Gestures): () => void {
  return listen(element, 'keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = keys.get(event.key);
    if (act === undefined) return;
    event.preventDefault();
    act(gestures());
  });
}

function watchWheel(element: HTMLElement, gestures: () => Gestures): () => void {
  return listen(element, 'wheel', (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const { left, top } = element.getBoundingClientRect();
    gestures().zoom(Math.exp(-event.deltaY * 0.005), [event.clientX - left, event.clientY - top]);
  });
}

function watchFingers(element: HTMLElement, gestures: () => Gestures): () => void {
  let before: { readonly x: number; readonly y: number; readonly apart: number } | null = null;
  const middle = (touches: TouchList) => {
    const [one, other] = [touches[0], touches[1]];
    if (touches.length !== 2 || one === undefined || other === undefined) return null;
    const { left, top } = element.getBoundingClientRect();
    return {
      x: (one.clientX + other.clientX) / 2 - left,
      y: (one.clientY + other.clientY) / 2 - top,
      apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    };
  };
  const follow = (event: TouchEvent) => {
    const now = middle(event.touches);
    if (now !== null) event.preventDefault();
    if (now !== null && before !== null && event.type === 'touchmove') {
      gestures().move(before.x - now.x, before.y - now.y);
      gestures().zoom(now.apart / before.apart, [now.x, now.y]);
    }
    before = now;
  };
  const ends = [
    listen(element, 'touchstart', follow),
    listen(element, 'touchmove', follow),
    listen(element, 'touchend', follow),
    listen(element, 'touchcancel', follow),
  ];
  return () => {
    for (const end of ends) end();
  };
}
