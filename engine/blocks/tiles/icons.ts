/** The pictures of tiles, by the names that an office gives. */
export const tileIcons = [
  'document',
  'budget',
  'people',
  'vote',
  'vehicle',
  'water',
  'waste',
  'home',
  'phone',
  'map',
  'payment',
  'form',
] as const;
