const shapes = {
  folder: 'M3 6h7l2 3h9v10H3z',
  page: 'M4 4h16v16H4zM8 9h8M8 13h8M8 17h4',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4M9 13l3 3 3-3M12 9v7',
} as const;

/** The sign of a row's kind. The note beside it says the same in words. */
export function RowIcon({ kind }: { readonly kind: keyof typeof shapes }) {
  return (
    <svg className={`row-icon row-icon-${kind}`} width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  );
}
