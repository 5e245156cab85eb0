/** Two arrowheads; the one of the current direction is filled. */
export function SortIcon({ sorted }: { readonly sorted: false | 'asc' | 'desc' }) {
  return (
    <svg className="sort-icon" width="12" height="16" viewBox="0 0 12 16" aria-hidden="true">
      <path d="M6 1l4.5 5.5h-9z" className={sorted === 'asc' ? 'sort-on' : 'sort-off'} />
      <path d="M6 15l4.5-5.5h-9z" className={sorted === 'desc' ? 'sort-on' : 'sort-off'} />
    </svg>
  );
}
