/** Words of a name in camel case or with hyphens, as a label: `planPoZmianach` becomes `Plan po zmianach`. */
export function labelOf(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .trim()
    .toLocaleLowerCase('pl');
  // A one-letter word does not stand at the end of a line in Polish.
  const bound = words.replace(/(^| )([a-z]) /g, '$1$2\u00a0');
  return bound.charAt(0).toLocaleUpperCase('pl') + bound.slice(1);
}

/** A slug as a name in camel case: `lista-parkingow` becomes `listaParkingow`. */
export function camelCase(slug: string): string {
  return slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
