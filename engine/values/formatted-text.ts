/** Tags that formatted text may hold: no scripts, styles, forms, frames, plugins, SVG or MathML. */
export const textTags: readonly string[] = [
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'span', 'br', 'hr', 'blockquote', 'pre', 'address', 'article', 'section'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col'],
  ...['a', 'abbr', 'b', 'strong', 'i', 'em', 'u', 's', 'small', 'sub', 'sup', 'mark', 'code', 'kbd', 'cite', 'q', 'time', 'del', 'ins'],
  ...['img', 'figure', 'figcaption', 'details', 'summary'],
];

/** Attributes that its tags may have. */
export const textAttributes: readonly string[] = [
  'href',
  'src',
  'alt',
  'title',
  'lang',
  'dir',
  'id',
  'colspan',
  'rowspan',
  'scope',
  'start',
  'datetime',
  'width',
  'height',
];
