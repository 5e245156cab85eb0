import { useEffect, useRef } from 'react';
import { allModels, type ServiceModel } from '../../engine';

/**
 * Goes to the place that the address names after `#` once the screen has, and has drawn, what it shows: the browser itself looks for it when the page
 * opens, before the answers are there. A resident who has scrolled or gone to a control by then is left where they are.
 */
export function useNamedPlace(model: ServiceModel, isWhole: boolean): void {
  const hasAll = isWhole && isDrawn(model);
  const looked = useRef(false);
  useEffect(() => {
    if (!hasAll || looked.current) return;
    looked.current = true;
    // Where the page has been scrolled to is known only after it is laid out; most addresses name no place.
    if (location.hash === '') return;
    const place = document.getElementById(location.hash.slice(1));
    const focused = document.activeElement;
    const isElsewhere = window.scrollY > 0 || (focused !== document.body && focused?.tagName !== 'H1');
    if (place === null || isElsewhere) return;
    // At once and without motion. The focus goes along, so that keyboard and screen reader continue from there.
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ behavior: 'instant' });
  }, [hasAll]);
}

/** True when nothing of a screen is on its way any more. */
export function isDrawn({ blocks }: Pick<ServiceModel, 'blocks'>): boolean {
  return !allModels(blocks).some((block) => 'state' in block && block.state.status === 'loading');
}
