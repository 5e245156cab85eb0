/** Makes a label of a name in camel case or with hyphens: `planPoZmianach` becomes `Plan po zmianach`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLocaleLowerCase('pl');
  // Hard spaces, because in Polish a one-letter word may not end a line.
  const bound = words.replace(/(^| )([a-z]) /g, '$1$2\u00a0');
  return bound.charAt(0).toLocaleUpperCase('pl') + bound.slice(1);
}

/** Makes a camel-case name of a slug: `lista-parkingow` becomes `listaParkingow`. */
export function camelCase(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
