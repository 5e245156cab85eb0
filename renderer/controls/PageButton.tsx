import './pager.css';

interface PageButtonProps {
  readonly label: string;
  readonly enabled: boolean;
  readonly path: string;
  onPress(): void;
}

/** The way to another page. It stays focusable at the ends: a button that vanishes under the focus sends a keyboard user back to the top. */
export function PageButton({ label, enabled, path, onPress }: PageButtonProps) {
  return (
    <button type="button" className="page-button" aria-label={label} aria-disabled={!enabled} onClick={enabled ? onPress : undefined}>
      <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
}
