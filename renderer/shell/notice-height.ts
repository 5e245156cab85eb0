/** Keeps the height of the visible notice in --notice-height, so that elements that stick to the bottom of the window can end above it. */
export function keepNoticeHeight(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--notice-height', `${notice.offsetHeight}px`);
  // Other letters, another language or a narrower window make it higher.
  const observer = new ResizeObserver(measure);
  observer.observe(notice);
  measure();
  return () => {
    observer.disconnect();
    style.removeProperty('--notice-height');
  };
}
