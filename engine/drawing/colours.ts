/** Paul Tol's muted scheme, told apart with every kind of colour blindness on white, in an order that keeps neighbours far apart. */
export const colourBlindSafe = [
  '#332288',
  '#44aa99',
  '#cc6677',
  '#88ccee',
  '#882255',
  '#ddcc77',
  '#117733',
  '#aa4499',
  '#999933',
  '#6b7280',
] as const;

/** Black or white: what can be seen on a colour #rrggbb. */
export function inkOn(colour: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 130 ? '#000000' : '#ffffff';
}
